import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import rehearsal.Rehearsal;
import rehearsal.Rehearsal.*;

/**
 * Tests of Rehearsal.java: {@code java -cp CLASSES RehearsalTest [protocol.schema.json]}.
 *
 * <p>Each plays an app along a line of its own, without a phone, and compares the answers to the byte.
 */
public final class RehearsalTest {
  private static final String FACTS =
      "'uptime':100,'wallClock':{'millisecondsSince1970':1767600000000,'zoneOffsetSeconds':3600},'platform':'iOS',"
          + "'permission':{'status':'whenInUse'},'locationServicesEnabled':true,'storage':{'a':'1'}";

  private static int failed;
  private static int checked;

  /** What an app does; it shows nothing but a title unless it sets another screen. */
  private interface Made {
    void make(Phone phone) throws Exception;
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments.length == 1 && arguments[0].equals("--child")) child();
    answersSignals();
    tellsTime();
    runsTasks();
    runsPeriodicTasks();
    saysWhatWentWrong();
    refusesOtherThreadsAndWaiting();
    refusesGarbage();
    ignoresWhatANewerPhoneTells();
    carriesAnyText();
    findsPositions();
    sends();
    stores();
    readsAndWritesRecords();
    keepsTheLineClean();
    if (arguments.length == 1) VocabularyTest.run(Path.of(arguments[0]));
    System.out.println(checked + " checks, " + failed + " failed");
    System.exit(failed == 0 && checked > 60 ? 0 : 1);
  }

  // MARK: A phone of one's own

  private static List<String> play(Function<Phone, App> app, String... lines) throws IOException {
    return playBytes(app, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> playBytes(Function<Phone, App> app, byte[] bytes) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    Rehearsal.serve(new ByteArrayInputStream(bytes), output, app);
    return output.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** Plays an app that shows nothing; returns what follows the id in the answers after the first. */
  private static List<String> after(Made made, String... signals) throws IOException {
    List<String> lines = new ArrayList<>(List.of(start(FACTS)));
    for (int i = 0; i < signals.length; i++) lines.add(told(i + 2, signals[i]));
    List<String> answers = play(phone -> {
      try {
        made.make(phone);
      } catch (Exception thrown) {
        throw new IllegalStateException(thrown);
      }
      return () -> null;
    }, lines.toArray(String[]::new));
    return answers.stream().skip(1).map(RehearsalTest::content).toList();
  }

  private static String content(String answer) {
    return answer.replaceFirst("^\\{\"jsonrpc\":\"2.0\",\"id\":\\d+,", "{");
  }

  private static String start(String facts) {
    return message(1, "start", "'protocol':1,'seed':7,'facts':{" + facts + "}");
  }

  private static String told(int id, String signalAndFacts) {
    String[] parts = signalAndFacts.split("\\|");
    String facts = parts.length > 1 ? parts[1] : "";
    return message(id, "signal", "'signal':{" + parts[0] + "},'facts':{" + facts + "}");
  }

  private static String message(int id, String method, String params) {
    return quoted("{'jsonrpc':'2.0','id':" + id + ",'method':'" + method + "','params':{" + params + "}}");
  }

  private static String tap(String label) { return "'kind':'tapped','label':'" + label + "'"; }

  private static final String TIMER = "'kind':'timerFired','timer':'rehearsal.executor'";

  private static String asks(String... requests) {
    return quoted("{'result':{'requests':[" + String.join(",", requests) + "]}}");
  }

  private static String schedule(String after) {
    return "{'kind':'schedule','timer':'rehearsal.executor','after':" + after + "}";
  }

  /** JSON as it is easier to read here: with apostrophes for quotation marks. */
  private static String quoted(String text) { return text.replace('\'', '"'); }

  static void check(String what, Object found, Object expected) {
    checked++;
    if (expected.equals(found)) return;
    failed++;
    System.out.println("FAILED: " + what + "\n  expected: " + expected + "\n  found:    " + found);
  }

  private static void checkHas(String what, String found, String... parts) {
    for (String part : parts) check(what + ": has " + part, found.contains(quoted(part)) ? part : found, part);
  }

  // MARK: Signals and screens

  private static void answersSignals() throws IOException {
    int[] taps = {0};
    List<String> answers = play(phone -> {
      phone.onTap("More", () -> taps[0]++);
      phone.onTap("Settings", () -> phone.ask(new Request.OpenSettings()));
      phone.onTap("Settings", () -> phone.ask(
          Request.AskForPermission.android(AndroidPermission.COARSE, AndroidPermission.FINE)));
      return () -> new Screen("Taps").message("" + taps[0]).controls(List.of(new Control("More")));
    }, start(FACTS), told(2, tap("More")), told(3, tap("Other")), told(4, tap("Settings")));
    String screen = "'screen':{'title':'Taps','badges':[],'message':'%d','metrics':[],"
        + "'items':[],'fields':[],'controls':[{'label':'More','isEnabled':true}],'canPullToRefresh':false}";
    check("answers", answers, Stream.of(
        "{'jsonrpc':'2.0','id':1,'result':{'protocol':1," + screen.formatted(0) + "}}",
        "{'jsonrpc':'2.0','id':2,'result':{" + screen.formatted(1) + ",'requests':[]}}",
        "{'jsonrpc':'2.0','id':3,'result':{'requests':[]}}",
        "{'jsonrpc':'2.0','id':4,'result':{'requests':[{'kind':'openSettings'},"
            + "{'kind':'askForPermission','permission':'android','permissions':['coarse','fine']}]}}")
        .map(RehearsalTest::quoted).toList());
    check("requests of the beginning wait for the first signal",
        after(phone -> phone.ask(new Request.StartVisits()), tap("A"), tap("B")),
        List.of(asks("{'kind':'startVisits'}"), asks()));
  }

  // MARK: Time

  private static void tellsTime() throws IOException {
    List<Object> seen = new ArrayList<>();
    after(phone -> phone.on(Signal.class, signal -> seen.addAll(
        List.of(LocalTime.now(phone.clock()), phone.clock().withZone(java.time.ZoneOffset.UTC).instant().toEpochMilli(),
            phone.uptime(), phone.random().nextInt(1000)))),
        tap("A"), tap("B") + "|'uptime':100.25,'wallClock':{'millisecondsSince1970':1767600060000}");
    java.util.Random random = new java.util.Random(7);
    check("the phone's time", seen, List.of(
        LocalTime.of(9, 0), 1767600000000L, Duration.ofSeconds(100), random.nextInt(1000),
        LocalTime.of(8, 1), 1767600060000L, Duration.ofMillis(100_250), random.nextInt(1000)));
  }

  private static void runsTasks() throws IOException {
    List<String> done = new ArrayList<>();
    List<String> answers = after(phone -> {
      phone.onTap("A", () -> {
        phone.executor().schedule(Duration.ofSeconds(60), () -> done.add("60"));
        phone.executor().schedule(() -> done.add("10"), 10, TimeUnit.SECONDS);
        phone.executor().schedule(() -> done.add("10 too"), 10_000, TimeUnit.MILLISECONDS);
        phone.executor().execute(() -> phone.executor().execute(() -> done.add("at once")));
        phone.executor().schedule(Duration.ofSeconds(-1), () -> done.add("late already"));
        CompletableFuture.supplyAsync(() -> "chained", phone.executor()).thenAccept(done::add);
        done.add("handler");
      });
      phone.onTap("Cancel", () -> phone.executor().shutdownNow());
    }, tap("A"), tap("B") + "|'uptime':105", TIMER + "|'uptime':109.999999", 
        TIMER + "|'uptime':160", tap("Cancel"));
    check("tasks in order", done,
        List.of("handler", "late already", "chained", "at once", "10", "10 too", "60"));
    check("one timer for the next deadline", answers,
        List.of(asks(schedule("10")), asks(), asks(schedule("50.000001")), asks(), asks()));
    check("a task taken back takes the timer back", after(phone -> {
      List<Future<?>> tasks = new ArrayList<>();
      phone.onTap("A", () -> tasks.add(phone.executor().schedule(Duration.ofMillis(1500), () -> {})));
      phone.onTap("B", () -> tasks.get(0).cancel(false));
    }, tap("A"), tap("B"), tap("B")), List.of(
        asks(schedule("1.5")), asks("{'kind':'cancel','timer':'rehearsal.executor'}"), asks()));
  }

  private static void runsPeriodicTasks() throws IOException {
    List<Duration> rate = new ArrayList<>();
    List<Duration> delay = new ArrayList<>();
    String[] signals = new String[5];
    for (int i = 0; i < 5; i++) signals[i] = TIMER + "|'uptime':" + List.of(100, 105, 113, 115, 118).get(i);
    List<String> answers = after(phone -> {
      phone.executor().scheduleAtFixedRate(() -> rate.add(phone.uptime()), 5, 5, TimeUnit.SECONDS);
      phone.executor().scheduleWithFixedDelay(() -> delay.add(phone.uptime()), 5, 5, TimeUnit.SECONDS);
    }, signals);
    check("at a fixed rate", rate.stream().map(Duration::toSeconds).toList(), List.of(105L, 113L, 115L));
    check("with a fixed delay", delay.stream().map(Duration::toSeconds).toList(), List.of(105L, 113L, 118L));
    checkHas("the next period", answers.get(2), schedule("2"));
  }

  // MARK: What goes wrong

  private static void saysWhatWentWrong() throws IOException {
    List<String> answers = after(phone -> {
      phone.onTap("A", () -> { throw new IllegalArgumentException("no such spot"); });
      phone.onTap("B", () -> phone.executor().schedule(Duration.ofSeconds(1), () -> {
        throw new AssertionError("in a task");
      }));
      phone.onTap("C", () -> phone.executor().execute(() -> List.of().get(0)));
      phone.onTap("D", RehearsalTest::recurse);
      phone.onTap("E", () -> phone.executor().execute(new Runnable() {
        @Override public void run() { phone.executor().execute(this); }
      }));
      phone.onTap("F", () -> phone.ask(new Request.RequestFix(null)));
      phone.onTap("G", () -> { throw new IllegalStateException("x".repeat(100_000)); });
      phone.onTap("H", () -> Thread.currentThread().getUncaughtExceptionHandler()
          .uncaughtException(Thread.currentThread(), new IllegalStateException("in a coroutine")));
    }, tap("A"), tap("B"), TIMER + "|'uptime':101", tap("C"), tap("D"), tap("E"), tap("F"), tap("G"), tap("Z"),
        tap("H"));
    checkHas("a handler", answers.get(0), "'code':-32000", "RehearsalTest.java:", "no such spot");
    check("a task is awaited", answers.get(1), asks(schedule("1")));
    checkHas("a task", answers.get(2), "'code':-32000", "RehearsalTest.java:", "in a task");
    checkHas("a task at once", answers.get(3), "RehearsalTest.java:", "IndexOutOfBounds");
    checkHas("a stack that is full", answers.get(4), "RehearsalTest.java:", "StackOverflowError");
    checkHas("endless tasks", answers.get(5), "without an end");
    checkHas("what must be said", answers.get(6), "RequestFix.timeout must not be null");
    check("a long message is cut", answers.get(7).length() < 2_200, true);
    check("it goes on", answers.get(8), asks());
    checkHas("what a coroutine lets go", answers.get(9), "RehearsalTest.java:", "in a coroutine");
    checkHas("an app that cannot be made", play(phone -> { throw new IllegalStateException("no file"); },
        start(FACTS), told(2, tap("A"))).toString(), "RehearsalTest.java:", "no file", "'id':2,'error':{");
    checkHas("a screen that cannot be shown", play(phone -> () -> { throw new IllegalStateException("no screen"); },
        start(FACTS)).get(0), "'id':1,'error':", "no screen");
  }

  private static void recurse() { recurse(); }

  private static void refusesOtherThreadsAndWaiting() throws IOException {
    List<String> answers = after(phone -> {
      phone.onTap("A", () -> {
        Throwable[] thrown = {null};
        Thread thread = new Thread(() -> phone.executor().execute(() -> {}), "worker");
        thread.setUncaughtExceptionHandler((of, failure) -> thrown[0] = failure);
        thread.start();
        try {
          thread.join();
        } catch (InterruptedException impossible) {
          throw new AssertionError(impossible);
        }
        throw (RuntimeException) thrown[0];
      });
      phone.onTap("B", () -> {
        try {
          phone.executor().submit(() -> 1).get();
        } catch (InterruptedException | java.util.concurrent.ExecutionException impossible) {
          throw new AssertionError(impossible);
        }
      });
    }, tap("A"), tap("B"));
    checkHas("another thread", answers.get(0), "one thread", "worker");
    checkHas("waiting", answers.get(1), "would wait for itself");
  }

  private static void refusesGarbage() throws IOException {
    Function<Phone, App> app = phone -> () -> null;
    String[] noJSON = {
      "", "x", "{", "{\"a\":1,}", "[1 2]", "{\"a\":1}}", "{\"a\":01}", "{\"a\":1.}", "{\"a\":+1}", "{\"a\":tru}",
      "{'a':1}",
      "{\"a\":\"\t\"}", "{\"a\":\"\\x\"}", "{\"a\":\"\\u12g4\"}", "{\"a\":\"\\ud800\"}", "{\"a\":1,\"a\":1}", "[NaN]",
      "{\"a\":1e99999999999}", "\uFEFF{}", "[".repeat(100_000), "{\"a\":\"",
    };
    for (String line : noJSON) {
      String name = "garbage " + line.substring(0, Math.min(20, line.length()));
      checkHas(name, play(app, line).get(0), "'id':null,'error':", "-32700");
    }
    byte[] noText = {'"', (byte) 0xC3, '"', '\n'};
    checkHas("bytes that are no UTF-8", playBytes(app, noText).get(0), "-32700");
    for (String line : new String[] {"{}", "[]", "1", "null", "{'jsonrpc':'1.0','id':1,'method':'start'}"})
      checkHas("no request " + line, play(app, quoted(line)).get(0), "'error':", "-326");
    checkHas("no method", play(app, message(5, "stop", "")).get(0), "'id':5,", "-32601");
    checkHas("no start", play(app, told(2, tap("A"))).get(0), "'id':2,", "-32600");
    checkHas("a second start", play(app, start(FACTS), start(FACTS)).get(1), "-32600");
    checkHas("a signal without its members", after(phone -> {}, "'kind':'tapped'").get(0), "-32602", "label", "signal");
    String stored = FACTS.replace("'storage':{'a':'1'}", "'storage':{'a':1}");
    checkHas("what is stored is no text", play(app, start(stored)).get(0), "-32602", "texts for facts.storage");
    check("a notification", play(app, quoted("{'jsonrpc':'2.0','method':'hint'}")), List.of());
    check("nothing", playBytes(app, new byte[0]), List.of());
    check("half a line", playBytes(app, start(FACTS).getBytes(StandardCharsets.UTF_8)), List.of());
  }

  private static void ignoresWhatANewerPhoneTells() throws IOException {
    List<Object> seen = new ArrayList<>();
    List<String> answers = after(phone -> phone.on(Signal.class, seen::add),
        "'kind':'folded','angle':90|'hinge':{'angle':90}", "'kind':'launched','reason':'telepathy'",
        "'kind':'launched','reason':'lockedBoot','mood':[1]", "'kind':'response','id':1,'status':204");
    check("what is known", seen, List.of(
        new Signal.Launched(Signal.Launched.Reason.LOCKED_BOOT), new Signal.Response(1, 204, "")));
    check("each is answered", answers, List.of(asks(), asks(), asks(), asks()));
    checkHas("a fact that was not told", after(phone -> phone.onTap("A", () -> phone.facts().battery()),
        tap("A")).get(0), "RehearsalTest.java:", "battery");
    checkHas("a fact that is not understood", after(phone -> phone.onTap("A", () -> phone.facts().permission()),
        tap("A") + "|'permission':{'status':'sometimes'}").get(0), "RehearsalTest.java:", "sometimes");
    check("nothing told at the start",
        content(play(phone -> () -> null, start("")).get(0)), quoted("{'result':{'protocol':1}}"));
  }

  private static void carriesAnyText() throws IOException {
    String huge = "żółw 🐢 ".repeat(500_000);
    String[] texts = {"", "a\"b\\c/d", "\u0000\u001f\u007f\u2028", "🏳️‍🌈", "مرحبا", huge};
    for (String text : texts) {
      StringBuilder seen = new StringBuilder();
      String answer = after(phone -> phone.on(Signal.Entered.class, signal -> {
        seen.append(signal.text());
        phone.storage().store("k", signal.text());
      }), "\"kind\":\"entered\",\"field\":\"f\",\"text\":" + Json.write(text)).get(0);
      check("a text of " + text.length(), seen.toString().equals(text), true);
      Map<?, ?> result = (Map<?, ?>) ((Map<?, ?>) Json.parse(answer)).get("result");
      check("and back", ((Map<?, ?>) ((List<?>) result.get("requests")).get(0)).get("value").equals(text), true);
    }
    check("half a character", Json.write("a\ud83db\udc22"), "\"a\uFFFDb\uFFFD\"");
    check("escapes", Json.parse("\"\\u0041\\ud83d\\udc22\\n\\/\""), "A🐢\n/");
  }

  // MARK: Positions, servers, storage

  private static void findsPositions() throws IOException {
    String fix = "'kind':'fix','fix':{'position':{'latitude':52.5,'longitude':-21},'accuracyMeters':5,"
        + "'timestamp':{'millisecondsSince1970':1}}";
    String failure = "'kind':'locationFailed','failure':'locationUnknown'";
    List<String> seen = new ArrayList<>();
    LocationListener listener = location -> seen.add("update " + location.position().latitude());
    List<String> answers = after(phone -> {
      phone.onTap("One", () ->
          phone.locations().getCurrentLocation(Duration.ofSeconds(20), it -> seen.add(it == null ? "none" : "one")));
      phone.onTap("All", () -> phone.locations().requestLocationUpdates(Duration.ofSeconds(5), 2.5, listener));
      phone.onTap("None", () -> phone.locations().removeUpdates(listener));
    }, tap("One"), fix, tap("One"), failure, tap("One"), TIMER + "|'uptime':120", failure,
        tap("All"), fix, tap("One"), tap("None") + "|'uptime':125", fix);
    String request = "{'kind':'requestFix','timeout':%d,'desiredAccuracyMeters':10}";
    String cancel = "{'kind':'cancel','timer':'rehearsal.executor'}";
    check("positions", seen, List.of("one", "none", "none", "update 52.5", "one"));
    check("asked for", answers, List.of(
        asks(request.formatted(20), schedule("20")), asks(cancel),
        asks(request.formatted(20), schedule("20")), asks(cancel),
        asks(request.formatted(20), schedule("20")), asks(), asks(),
        asks("{'kind':'startUpdates','updates':{'distanceFilter':2.5,'interval':5}}"), asks(),
        asks(request.formatted(20), schedule("20")), asks("{'kind':'stopUpdates'}", request.formatted(15)),
        asks(cancel)));
  }

  private static void sends() throws IOException {
    List<Outcome> seen = new ArrayList<>();
    List<String> answers = after(phone -> phone.onTap("A", () -> {
      phone.send(ServerRequest.post("/points", "{}").idempotencyKey("k"), seen::add);
      List<QueryItem> query = List.of(new QueryItem("a", "ö"));
      phone.send(ServerRequest.get("/animals").query(query).timeout(Duration.ofMillis(10)), seen::add);
    }), tap("A"), "'kind':'requestFailed','id':-2,'failure':'connectionLost'",
        "'kind':'response','id':-1,'status':503,'body':'no'", "'kind':'response','id':-1,'status':200");
    check("sent", answers.get(0), asks(
        "{'kind':'send','request':{'id':-1,'method':'POST','path':'/points','query':[],'body':'{}',"
            + "'idempotencyKey':'k'}}",
        "{'kind':'send','request':{'id':-2,'method':'GET','path':'/animals','query':[{'name':'a','value':'ö'}],"
            + "'timeout':0.01}}"));
    check("outcomes, each once", seen, List.of(
        new Signal.RequestFailed(-2, Signal.RequestFailed.Failure.CONNECTION_LOST),
        new Signal.Response(-1, 503, "no")));
  }

  private static void stores() throws IOException {
    List<Object> seen = new ArrayList<>();
    List<String> answers = after(phone -> phone.on(Signal.class, signal -> {
      seen.add(Map.copyOf(phone.storage().all()));
      if (!(signal instanceof Signal.Tapped)) return;
      phone.storage().store("b", "2");
      phone.storage().append("log", "one");
      phone.storage().append("log", "two");
      phone.storage().delete("a");
      seen.add(phone.storage().lines("log"));
    }), tap("A"), "'kind':'becameActive'", "'kind':'storageFailed','key':'b'|'storage':{'log':'one\\n'}");
    check("the mirror", seen, List.of(Map.of("a", "1"), List.of("one", "two"),
        Map.of("b", "2", "log", "one\ntwo\n"), Map.of("log", "one\n")));
    check("asked for", answers.get(0), asks("{'kind':'store','key':'b','value':'2'}",
        "{'kind':'append','key':'log','line':'one'}", "{'kind':'append','key':'log','line':'two'}",
        "{'kind':'delete','key':'a'}"));
  }

  private enum Colour { DARK_RED }

  private record Spot(String some_name, Colour colour, double x, @LeftOut Long y, List<Position> places) {}

  private static void readsAndWritesRecords() {
    Spot spot = new Spot("a", Colour.DARK_RED, 1.5, null, List.of(new Position(1, 2)));
    String text = quoted(
        "{'some_name':'a','colour':'darkRed','x':1.5,'places':[{'latitude':1.0,'longitude':2.0}]}");
    check("written", Json.write(spot), text);
    check("read", Json.read(text, Spot.class), spot);
    try {
      Json.read("{\"x\":true}", Spot.class);
      check("refused", "nothing", "an exception");
    } catch (IllegalArgumentException refusal) {
      check("refused", refusal.getMessage(), "Expected \"some_name\" for Spot.");
    }
  }

  // MARK: A process

  /** An app that does what spoils a line. */
  private static void child() {
    new Thread(() -> {
      while (true) java.util.concurrent.locks.LockSupport.park();
    }).start();
    Rehearsal.run(phone -> {
      System.out.println("printed at the start");
      phone.onTap("A", () -> System.out.print("printed, no end of the line"));
      phone.onTap("B", () -> {
        try {
          System.out.println("read: " + System.in.read());
        } catch (IOException failure) {
          throw new AssertionError(failure);
        }
      });
      return () -> new Screen("Child");
    });
  }

  private static void keepsTheLineClean() throws Exception {
    Path errors = Files.createTempFile("rehearsal", ".txt");
    String java = ProcessHandle.current().info().command().orElse("java");
    String classes = System.getProperty("java.class.path");
    Process process = new ProcessBuilder(java, "-XX:-UsePerfData", "-cp", classes, "RehearsalTest", "--child")
        .redirectError(errors.toFile()).start();
    try (var input = process.outputWriter(StandardCharsets.UTF_8)) {
      for (String line : List.of(start(FACTS), told(2, tap("A")), told(3, tap("B")), "{'half")) {
        input.write(line + (line.equals("{'half") ? "" : "\n"));
      }
    }
    List<String> answers = process.inputReader(StandardCharsets.UTF_8).lines()
        .map(it -> content(it).replaceFirst(":.*", "")).toList();
    check("it ends", process.waitFor(20, TimeUnit.SECONDS), true);
    check("by itself", process.exitValue(), 0);
    check("answers only", answers, Stream.generate(() -> quoted("{'result'")).limit(3).toList());
    checkHas("what it printed", Files.readString(errors),
        "printed at the start", "printed, no end of the line", "read: -1");
    Files.delete(errors);
  }
}
