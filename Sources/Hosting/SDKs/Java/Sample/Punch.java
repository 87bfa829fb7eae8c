import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import rehearsal.Rehearsal;
import rehearsal.Rehearsal.*;

/**
 * Clocks in and out where the user is. A punch is written to a file before it is sent, and sent until the server has
 * it.
 *
 * <p>Build it with {@code javac -d classes ../Rehearsal.java Punch.java}.
 */
public final class Punch implements App {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("HH:mm");

  private enum Kind { IN, OUT }

  private enum State { RESTING, ASKING, LOOKING, BLOCKED, NOT_FOUND }

  /** As it stands in the file and goes to the server; the time is in milliseconds since 1970. */
  private record Entry(String id, Kind kind, double latitude, double longitude, long at) {}

  private final Phone phone;
  private final Journal punches = new Journal("punches.jsonl");
  private final Journal sent = new Journal("sent.jsonl");
  private final Map<String, Entry> unsent = new LinkedHashMap<>();
  private final Set<String> underWay = new HashSet<>();
  private final Map<String, Future<?>> retries = new HashMap<>();
  private Entry last;
  private int count;
  private State state = State.RESTING;
  private Instant tappedAt;

  private Punch(Phone phone) {
    this.phone = phone;
    restore();
    phone.onTap("Clock in", this::begin);
    phone.onTap("Clock out", this::begin);
    phone.onTap("Open Settings", () -> phone.ask(new Request.OpenSettings()));
    phone.on(Signal.AuthorizationChanged.class, signal -> permissionChanged(signal.permission().status()));
    phone.on(Signal.PermissionRequestFinished.class, signal -> answered(signal.granted()));
    phone.on(Signal.BecameActive.class, signal -> lookAgain());
    phone.on(Signal.Launched.class, signal -> sendAll());
    phone.on(Signal.ConnectivityChanged.class, signal -> {
      if (signal.isOnline()) sendAll();
    });
  }

  private void restore() {
    for (String line : punches.lines()) keep(Json.read(line, Entry.class));
    sent.lines().forEach(unsent::remove);
  }

  private void keep(Entry entry) {
    last = entry;
    count++;
    unsent.put(entry.id(), entry);
  }

  // MARK: The way to a position

  private void begin() {
    tappedAt = phone.clock().instant();
    boolean undetermined = phone.facts().permission().status() == Permission.Status.NOT_DETERMINED;
    if (undetermined && phone.facts().locationServicesEnabled()) ask();
    else look();
  }

  private void ask() {
    state = State.ASKING;
    phone.ask(phone.facts().platform() == Platform.IOS
        ? Request.AskForPermission.whenInUse()
        : Request.AskForPermission.android(AndroidPermission.COARSE, AndroidPermission.FINE));
  }

  private void permissionChanged(Permission.Status status) {
    if (state == State.ASKING && status != Permission.Status.NOT_DETERMINED) look();
    else lookAgain();
  }

  private void answered(List<AndroidPermission> granted) {
    if (state != State.ASKING) return;
    if (granted == null) state = State.RESTING;
    else look();
  }

  private void lookAgain() {
    if (state == State.BLOCKED && mayLocate()) state = State.RESTING;
  }

  private boolean mayLocate() {
    return phone.facts().permission().isGranted() && phone.facts().locationServicesEnabled();
  }

  private void look() {
    state = mayLocate() ? State.LOOKING : State.BLOCKED;
    if (state == State.LOOKING) phone.locations().getCurrentLocation(Duration.ofSeconds(20), this::found);
  }

  private void found(Fix fix) {
    if (fix == null) {
      state = mayLocate() ? State.NOT_FOUND : State.BLOCKED;
      return;
    }
    Kind kind = isClockedIn() ? Kind.OUT : Kind.IN;
    Position position = fix.position();
    Entry entry = new Entry(
        String.valueOf(count + 1), kind, position.latitude(), position.longitude(), tappedAt.toEpochMilli());
    punches.append(Json.write(entry));
    keep(entry);
    state = State.RESTING;
    send(entry);
  }

  private boolean isClockedIn() { return last != null && last.kind() == Kind.IN; }

  // MARK: The way to the server

  private void sendAll() { new ArrayList<>(unsent.values()).forEach(this::send); }

  private void send(Entry entry) {
    String id = entry.id();
    if (!unsent.containsKey(id) || !underWay.add(id)) return;
    Future<?> retry = retries.remove(id);
    if (retry != null) retry.cancel(false);
    // The moment tells it from a punch of the same number, before the app was installed again.
    String key = "punch-" + id + "-" + entry.at();
    phone.send(ServerRequest.post("/punches", Json.write(entry)).idempotencyKey(key), outcome -> {
      underWay.remove(id);
      if (outcome.isSuccess()) {
        sent.append(id);
        unsent.remove(id);
      } else {
        retries.put(id, phone.executor().schedule(Duration.ofSeconds(60), () -> send(entry)));
      }
    });
  }

  // MARK: The screen

  @Override public Screen screen() {
    List<Control> controls = new ArrayList<>();
    controls.add(new Control(isClockedIn() ? "Clock out" : "Clock in", state != State.LOOKING));
    if (state == State.BLOCKED) controls.add(new Control("Open Settings"));
    Screen screen = new Screen("Punch").controls(controls);
    if (!unsent.isEmpty()) screen = screen.badges(List.of(new Badge("Not sent yet", Badge.Color.YELLOW)));
    return switch (state) {
      case RESTING, ASKING -> screen.message(resting());
      case LOOKING -> screen.progress("Looking for you…");
      case BLOCKED -> screen.message("Allow location in Settings to clock in.");
      case NOT_FOUND -> screen.message("Your position was not found. Try again.");
    };
  }

  private String resting() {
    if (last == null) return "You are not clocked in.";
    String minute = MINUTE.format(Instant.ofEpochMilli(last.at()).atZone(phone.clock().getZone()));
    return (isClockedIn() ? "Clocked in at " : "Clocked out at ") + minute + ".";
  }

  // MARK: Files

  /** A file in the app's home to which whole lines are added; what the process's end cut off is no line. */
  private static final class Journal {
    private final Path file;

    Journal(String name) { file = Path.of(System.getenv("HOME"), name); }

    List<String> lines() {
      try {
        if (!Files.exists(file)) return List.of();
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
          channel.truncate(whole.length());
        }
        return Files.readAllLines(file);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    void append(String line) {
      try (FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(line + "\n");
        while (bytes.hasRemaining()) channel.write(bytes);
        channel.force(true);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  public static void main(String[] arguments) { Rehearsal.run(Punch::new); }
}
