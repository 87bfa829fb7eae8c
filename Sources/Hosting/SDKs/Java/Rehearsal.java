package rehearsal;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Plays an app, written in any language of the JVM, under the simulated phone of Rehearsal.
 *
 * <p>This file is all there is: put it beside the app. It needs Java 17 and nothing else. The phone starts the app as a
 * process, tells it signals on its standard input, and reads requests and the screen from its standard output. A whole
 * app, which Kotlin writes the same way:
 *
 * <pre>{@code
 * import java.time.Duration;
 * import java.util.List;
 * import rehearsal.Rehearsal;
 * import rehearsal.Rehearsal.*;
 *
 * final class NearMe implements App {
 *   private String message = "Nowhere yet.";
 *
 *   NearMe(Phone phone) {
 *     phone.onTap("Find me", () -> phone.ask(Request.AskForPermission.whenInUse()));
 *     phone.on(Signal.AuthorizationChanged.class, signal -> {
 *       if (signal.permission().isGranted()) phone.locations().getCurrentLocation(Duration.ofSeconds(10), this::found);
 *     });
 *   }
 *
 *   private void found(Fix fix) { message = fix == null ? "Not found." : "You are at " + fix.position(); }
 *
 *   public Screen screen() { return new Screen("Near me").message(message).controls(List.of(new Control("Find me"))); }
 *
 *   public static void main(String[] arguments) { Rehearsal.run(NearMe::new); }
 * }
 * }</pre>
 *
 * <p>Its {@code app.json}: <code>{"name": "Near me", "command": ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
 * "-XX:-UsePerfData", "-cp", "classes", "NearMe"], "infoPlist": "Info.plist"}</code>.
 *
 * <p><b>Time</b> is the phone's: {@link Phone#clock()} for {@code java.time}, {@link Phone#executor()} for what waits
 * (in Kotlin {@code phone.executor().asCoroutineDispatcher()}, with which {@code delay} waits in the phone's time too),
 * {@link Phone#uptime()} for durations. {@code System.currentTimeMillis()}, {@code Thread.sleep}, {@code Timer} and
 * {@code CompletableFuture.orTimeout} know nothing of it, and chance is {@link Phone#random()}.
 *
 * <p><b>One thread</b> runs the app: each signal, and all that became runnable by it, is done before it is answered.
 *
 * <p><b>Files</b> belong under {@code System.getenv("HOME")}: they outlive the process, which the phone ends without a
 * word, but not the installation. What is printed goes to standard error, and into the report.
 *
 * <p><b>An exception</b> that leaves the app's code, a task or a coroutine fails the scenario with its message, file
 * and line.
 *
 * <p>Names are those of the protocol ({@code rehearse protocol}); what is left out on the line is {@code null}.
 */
public final class Rehearsal {
  /** The version of the protocol that is spoken here. */
  public static final int PROTOCOL = 1;

  private Rehearsal() {}

  // MARK: Running an app

  /** An app: made anew with each process, it says what it shows whenever it is asked. */
  @FunctionalInterface
  public interface App {
    /** Returns all that the app shows now; {@code null} as long as it shows nothing. Called once after each signal. */
    Screen screen();
  }

  /**
   * Plays the app until the phone ends the process; does not return.
   *
   * <p>What the app prints goes to standard error from now on, so that it cannot spoil the line.
   *
   * @param app makes the app when the phone has told its first facts; it registers there what it wants to hear
   */
  public static void run(Function<? super Phone, ? extends App> app) {
    InputStream input = System.in;
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
    try (OutputStream output = new FileOutputStream(FileDescriptor.out)) {
      serve(input, output, app);
    } catch (Throwable broken) {
      System.err.println("The line to the phone is broken: " + broken);
      System.exit(1);
    }
    System.exit(0);
  }

  /**
   * Plays the app along these streams until the input ends, as a test without a phone does.
   *
   * @param input one message a line; half a line at its end is left alone
   * @param output gets one answer a line
   * @param app makes the app
   * @throws IOException when a stream fails
   */
  public static void serve(InputStream input, OutputStream output, Function<? super Phone, ? extends App> app)
      throws IOException {
    Line line = new Line(app);
    InputStream bytes = new BufferedInputStream(input, 1 << 16);
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    for (int next = bytes.read(); next >= 0; next = bytes.read()) {
      if (next != '\n') {
        message.write(next);
        continue;
      }
      String answer = line.answer(message.toByteArray());
      message.reset();
      if (answer == null) continue;
      output.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
      output.flush();
    }
  }

  // MARK: The phone

  /** The phone as its app sees it. All of it is for the app's one thread. */
  public static final class Phone {
    private final Thread thread = Thread.currentThread();
    private final List<Handler<?>> handlers = new ArrayList<>();
    private final List<Request> asked = new ArrayList<>();
    private final Map<Long, Consumer<? super Outcome>> waiting = new HashMap<>();
    private final Facts facts = new Facts();
    private final Storage storage = new Storage(this);
    private final VirtualExecutor executor = new VirtualExecutor(this);
    private final LocationManager locations;
    private final long seed;
    private final Random random;
    private long sent;

    private Phone(long seed) {
      this.seed = seed;
      random = new Random(seed);
      locations = new LocationManager(this);
    }

    /**
     * Has each signal of the kind handled, in the order in which handlers were added.
     *
     * @param kind the kind, such as {@code Signal.BecameActive.class}; {@code Signal.class} stands for all
     */
    public <S extends Signal> void on(Class<S> kind, Consumer<? super S> handler) {
      handlers.add(new Handler<>(kind, handler));
    }

    /** Has each tap on the control, the row or the dialog's button with the label handled. */
    public void onTap(String label, Runnable handler) {
      on(Signal.Tapped.class, tap -> {
        if (tap.label().equals(label)) handler.run();
      });
    }

    /** Asks the platform for something; it goes out with the answer to the present signal. */
    public void ask(Request request) {
      checkThread();
      asked.add(Objects.requireNonNull(request, "request"));
    }

    /**
     * Sends a request to the app's server, under a number of its own below zero, and has its outcome handled.
     *
     * @return the number, by which {@link Request.CancelSend} knows it
     */
    public long send(ServerRequest request, Consumer<? super Outcome> handler) {
      long id = -++sent;
      ask(new Request.Send(request.id(id)));
      waiting.put(id, handler);
      return id;
    }

    /** Returns what can be read at any moment. */
    public Facts facts() { return facts; }

    /** Returns the phone's durable storage. */
    public Storage storage() { return storage; }

    /** Returns where positions come from. */
    public LocationManager locations() { return locations; }

    /** Returns what runs tasks later, in the phone's time. */
    public VirtualExecutor executor() { return executor; }

    /** Returns the time since the phone started, the only one to measure durations with. */
    public Duration uptime() { return facts.uptime(); }

    /** Returns the phone's clock, which the user can set, in the zone where the phone is at each moment. */
    public Clock clock() { return new PhoneClock(facts, null); }

    /** Returns what to draw by chance with, the same in each run of the scenario. */
    public Random random() { return random; }

    /** Returns the seed of that. */
    public long seed() { return seed; }

    private void tell(Signal signal) {
      if (signal instanceof Outcome outcome) {
        Consumer<? super Outcome> handler = waiting.remove(outcome.id());
        if (handler != null) handler.accept(outcome);
      }
      for (Handler<?> handler : List.copyOf(handlers)) handler.tell(signal);
    }

    private void checkThread() {
      if (Thread.currentThread() == thread) return;
      throw new RejectedExecutionException(
          "The app runs on one thread, and \"" + Thread.currentThread().getName() + "\" is another: "
              + "what it does would come at another time in each run.");
    }

    private record Handler<S extends Signal>(Class<S> kind, Consumer<? super S> handler) {
      void tell(Signal signal) {
        if (kind.isInstance(signal)) handler.accept(kind.cast(signal));
      }
    }
  }

  /** What can be read at any moment without asking and waiting, as of the present signal. */
  public static final class Facts {
    private final Map<String, Object> told = new HashMap<>();

    private Facts() {}

    // MARK: Generated: facts. Regenerated by swift test from the declaration of the protocol; do not edit.

    /** The platform. */
    public Platform platform() { return get("platform", Platform.class); }

    /** The permission; on iOS also when Location Services are off, then as denied (I-05). */
    public Permission permission() { return get("permission", Permission.class); }

    /** Whether Android advises to explain the permission before asking (A-21). */
    public boolean shouldExplainPermission() { return get("shouldExplainPermission", Boolean.class); }

    /** Whether the device's Location Services switch is on (I-06, A-56). */
    public boolean locationServicesEnabled() { return get("locationServicesEnabled", Boolean.class); }

    /** Whether networks tell where the phone is, which Android's user can switch off (A-81). */
    public boolean networkLocationEnabled() { return get("networkLocationEnabled", Boolean.class); }

    /** Whether the phone saves energy (I-76, A-46). */
    public boolean isSavingPower() { return get("isSavingPower", Boolean.class); }

    /** How the user lets the app use the battery out of sight (A-77, A-82); optimized on iOS. */
    public BatteryUse batteryUse() { return get("batteryUse", BatteryUse.class); }

    /** How often the app is used, by which Android bounds its work (A-76); active on iOS. */
    public StandbyBucket standbyBucket() { return get("standbyBucket", StandbyBucket.class); }

    /** Whether Android takes the app's permissions and stops it if nobody uses it for months (A-59, A-82). */
    public boolean isPausedIfUnused() { return get("isPausedIfUnused", Boolean.class); }

    /** The version of the app, which an update raises (I-105, A-79). */
    public String appVersion() { return get("appVersion", String.class); }

    /** Whether the app may be refreshed in the background (I-75). */
    public boolean backgroundRefreshEnabled() { return get("backgroundRefreshEnabled", Boolean.class); }

    /** Whether the user lets the app show notifications; where not, what it posts is not seen. */
    public boolean notificationsEnabled() { return get("notificationsEnabled", Boolean.class); }

    /** The permission for notifications; Android tells only denied and authorized (I-98, A-71). */
    public NotificationPermission notificationPermission() { return get("notificationPermission", NotificationPermission.class); }

    /** Whether Android advises to explain what notifications are for before asking (A-21). */
    public boolean shouldExplainNotifications() { return get("shouldExplainNotifications", Boolean.class); }

    /**
     * How long background tasks alone may still keep the app running (I-52); null in front, where something else does,
     * and on Android.
     */
    public Duration backgroundTimeLeft() { return get("backgroundTimeLeft", Duration.class); }

    /** The ids of the notifications that are to come, in the order in which the app asked for them; iOS only. */
    public List<String> awaitedNotifications() { return texts("awaitedNotifications"); }

    /** The ids of the app's notifications that the user can see, in the order in which they came. */
    public List<String> shownNotifications() { return texts("shownNotifications"); }

    /** Whether the phone has a network. */
    public boolean isOnline() { return get("isOnline", Boolean.class); }

    /** The time since the phone started; the only clock that durations may be measured with. */
    public Duration uptime() { return get("uptime", Duration.class); }

    /** What the phone's clock shows. */
    public WallTime wallClock() { return get("wallClock", WallTime.class); }

    /** The language of the phone, as a code such as "en" or "pl". */
    public String language() { return get("language", String.class); }

    /** Whether the app may set exact alarms (A-74). */
    public boolean maySetExactAlarms() { return get("maySetExactAlarms", Boolean.class); }

    /** How many times the phone has been started; uptimes compare only within one start. */
    public long bootCount() { return get("bootCount", Long.class); }

    /** Why the process before this one ended; null on iOS. */
    public ProcessExit previousExit() { return get("previousExit", ProcessExit.class); }

    /** When it ended. */
    public WallTime previousExitAt() { return get("previousExitAt", WallTime.class); }

    /** The battery. */
    public Battery battery() { return get("battery", Battery.class); }

    /** How many bytes the app can still store; null where there is no bound to speak of. */
    public Long storageFreeBytes() { return get("storageFreeBytes", Long.class); }

    /** Where the playback is; null where no file is loaded. */
    public Duration audioPosition() { return get("audioPosition", Duration.class); }

    /** Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69). */
    public boolean storageIsReadable() { return get("storageIsReadable", Boolean.class); }

    // MARK: End of what is generated.

    private <T> T get(String name, Class<T> type) { return read(type, value(name), name); }

    private List<String> texts(String name) {
      if (!(value(name) instanceof List<?> texts))
        throw new IllegalStateException("Expected a list for facts." + name + ".");
      return texts.stream().map(it -> read(String.class, it, name)).toList();
    }

    private Object value(String name) {
      if (!told.containsKey(name)) throw new IllegalStateException("The phone has not told the fact \"" + name + "\".");
      return told.get(name);
    }

    private static <T> T read(Class<T> type, Object value, String name) {
      try {
        return value == null ? null : type.cast(Form.read(type, value, "facts." + name));
      } catch (Refusal refusal) {
        throw new IllegalStateException(refusal.getMessage());
      }
    }
  }

  /** The phone's durable storage, which is full at some time, and cannot be read before the first unlock. */
  public static final class Storage {
    private final Phone phone;
    private final Map<String, String> values = new TreeMap<>();

    private Storage(Phone phone) { this.phone = phone; }

    /** Returns what is stored under the key; {@code null} where nothing is. */
    public String get(String key) { return values.get(key); }

    /** Returns the lines that were appended under the key. */
    public List<String> lines(String key) { return values.getOrDefault(key, "").lines().toList(); }

    /** Returns everything that is stored, by key. */
    public Map<String, String> all() { return Collections.unmodifiableMap(values); }

    /** Writes a value; {@link Signal.StorageFailed} tells where that could not be. */
    public void store(String key, String value) {
      phone.ask(new Request.Store(key, value));
      values.put(key, value);
    }

    /** Adds a line, given without its end. */
    public void append(String key, String line) {
      phone.ask(new Request.Append(key, line));
      values.merge(key, line + "\n", String::concat);
    }

    /** Deletes what is stored under the key. */
    public void delete(String key) {
      phone.ask(new Request.Delete(key));
      values.remove(key);
    }
  }

  // MARK: Positions

  /** Hears of positions, with the methods of Android's listener of that name. */
  @FunctionalInterface
  public interface LocationListener {
    /** A position arrived. */
    void onLocationChanged(Fix location);

    /** A position could not be given. */
    default void onLocationFailed(Signal.LocationFailed.Failure failure) {}

    /** Locations can be had again; Android only. */
    default void onProviderEnabled(String provider) {}

    /** Locations cannot be had for now; Android only. */
    default void onProviderDisabled(String provider) {}
  }

  /** Where positions come from, with the methods of Android's class of that name; it serves on iOS too. */
  public static final class LocationManager {
    /** The one provider of positions. */
    public static final String FUSED_PROVIDER = "fused";

    private final Phone phone;
    private final List<LocationListener> listeners = new ArrayList<>();
    private final List<Search> searches = new ArrayList<>();

    private LocationManager(Phone phone) {
      this.phone = phone;
      phone.on(Signal.Fix.class, signal -> {
        finish(signal.fix());
        for (LocationListener listener : List.copyOf(listeners)) listener.onLocationChanged(signal.fix());
      });
      phone.on(Signal.LocationFailed.class, signal -> {
        finish(null);
        for (LocationListener listener : List.copyOf(listeners)) listener.onLocationFailed(signal.failure());
      });
      phone.on(Signal.LocationAvailabilityChanged.class, signal -> {
        for (LocationListener listener : List.copyOf(listeners)) {
          if (signal.isAvailable()) listener.onProviderEnabled(FUSED_PROVIDER);
          else listener.onProviderDisabled(FUSED_PROVIDER);
        }
      });
    }

    /** Returns whether the device's Location Services switch is on. */
    public boolean isLocationEnabled() { return phone.facts().locationServicesEnabled(); }

    /**
     * Asks for one position; the permission must have been given.
     *
     * @param timeout how long the phone may try; an app that is put away meanwhile hears nothing more of it, and so the
     *     time is kept here too
     * @param consumer gets the position, or {@code null} where there was none in time
     */
    public void getCurrentLocation(Duration timeout, Consumer<? super Fix> consumer) {
      phone.ask(new Request.RequestFix(timeout));
      searches.add(new Search(timeout, consumer));
    }

    /** Has positions told to the listener until it is removed, at most that often, and only after such a distance. */
    public void requestLocationUpdates(Duration minTime, double minDistanceMeters, LocationListener listener) {
      requestLocationUpdates(new UpdateRequest().interval(minTime).distanceFilter(minDistanceMeters), listener);
    }

    /** Has positions told to the listener until it is removed; the last request says how they come to all listeners. */
    public void requestLocationUpdates(UpdateRequest updates, LocationListener listener) {
      phone.ask(new Request.StartUpdates(updates));
      if (!listeners.contains(listener)) listeners.add(listener);
    }

    /** Tells the listener nothing more; the updates stop with the last one. */
    public void removeUpdates(LocationListener listener) {
      if (!listeners.remove(listener) || !listeners.isEmpty()) return;
      phone.ask(new Request.StopUpdates());
      // That takes back a request for one position as well (I-62), which somebody here may still wait for.
      long left = searches.stream().mapToLong(search -> search.end.getDelay(TimeUnit.NANOSECONDS)).max().orElse(0);
      if (left > 0) phone.ask(new Request.RequestFix(Duration.ofNanos(left)));
    }

    private void finish(Fix fix) {
      for (Search search : List.copyOf(searches)) search.finish(fix);
    }

    /** Somebody who waits for one position, for so long. */
    private final class Search {
      private final Consumer<? super Fix> consumer;
      private final ScheduledFuture<?> end;

      Search(Duration timeout, Consumer<? super Fix> consumer) {
        this.consumer = consumer;
        end = phone.executor().schedule(timeout, () -> finish(null));
      }

      void finish(Fix fix) {
        end.cancel(false);
        searches.remove(this);
        consumer.accept(fix);
      }
    }
  }

  // MARK: Time

  /** The phone's clock, in a zone or, without one, in that of the phone. */
  private static final class PhoneClock extends Clock {
    private final Facts facts;
    private final ZoneId zone;

    PhoneClock(Facts facts, ZoneId zone) {
      this.facts = facts;
      this.zone = zone;
    }

    @Override public ZoneId getZone() { return zone == null ? facts.wallClock().zone() : zone; }

    @Override public Clock withZone(ZoneId zone) { return new PhoneClock(facts, zone); }

    @Override public Instant instant() { return facts.wallClock().instant(); }
  }

  /**
   * Runs tasks on the app's thread: after the present signal's handlers, or later, when the phone's time has come.
   *
   * <p>An exception that leaves a task fails the scenario, whether anybody holds its future or not. A future that is
   * not done cannot be waited for, as there is but one thread: {@code get} says so.
   */
  public static final class VirtualExecutor extends AbstractExecutorService implements ScheduledExecutorService {
    /** The one timer of the phone that serves all tasks. */
    private static final String TIMER = "rehearsal.executor";

    /** More tasks than this after one signal are taken for tasks that never end. */
    private static final int TASKS_MAX = 1_000_000;

    private final Phone phone;
    private final Queue<Runnable> ready = new ArrayDeque<>();
    private final PriorityQueue<Task<?>> later = new PriorityQueue<>(
        Comparator.<Task<?>>comparingLong(task -> task.deadline).thenComparingLong(task -> task.number));
    private Long timerSetFor;
    private long numbered;
    private boolean isShutdown;

    private VirtualExecutor(Phone phone) { this.phone = phone; }

    @Override public void execute(Runnable command) {
      accept();
      ready.add(Objects.requireNonNull(command));
    }

    @Override public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
      return schedule(new Task<Void>(command, delay, 0, unit));
    }

    @Override public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
      return schedule(new Task<>(callable, delay, unit));
    }

    @Override public ScheduledFuture<?> scheduleAtFixedRate(
        Runnable command, long initialDelay, long period, TimeUnit unit) {
      return schedule(new Task<Void>(command, initialDelay, checkPeriod(period), unit));
    }

    @Override public ScheduledFuture<?> scheduleWithFixedDelay(
        Runnable command, long initialDelay, long delay, TimeUnit unit) {
      return schedule(new Task<Void>(command, initialDelay, -checkPeriod(delay), unit));
    }

    /** Runs the task after the delay, such as {@code Duration.ofSeconds(60)}. */
    public ScheduledFuture<?> schedule(Duration delay, Runnable command) {
      return schedule(command, delay.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override public void shutdown() { isShutdown = true; }

    @Override public List<Runnable> shutdownNow() {
      shutdown();
      List<Runnable> left = new ArrayList<>(ready);
      left.addAll(later);
      ready.clear();
      later.clear();
      return left;
    }

    /** Ends it like {@link #shutdownNow}: to wait for tasks would be to wait for itself. */
    public void close() { shutdownNow(); }

    @Override public boolean isShutdown() { return isShutdown; }

    @Override public boolean isTerminated() { return isShutdown && ready.isEmpty() && later.isEmpty(); }

    /** Returns whether all is done; it does not wait, as nothing happens meanwhile. */
    @Override public boolean awaitTermination(long timeout, TimeUnit unit) { return isTerminated(); }

    @Override protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
      return new Task<>(() -> {
        runnable.run();
        return value;
      }, 0, TimeUnit.NANOSECONDS);
    }

    @Override protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
      return new Task<>(callable, 0, TimeUnit.NANOSECONDS);
    }

    private <V> Task<V> schedule(Task<V> task) {
      accept();
      if (task.deadline <= now()) ready.add(task);
      else later.add(task);
      return task;
    }

    private void accept() {
      phone.checkThread();
      if (isShutdown) throw new RejectedExecutionException("The executor was shut down.");
    }

    private static long checkPeriod(long period) {
      if (period <= 0) throw new IllegalArgumentException("The period must be more than 0.");
      return period;
    }

    private long now() { return phone.uptime().toNanos(); }

    /** Makes ready what the timer was set for; the phone counts in whole microseconds. */
    private void timerFired() {
      long until = now() + 1_000;
      timerSetFor = null;
      while (!later.isEmpty() && later.peek().deadline <= until) ready.add(later.remove());
    }

    private void runAll() {
      for (int count = 0; !ready.isEmpty(); count++) {
        if (count == TASKS_MAX) {
          ready.clear();
          throw new IllegalStateException("Tasks go on beginning tasks without an end.");
        }
        ready.remove().run();
      }
    }

    /** Returns what sets the timer for the next deadline; {@code null} where it is set. */
    private Request setTimer() {
      Long next = later.isEmpty() ? null : later.peek().deadline;
      if (Objects.equals(next, timerSetFor)) return null;
      timerSetFor = next;
      if (next == null) return new Request.Cancel(TIMER);
      return new Request.Schedule(TIMER, Duration.ofNanos(Math.max(0, next - now())));
    }

    /** A task with its time; a period below zero counts from the end of each run. */
    private final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
      private final long number = ++numbered;
      private final long period;
      private long deadline;
      private Throwable failure;

      Task(Runnable command, long delay, long period, TimeUnit unit) {
        super(command, null);
        this.period = unit.toNanos(period);
        deadline = now() + Math.max(0, unit.toNanos(delay));
      }

      Task(Callable<V> callable, long delay, TimeUnit unit) {
        super(callable);
        period = 0;
        deadline = now() + Math.max(0, unit.toNanos(delay));
      }

      @Override public void run() {
        if (!isPeriodic()) {
          super.run();
        } else if (runAndReset() && !isShutdown) {
          deadline = period > 0 ? deadline + period : now() - period;
          later.add(this);
        }
        if (failure != null) Failure.rethrow(failure);
      }

      @Override protected void setException(Throwable thrown) {
        failure = thrown;
        super.setException(thrown);
      }

      @Override public boolean cancel(boolean mayInterruptIfRunning) {
        later.remove(this);
        return super.cancel(mayInterruptIfRunning);
      }

      @Override public V get() throws InterruptedException, ExecutionException {
        if (isDone()) return super.get();
        throw new IllegalStateException("The app's only thread would wait for itself: go on in the task instead.");
      }

      @Override public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException {
        return get();
      }

      @Override public boolean isPeriodic() { return period != 0; }

      @Override public long getDelay(TimeUnit unit) { return unit.convert(deadline - now(), TimeUnit.NANOSECONDS); }

      @Override public int compareTo(Delayed other) {
        return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
      }
    }
  }

  // MARK: Signals: what the platform tells the app

  /** What the platform tells the app. A kind that only a newer phone knows is not told. */
  public sealed interface Signal {
    // MARK: Generated: signals. Regenerated by swift test from the declaration of the protocol; do not edit.

    /**
     * The process has started; the app remembers nothing but what it stored.
     *
     * @param reason why the platform started it
     */
    record Launched(Reason reason) implements Signal {
      /** The values of {@link #reason}. */
      public enum Reason {
        USER, LOCATION, GEOFENCE, BOOT, MESSAGE, NOTIFICATION, SERVICE, WORK, TRANSFERS, LOCKED_BOOT, MOTION, CLOCK,
        ALARM, LANGUAGE, PREWARMING, UPDATE
      }
    }

    /** The app is in front and receives the user's touches. */
    record BecameActive() implements Signal {}

    /** Something is about to cover the app (I-21). */
    record WillResignActive() implements Signal {}

    /** The app is no longer visible. */
    record EnteredBackground() implements Signal {}

    /** The app is about to stop running until it is resumed. */
    record WillSuspend() implements Signal {}

    /** The app runs again after a suspension. */
    record Resumed() implements Signal {}

    /** The app's screen came into view. */
    record ScreenAppeared() implements Signal {}

    /** The app's screen left the view, for another of the same app. */
    record ScreenDisappeared() implements Signal {}

    /**
     * The permission changed, or a new process learns it for the first time (I-27, I-28, I-31); iOS only.
     *
     * @param permission the permission now
     */
    record AuthorizationChanged(Permission permission) implements Signal {}

    /**
     * A permission request of this app ended (A-05, A-18); Android only.
     *
     * @param granted which of the requested permissions are granted now; null for a request that was interrupted
     */
    record PermissionRequestFinished(@LeftOut List<AndroidPermission> granted) implements Signal {}

    /**
     * A request for temporary full accuracy ended, declined or not (I-46, I-47); iOS only.
     *
     * @param promptDeclined whether the user was asked and declined
     */
    record TemporaryFullAccuracyFinished(boolean promptDeclined) implements Signal {}

    /**
     * A position arrived.
     *
     * @param fix the position
     */
    record Fix(Rehearsal.Fix fix) implements Signal {}

    /**
     * A position was asked for and could not be given (I-89, I-91).
     *
     * @param failure whether it may work later, or the app is not allowed to know
     */
    record LocationFailed(Failure failure) implements Signal {
      /** The values of {@link #failure}. */
      public enum Failure { LOCATION_UNKNOWN, DENIED }
    }

    /** The platform paused the updates because the phone rests (I-58, I-60); iOS only. */
    record UpdatesPaused() implements Signal {}

    /** The updates go on after a pause (I-58); iOS only. */
    record UpdatesResumed() implements Signal {}

    /**
     * Whether locations can be had now changed (A-56); Android only.
     *
     * @param isAvailable whether they can
     */
    record LocationAvailabilityChanged(boolean isAvailable) implements Signal {}

    /**
     * The phone came to stay somewhere, or left (I-45); iOS only.
     *
     * @param visit the stay
     */
    record Visited(Visit visit) implements Signal {}

    /**
     * The user answered whether to turn the device's location on (A-57); Android only.
     *
     * @param isOn whether it is on now
     */
    record TurnLocationOnFinished(boolean isOn) implements Signal {}

    /**
     * The motion sensors judge the movement differently than before, or for the first time.
     *
     * @param motion how they judge it
     */
    record MotionChanged(Motion motion) implements Signal {
      /** The values of {@link #motion}. */
      public enum Motion { UNKNOWN, STATIONARY, WALKING, DRIVING }
    }

    /**
     * The phone entered the region.
     *
     * @param id the region's id
     * @param fix the position that triggered it; Android only
     */
    record RegionEntered(String id, @LeftOut Rehearsal.Fix fix) implements Signal {}

    /**
     * The phone left the region.
     *
     * @param id the region's id
     * @param fix the position that triggered it; Android only
     */
    record RegionExited(String id, @LeftOut Rehearsal.Fix fix) implements Signal {}

    /**
     * The phone stayed in the region (A-52); Android only.
     *
     * @param id the region's id
     * @param fix the position that triggered it
     */
    record RegionDwelled(String id, @LeftOut Rehearsal.Fix fix) implements Signal {}

    /**
     * Where the phone is with regard to the region (I-84); iOS only.
     *
     * @param id the region's id
     * @param state where it is
     */
    record RegionState(String id, State state) implements Signal {
      /** The values of {@link #state}. */
      public enum State { UNKNOWN, INSIDE, OUTSIDE }
    }

    /**
     * The region is not watched (I-78 to I-86, A-51, A-55).
     *
     * @param id the region's id
     * @param failure why
     */
    record RegionFailed(String id, Failure failure) implements Signal {
      /** The values of {@link #failure}. */
      public enum Failure { TOO_MANY, TOO_LARGE, DENIED, UNAVAILABLE }
    }

    /**
     * The foreground service did not start (A-42, A-43); Android only.
     *
     * @param failure why
     */
    record ForegroundServiceFailed(Failure failure) implements Signal {
      /** The values of {@link #failure}. */
      public enum Failure { START_NOT_ALLOWED, SECURITY_EXCEPTION }
    }

    /** The phone had been started while the app could not be told (A-49); Android only. */
    record BootCompleted() implements Signal {}

    /**
     * A server answered the request.
     *
     * @param id the request's id
     * @param status the HTTP status
     * @param body the body as it came over the wire; it need not be well formed
     */
    record Response(long id, int status, @LeftOut String body) implements Outcome {
      public Response { body = body == null ? "" : body; }

      // By hand: Response.
      /** Whether the status is 200 to 299. */
      @Override public boolean isSuccess() { return status >= 200 && status < 300; }
      // End of what is by hand.
    }

    /**
     * The request got no answer.
     *
     * @param id the request's id
     * @param failure why; where the connection was lost, the server may have done its work
     */
    record RequestFailed(long id, Failure failure) implements Outcome {
      /** The values of {@link #failure}. */
      public enum Failure { OFFLINE, TIMED_OUT, CONNECTION_LOST }

      // By hand: RequestFailed.
      /** Never. */
      @Override public boolean isSuccess() { return false; }
      // End of what is by hand.
    }

    /** All background transfers are done (I-94); iOS only. */
    record TransfersFinished() implements Signal {}

    /**
     * The phone lost or found a network.
     *
     * @param isOnline whether it has one now
     */
    record ConnectivityChanged(boolean isOnline) implements Signal {}

    /**
     * The platform starts deferred work; the app says when it is finished (I-95, A-68).
     *
     * @param name the work's name
     */
    record WorkStarted(String name) implements Signal {}

    /**
     * The time for the work or background task is over; the app should stop it.
     *
     * @param name the work's name
     */
    record WorkExpired(String name) implements Signal {}

    /**
     * An alarm of the app rings (A-74); Android only.
     *
     * @param name the alarm's name
     */
    record AlarmRang(String name) implements Signal {}

    /**
     * A notification is due with the app in front, and not shown unless it is posted now; iOS only.
     *
     * @param id the notification's name
     */
    record NotificationDue(String id) implements Signal {}

    /**
     * The user tapped a notification, which brings the app to the front.
     *
     * @param id the notification's name
     */
    record NotificationTapped(String id) implements Signal {}

    /**
     * The app's request to notify ended, with a question or without (I-98, A-71).
     *
     * @param isAllowed whether what the app posts is seen
     */
    record NotificationRequestFinished(boolean isAllowed) implements Signal {}

    /**
     * A push of the app's server arrived (I-103, A-43).
     *
     * @param data what the server put into it
     */
    record PushReceived(String data) implements Signal {}

    /** The playback has reached the end of the file. */
    record AudioFinished() implements Signal {}

    /** Something else has the loudspeaker, such as a call (I-97, A-70). */
    record AudioInterrupted() implements Signal {}

    /**
     * The loudspeaker is free again (I-97).
     *
     * @param shouldResume whether the app should go on
     */
    record AudioInterruptionEnded(boolean shouldResume) implements Signal {}

    /** Another app has the loudspeaker for good (A-70); Android only. */
    record AudioLost() implements Signal {}

    /** The headphones are gone; an app is expected to pause (I-97, A-70). */
    record HeadphonesUnplugged() implements Signal {}

    /**
     * The charge fell or rose by a percent, or power was connected or taken away.
     *
     * @param battery the battery now
     */
    record BatteryChanged(Battery battery) implements Signal {}

    /**
     * The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46).
     *
     * @param isOn whether it saves energy now
     */
    record PowerSavingChanged(boolean isOn) implements Signal {}

    /**
     * What was to be stored was not, as the storage is full.
     *
     * @param key the key
     */
    record StorageFailed(String key) implements Signal {}

    /**
     * What was to be changed was not, as the phone waits for its first unlock (I-96, A-69).
     *
     * @param key the key
     */
    record StorageLocked(String key) implements Signal {}

    /** Storage can be read from now on (I-96, A-69). */
    record StorageUnlocked() implements Signal {}

    /**
     * The phone's clock was set, or shows a new day, summer time or another zone (I-100, A-74).
     *
     * @param change what has changed
     */
    record ClockChanged(Change change) implements Signal {
      /** The values of {@link #change}. */
      public enum Change { SET, NEW_DAY, SUMMER_TIME, ZONE }
    }

    /**
     * The user has chosen another language (A-74); Android only.
     *
     * @param language the language, as a code such as "pl"
     */
    record LanguageChanged(String language) implements Signal {}

    /**
     * The app's timer has run out.
     *
     * @param timer its name
     */
    record TimerFired(String timer) implements Signal {}

    /**
     * The user tapped the control, the row or the dialog's button.
     *
     * @param label its label
     */
    record Tapped(String label) implements Signal {}

    /**
     * The user tapped the point of the map.
     *
     * @param number its number
     */
    record TappedPoint(long number) implements Signal {}

    /**
     * The user has put a text into the field, in the place of what stood there.
     *
     * @param text the text
     * @param field the field's label
     */
    record Entered(String text, String field) implements Signal {}

    /** The user tapped the player's button while nothing played. */
    record TappedPlay() implements Signal {}

    /** The user tapped the player's button while it played. */
    record TappedPause() implements Signal {}

    /**
     * The user dragged the bar of the player.
     *
     * @param to the time of the file
     */
    record DraggedPlayer(Duration to) implements Signal {}

    /** The user pulled the list down. */
    record PulledToRefresh() implements Signal {}

    // MARK: End of what is generated.
  }

  /** What became of a request to the server. */
  public sealed interface Outcome extends Signal {
    /** The request's number. */
    long id();

    /** Whether the server answered with a status of 200 to 299. */
    boolean isSuccess();
  }

  // MARK: Requests: what the app asks of the platform

  /** What the app asks of the platform with {@link Phone#ask}. */
  public sealed interface Request {
    // MARK: Generated: requests. Regenerated by swift test from the declaration of the protocol; do not edit.

    /**
     * Asks the user for permission.
     *
     * @param permission whenInUse (I-08, A-12), always (I-13, A-28), temporaryFullAccuracy (I-46, iOS only), or
     *     android: exactly the permissions listed (A-12 to A-17)
     * @param purposeKey for temporaryFullAccuracy: the key of the purpose in Info.plist
     * @param permissions for android: the permissions that are asked for, in one request
     */
    record AskForPermission(
        Kind permission, @LeftOut String purposeKey, @LeftOut List<AndroidPermission> permissions) implements Request {
      /** The values of {@link #permission}. */
      public enum Kind { WHEN_IN_USE, ALWAYS, TEMPORARY_FULL_ACCURACY, ANDROID }

      // By hand: AskForPermission.
      /** Asks for location while the app is in use. */
      public static AskForPermission whenInUse() { return new AskForPermission(Kind.WHEN_IN_USE, null, null); }

      /** Asks for location at any time. */
      public static AskForPermission always() { return new AskForPermission(Kind.ALWAYS, null, null); }

      /** Asks for full accuracy until the app is left; the key is that of the purpose in Info.plist. */
      public static AskForPermission temporaryFullAccuracy(String purposeKey) {
        return new AskForPermission(Kind.TEMPORARY_FULL_ACCURACY, purposeKey, null);
      }

      /** Asks for exactly these permissions. */
      public static AskForPermission android(AndroidPermission... permissions) {
        return new AskForPermission(Kind.ANDROID, null, List.of(permissions));
      }
      // End of what is by hand.
    }

    /**
     * Asks for one fix; a second request replaces the first (I-62).
     *
     * @param timeout how long the platform may try
     * @param desiredAccuracyMeters how accurate the app wants it: from 100 on it comes from networks (I-109, A-63)
     */
    record RequestFix(Duration timeout, @LeftOut int desiredAccuracyMeters) implements Request {
      /** Leaves out {@code desiredAccuracyMeters} (10). */
      public RequestFix(Duration timeout) { this(timeout, 10); }
    }

    /**
     * Starts locations one after the other; a second request replaces the first.
     *
     * @param updates how they are wanted
     */
    record StartUpdates(@LeftOut UpdateRequest updates) implements Request {}

    /** Stops them, and a request for one fix (I-62). */
    record StopUpdates() implements Request {}

    /** Starts coarse, rare locations that can wake the app (I-88); iOS only. */
    record StartSignificantChanges() implements Request {}

    /** Stops them (I-88); iOS only. */
    record StopSignificantChanges() implements Request {}

    /** Starts reports of stays at one place (I-45); iOS only. */
    record StartVisits() implements Request {}

    /** Stops them (I-45); iOS only. */
    record StopVisits() implements Request {}

    /** Starts reports of how the phone moves. */
    record StartMotionUpdates() implements Request {}

    /** Stops them. */
    record StopMotionUpdates() implements Request {}

    /** Asks the user to turn the device's location on (A-57); Android only. */
    record AskToTurnLocationOn() implements Request {}

    /**
     * Watches a region.
     *
     * @param region the region
     */
    record Monitor(Region region) implements Request {}

    /**
     * Stops watching the region.
     *
     * @param id which one
     */
    record StopMonitoring(String id) implements Request {}

    /**
     * Asks where the phone is with regard to the region (I-84); iOS only.
     *
     * @param id which one
     */
    record RequestRegionState(String id) implements Request {}

    /** Creates a further location manager, which is told the permission on its own (I-27, I-29); iOS only. */
    record CreateLocationManager() implements Request {}

    /**
     * Starts a session that asks for what it declares, again and again where needed (I-25); iOS only.
     *
     * @param session what it declares
     */
    record StartServiceSession(Session session) implements Request {
      /** The values of {@link #session}. */
      public enum Session { WHEN_IN_USE, ALWAYS }
    }

    /** Ends that session (I-25); iOS only. */
    record EndServiceSession() implements Request {}

    /** Starts or rejoins a session that keeps the app in use in the background (I-57); iOS only. */
    record StartBackgroundSession() implements Request {}

    /** Ends that session (I-57); iOS only. */
    record EndBackgroundSession() implements Request {}

    /** Starts a foreground service of type location, with its notification (A-41); Android only. */
    record StartForegroundService() implements Request {}

    /** Stops it (A-41); Android only. */
    record StopForegroundService() implements Request {}

    /**
     * Asks the user whether the app may notify, once on iOS and twice on Android (I-98, A-71).
     *
     * @param provisional whether notifications are to come quietly, which nobody is asked about; iOS only
     */
    record AskForNotifications(@LeftOut Boolean provisional) implements Request {
      /** With nothing but what must be said; the methods say the rest. */
      public AskForNotifications() { this(null); }

      /** Whether notifications are to come quietly, which nobody is asked about; iOS only. */
      public AskForNotifications provisional(boolean provisional) { return with("provisional", provisional); }

      private AskForNotifications with(String member, Object value) {
        return Form.with(AskForNotifications.class, this, member, value);
      }
    }

    /** Registers the app for the pushes of its server, until it is removed (I-103, A-43). */
    record RegisterForPushes() implements Request {}

    /**
     * Leaves work to the platform, which starts it later (I-95, A-68).
     *
     * @param work the work
     */
    record DeferWork(DeferredWork work) implements Request {}

    /**
     * Takes deferred work back.
     *
     * @param name which one
     */
    record CancelWork(String name) implements Request {}

    /**
     * Says that deferred work, which was started, is over.
     *
     * @param name which one
     * @param result how it ended
     */
    record FinishWork(String name, Result result) implements Request {
      /** The values of {@link #result}. */
      public enum Result { SUCCEEDED, RETRY }
    }

    /**
     * Has Android wake or start the app after a while (A-74); Android only.
     *
     * @param alarm the alarm
     */
    record SetAlarm(Alarm alarm) implements Request {}

    /**
     * Takes an alarm back.
     *
     * @param name which one
     */
    record CancelAlarm(String name) implements Request {}

    /**
     * Lets the app go on for a while after it has left the front, to end what it is at (I-52); iOS only.
     *
     * @param name which one
     */
    record BeginBackgroundTask(String name) implements Request {}

    /**
     * Says that it has ended that; whoever does not, and is told of the time's end, is ended (I-52); iOS only.
     *
     * @param name which one
     */
    record EndBackgroundTask(String name) implements Request {}

    /**
     * Sends a request to the app's server.
     *
     * @param request the request
     */
    record Send(ServerRequest request) implements Request {}

    /**
     * Hands a request to the system, which performs it also while the app does not run (A-68, I-94); iOS only.
     *
     * @param request the request
     */
    record Transfer(ServerRequest request) implements Request {}

    /**
     * Stops waiting for the answer.
     *
     * @param id the request's id
     */
    record CancelSend(long id) implements Request {}

    /**
     * Fires the timer once; a timer of the same name is replaced.
     *
     * @param timer its name
     * @param after in how long
     */
    record Schedule(String timer, Duration after) implements Request {}

    /**
     * Cancels the timer.
     *
     * @param timer which one
     */
    record Cancel(String timer) implements Request {}

    /**
     * Writes a value to the phone's durable storage.
     *
     * @param key under which key
     * @param value what
     */
    record Store(String key, String value) implements Request {}

    /**
     * Adds a line to what durable storage holds under the key.
     *
     * @param key under which key
     * @param line the line, without its end
     */
    record Append(String key, String line) implements Request {}

    /**
     * Deletes what durable storage holds under the key.
     *
     * @param key which one
     */
    record Delete(String key) implements Request {}

    /**
     * Shows a notification; one with the same id is replaced.
     *
     * @param notification the notification
     */
    record Post(AppNotification notification) implements Request {}

    /**
     * Takes the notification away.
     *
     * @param id which one
     */
    record Withdraw(String id) implements Request {}

    /**
     * Makes the player ready to play the file from its beginning.
     *
     * @param file the file
     */
    record LoadAudio(AudioFile file) implements Request {}

    /**
     * Arranges how the app's sound gets along with that of others (I-97, A-70).
     *
     * @param session the arrangement
     */
    record SetAudioSession(AudioSession session) implements Request {}

    /** Plays the loaded file from where the playback is. */
    record PlayAudio() implements Request {}

    /** Halts the playback where it is. */
    record PauseAudio() implements Request {}

    /**
     * Sets the playback to a time of the file.
     *
     * @param to the time
     */
    record SeekAudio(Duration to) implements Request {}

    /** Stops the playback and lets the file and the player go. */
    record ReleaseAudio() implements Request {}

    /**
     * Hands an address to the app that it belongs to, such as tel: or geo:.
     *
     * @param address the address
     */
    record Open(String address) implements Request {}

    /** Opens this app's page in the Settings app. */
    record OpenSettings() implements Request {}

    // MARK: End of what is generated.
  }

  // MARK: Objects

  // MARK: Generated: objects. Regenerated by swift test from the declaration of the protocol; do not edit.

  /** The values of {@link Facts#platform}. */
  public enum Platform implements Verbatim {
    IOS("iOS"), ANDROID("android");

    private final String name;

    Platform(String name) { this.name = name; }

    @Override public String toString() { return name; }
  }

  /** The values of {@link Facts#batteryUse}. */
  public enum BatteryUse { UNRESTRICTED, OPTIMIZED, RESTRICTED }

  /** The values of {@link Facts#standbyBucket}. */
  public enum StandbyBucket { ACTIVE, WORKING_SET, FREQUENT, RARE, RESTRICTED }

  /** The values of {@link Facts#notificationPermission}. */
  public enum NotificationPermission { NOT_DETERMINED, DENIED, AUTHORIZED, PROVISIONAL }

  /** The values of {@link Facts#previousExit}. */
  public enum ProcessExit { KILLED_BY_SYSTEM, CLOSED_BY_USER, FORCE_STOPPED, CRASHED, PERMISSION_REVOKED, UPDATED }

  /** A permission of Android. */
  public enum AndroidPermission { COARSE, FINE, BACKGROUND }

  /**
   * The permission to use location; status and accuracy always come together (I-32).
   *
   * @param status the authorization status
   * @param accuracy the accuracy that the user allows; meaningless until the status allows location (I-41)
   */
  public record Permission(Status status, @LeftOut Accuracy accuracy) {
    /** The values of {@link #status}. */
    public enum Status { NOT_DETERMINED, RESTRICTED, DENIED, WHEN_IN_USE, ALWAYS }

    /** The values of {@link #accuracy}. */
    public enum Accuracy { FULL, REDUCED }

    public Permission { accuracy = accuracy == null ? Accuracy.FULL : accuracy; }

    // By hand: Permission.
    /** Whether the app may use location, be it while it is in use only. */
    public boolean isGranted() { return status == Status.WHEN_IN_USE || status == Status.ALWAYS; }
    // End of what is by hand.
  }

  /**
   * A reading of the phone's clock, which the user can set.
   *
   * @param millisecondsSince1970 milliseconds since 1970-01-01 00:00 UTC
   * @param zoneOffsetSeconds the time zone's offset from UTC in seconds, positive to the east
   */
  public record WallTime(long millisecondsSince1970, @LeftOut int zoneOffsetSeconds) {
    // By hand: WallTime.
    /** The moment. */
    public Instant instant() { return Instant.ofEpochMilli(millisecondsSince1970); }

    /** The time zone's offset; throws {@code DateTimeException} beyond 18 hours, which Java knows no zones for. */
    public ZoneOffset zone() { return ZoneOffset.ofTotalSeconds(zoneOffsetSeconds); }
    // End of what is by hand.
  }

  /**
   * The battery.
   *
   * @param percentage the charge
   * @param isCharging whether the phone is connected to power
   */
  public record Battery(int percentage, @LeftOut boolean isCharging) {}

  /**
   * One position report of the location receiver.
   *
   * @param position where the phone is
   * @param accuracyMeters the radius within which the phone believes itself to be; a negative one says that the
   *     position is not valid
   * @param timestamp when it was measured; a cached fix keeps its true time (I-92)
   * @param speedMillimetersPerSecond how fast the phone was; left out where the receiver cannot tell
   * @param courseDegrees which way it moved, from north; left out where the receiver cannot tell
   * @param altitudeMeters how high above the sea it was; left out where the receiver cannot tell
   * @param age how long before its delivery it was measured
   * @param isSimulated whether software has made it up, as a mock app does (I-108, A-80)
   * @param isFromAccessory whether something that is connected to the phone has measured it (I-108); iOS only
   */
  public record Fix(
      Position position, long accuracyMeters, WallTime timestamp, @LeftOut Long speedMillimetersPerSecond,
      @LeftOut Integer courseDegrees, @LeftOut Long altitudeMeters, @LeftOut Duration age, @LeftOut boolean isSimulated,
      @LeftOut boolean isFromAccessory) {
    public Fix { age = age == null ? Duration.ZERO : age; }
  }

  /**
   * A place on the earth.
   *
   * @param latitude positive to the north
   * @param longitude positive to the east
   */
  public record Position(double latitude, double longitude) {}

  /**
   * A stay of the phone at one place (I-45).
   *
   * @param position where the stay was
   * @param accuracyMeters the accuracy of the position
   * @param arrival when the phone came
   * @param departure when it left; left out while it is there
   */
  public record Visit(Position position, long accuracyMeters, WallTime arrival, @LeftOut WallTime departure) {}

  /**
   * A request for locations one after the other, until it is stopped.
   *
   * @param interface_ which of iOS's two interfaces the app uses; Android has one
   * @param desiredAccuracyMeters how accurate the app wants the positions: from 100 on they come from networks (I-109,
   *     A-63)
   * @param distanceFilter how far the phone must move before the next position is delivered (I-93); 0 delivers all
   * @param interval how often positions are wanted; left out, it is left to the platform, as on iOS always
   * @param allowsBackground whether updates go on in the background (I-50, I-51); iOS only
   * @param showsBackgroundIndicator whether the indicator is shown with the Always permission too (I-64); iOS only
   * @param pausesAutomatically whether the platform may pause updates while the phone rests (I-60); iOS only
   */
  public record UpdateRequest(
      @LeftOut Interface interface_, @LeftOut Integer desiredAccuracyMeters, @LeftOut Double distanceFilter,
      @LeftOut Duration interval, @LeftOut Boolean allowsBackground, @LeftOut Boolean showsBackgroundIndicator,
      @LeftOut Boolean pausesAutomatically) {
    /** The values of {@link #interface_}. */
    public enum Interface { STANDARD, LIVE }

    /** With nothing but what must be said; the methods say the rest. */
    public UpdateRequest() { this(null, null, null, null, null, null, null); }

    /** Which of iOS's two interfaces the app uses; Android has one. */
    public UpdateRequest interface_(Interface interface_) { return with("interface_", interface_); }

    /** How accurate the app wants the positions: from 100 on they come from networks (I-109, A-63). */
    public UpdateRequest desiredAccuracyMeters(int desiredAccuracyMeters) {
      return with("desiredAccuracyMeters", desiredAccuracyMeters);
    }

    /** How far the phone must move before the next position is delivered (I-93); 0 delivers all. */
    public UpdateRequest distanceFilter(double distanceFilter) { return with("distanceFilter", distanceFilter); }

    /** How often positions are wanted; left out, it is left to the platform, as on iOS always. */
    public UpdateRequest interval(Duration interval) { return with("interval", interval); }

    /** Whether updates go on in the background (I-50, I-51); iOS only. */
    public UpdateRequest allowsBackground(boolean allowsBackground) {
      return with("allowsBackground", allowsBackground);
    }

    /** Whether the indicator is shown with the Always permission too (I-64); iOS only. */
    public UpdateRequest showsBackgroundIndicator(boolean showsBackgroundIndicator) {
      return with("showsBackgroundIndicator", showsBackgroundIndicator);
    }

    /** Whether the platform may pause updates while the phone rests (I-60); iOS only. */
    public UpdateRequest pausesAutomatically(boolean pausesAutomatically) {
      return with("pausesAutomatically", pausesAutomatically);
    }

    private UpdateRequest with(String member, Object value) {
      return Form.with(UpdateRequest.class, this, member, value);
    }
  }

  /**
   * A circle on the earth that the app wants watched.
   *
   * @param id the app's name for it; a second region of the name replaces the first (I-80)
   * @param center the middle of the circle
   * @param radius its radius
   * @param notifiesOnEntry whether entering is reported
   * @param notifiesOnExit whether leaving is reported
   * @param dwell how long the phone must stay inside until that is reported (A-52); Android only
   * @param triggersWhenInside whether being inside at the start counts as entering (A-52); Android only
   * @param isCondition whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only
   */
  public record Region(
      String id, Position center, double radius, @LeftOut Boolean notifiesOnEntry, @LeftOut Boolean notifiesOnExit,
      @LeftOut Duration dwell, @LeftOut Boolean triggersWhenInside, @LeftOut Boolean isCondition) {
    /** With nothing but what must be said; the methods say the rest. */
    public Region(String id, Position center, double radius) { this(id, center, radius, null, null, null, null, null); }

    /** Whether entering is reported. */
    public Region notifiesOnEntry(boolean notifiesOnEntry) { return with("notifiesOnEntry", notifiesOnEntry); }

    /** Whether leaving is reported. */
    public Region notifiesOnExit(boolean notifiesOnExit) { return with("notifiesOnExit", notifiesOnExit); }

    /** How long the phone must stay inside until that is reported (A-52); Android only. */
    public Region dwell(Duration dwell) { return with("dwell", dwell); }

    /** Whether being inside at the start counts as entering (A-52); Android only. */
    public Region triggersWhenInside(boolean triggersWhenInside) {
      return with("triggersWhenInside", triggersWhenInside);
    }

    /** Whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only. */
    public Region isCondition(boolean isCondition) { return with("isCondition", isCondition); }

    private Region with(String member, Object value) {
      return Form.with(Region.class, this, member, value);
    }
  }

  /**
   * Work that the app leaves to its platform to start later (I-95, A-68).
   *
   * @param name the name by which the app knows it; work of the same name is replaced
   * @param duration refresh: half a minute on iOS; processing: some minutes
   * @param needsNetwork whether it waits for a network
   * @param needsCharging whether it waits for the phone to be connected to power
   * @param earliest how long it waits at least
   */
  public record DeferredWork(
      String name, @LeftOut Length duration, @LeftOut Boolean needsNetwork, @LeftOut Boolean needsCharging,
      @LeftOut Duration earliest) {
    /** The values of {@link #duration}. */
    public enum Length { REFRESH, PROCESSING }

    /** With nothing but what must be said; the methods say the rest. */
    public DeferredWork(String name) { this(name, null, null, null, null); }

    /** refresh: half a minute on iOS; processing: some minutes. */
    public DeferredWork duration(Length duration) { return with("duration", duration); }

    /** Whether it waits for a network. */
    public DeferredWork needsNetwork(boolean needsNetwork) { return with("needsNetwork", needsNetwork); }

    /** Whether it waits for the phone to be connected to power. */
    public DeferredWork needsCharging(boolean needsCharging) { return with("needsCharging", needsCharging); }

    /** How long it waits at least. */
    public DeferredWork earliest(Duration earliest) { return with("earliest", earliest); }

    private DeferredWork with(String member, Object value) {
      return Form.with(DeferredWork.class, this, member, value);
    }
  }

  /**
   * A moment at which Android wakes or starts the app (A-74).
   *
   * @param name the name by which the app knows it; an alarm of the same name is replaced
   * @param delay how long it takes until it rings
   * @param isExact whether it rings at that very moment, which the user may have to allow
   * @param ringsInDoze whether it rings while the phone rests too, though not often (A-72)
   */
  public record Alarm(String name, Duration delay, @LeftOut boolean isExact, @LeftOut boolean ringsInDoze) {
    /** Leaves out {@code ringsInDoze} (false). */
    public Alarm(String name, Duration delay, boolean isExact) { this(name, delay, isExact, false); }

    /** Leaves out {@code isExact} (false), {@code ringsInDoze} (false). */
    public Alarm(String name, Duration delay) { this(name, delay, false, false); }
  }

  /**
   * A request to the app's server.
   *
   * @param id the number by which the app recognizes the answer; unique within one process, and for a transfer also
   *     beyond it
   * @param method what the request does, in HTTP's words
   * @param path the path, beginning with a slash
   * @param query the query items, in the order in which they are written
   * @param body the body
   * @param idempotencyKey the key by which the server recognizes a repeated request
   * @param timeout how long the app waits for the answer
   * @param sentAtMilliseconds when it was sent by the phone's clock, in milliseconds since 1970, as a header says it
   * @param authorization who asks, as the token of the header says it
   * @param isClear whether it goes over plain HTTP; the platforms let no such request through
   */
  public record ServerRequest(
      long id, Method method, String path, @LeftOut List<QueryItem> query, @LeftOut String body,
      @LeftOut String idempotencyKey, @LeftOut Duration timeout, @LeftOut Long sentAtMilliseconds,
      @LeftOut String authorization, @LeftOut Boolean isClear) {
    /** The values of {@link #method}. */
    public enum Method implements Verbatim { GET, POST, PUT, PATCH, DELETE }

    public ServerRequest { query = copy(query); }

    /** The query items, in the order in which they are written. */
    public ServerRequest query(List<QueryItem> query) { return with("query", query); }

    /** The body. */
    public ServerRequest body(String body) { return with("body", body); }

    /** The key by which the server recognizes a repeated request. */
    public ServerRequest idempotencyKey(String idempotencyKey) { return with("idempotencyKey", idempotencyKey); }

    /** How long the app waits for the answer. */
    public ServerRequest timeout(Duration timeout) { return with("timeout", timeout); }

    /** When it was sent by the phone's clock, in milliseconds since 1970, as a header says it. */
    public ServerRequest sentAtMilliseconds(long sentAtMilliseconds) {
      return with("sentAtMilliseconds", sentAtMilliseconds);
    }

    /** Who asks, as the token of the header says it. */
    public ServerRequest authorization(String authorization) { return with("authorization", authorization); }

    /** Whether it goes over plain HTTP; the platforms let no such request through. */
    public ServerRequest isClear(boolean isClear) { return with("isClear", isClear); }

    private ServerRequest with(String member, Object value) {
      return Form.with(ServerRequest.class, this, member, value);
    }

    // By hand: ServerRequest.
    /** A request; {@link Phone#send} numbers it. */
    public ServerRequest(Method method, String path) { this(0, method, path, null, null, null, null, null, null, null); }

    /** A request for what is at the path. */
    public static ServerRequest get(String path) { return new ServerRequest(Method.GET, path); }

    /** A request that brings the body to the path. */
    public static ServerRequest post(String path, String body) {
      return new ServerRequest(Method.POST, path).body(body);
    }

    /** The same under another number. */
    public ServerRequest id(long id) { return with("id", id); }
    // End of what is by hand.
  }

  /**
   * A name and a value of the query part of an address.
   *
   * @param name the part before the equals sign
   * @param value the part after it
   */
  public record QueryItem(String name, String value) {}

  /**
   * A notification that the app shows outside itself.
   *
   * @param id what identifies it; a second one with the same id replaces the first
   * @param title the first line
   * @param text the text under it
   * @param isOngoing whether it stays until the app withdraws it
   * @param delay how long the platform waits before it shows it, with or without a process; iOS only
   * @param region the region whose boundary, when the user crosses it, shows it instead; iOS only
   */
  public record AppNotification(
      String id, String title, String text, @LeftOut boolean isOngoing, @LeftOut Duration delay,
      @LeftOut Region region) {
    /** Leaves out {@code region} (null). */
    public AppNotification(String id, String title, String text, boolean isOngoing, Duration delay) {
      this(id, title, text, isOngoing, delay, null);
    }

    /** Leaves out {@code delay} (0), {@code region} (null). */
    public AppNotification(String id, String title, String text, boolean isOngoing) {
      this(id, title, text, isOngoing, Duration.ZERO, null);
    }

    /** Leaves out {@code isOngoing} (false), {@code delay} (0), {@code region} (null). */
    public AppNotification(String id, String title, String text) { this(id, title, text, false, Duration.ZERO, null); }
  }

  /**
   * A sound file that the app has fetched.
   *
   * @param id what identifies the file
   * @param title what the user reads on the player
   * @param length how long it plays
   */
  public record AudioFile(String id, String title, Duration length) {}

  /**
   * How the app's sound gets along with that of others (I-97, A-70).
   *
   * @param mixing what becomes of others' sound while the app plays
   * @param isSpeech whether the app plays speech, which is interrupted where other sound would be lowered
   */
  public record AudioSession(@LeftOut Mixing mixing, @LeftOut Boolean isSpeech) {
    /** The values of {@link #mixing}. */
    public enum Mixing { EXCLUSIVE, MIX_WITH_OTHERS, DUCK_OTHERS }

    /** With nothing but what must be said; the methods say the rest. */
    public AudioSession() { this(null, null); }

    /** What becomes of others' sound while the app plays. */
    public AudioSession mixing(Mixing mixing) { return with("mixing", mixing); }

    /** Whether the app plays speech, which is interrupted where other sound would be lowered. */
    public AudioSession isSpeech(boolean isSpeech) { return with("isSpeech", isSpeech); }

    private AudioSession with(String member, Object value) {
      return Form.with(AudioSession.class, this, member, value);
    }
  }

  /**
   * Everything that the app shows.
   *
   * @param title the heading
   * @param badges short labels beside the heading
   * @param progress what is going on, as the user reads it while waiting
   * @param message a sentence that tells the user something
   * @param toast a short note that is shown for a moment
   * @param metrics figures such as the elapsed time
   * @param map the map
   * @param player the audio player
   * @param items the rows of the list
   * @param fields what the user can write into
   * @param controls what the user can tap
   * @param canPullToRefresh whether the list can be pulled down
   * @param dialog the dialog above everything else
   */
  public record Screen(
      String title, @LeftOut List<Badge> badges, @LeftOut String progress, @LeftOut String message,
      @LeftOut String toast, @LeftOut List<Metric> metrics, @LeftOut MapView map, @LeftOut PlayerView player,
      @LeftOut List<ListItem> items, @LeftOut List<TextField> fields, @LeftOut List<Control> controls,
      @LeftOut boolean canPullToRefresh, @LeftOut Dialog dialog) {
    public Screen {
      badges = copy(badges);
      metrics = copy(metrics);
      items = copy(items);
      fields = copy(fields);
      controls = copy(controls);
    }

    /** With nothing but what must be said; the methods say the rest. */
    public Screen(String title) {
      this(title, null, null, null, null, null, null, null, null, null, null, false, null);
    }

    /** Short labels beside the heading. */
    public Screen badges(List<Badge> badges) { return with("badges", badges); }

    /** What is going on, as the user reads it while waiting. */
    public Screen progress(String progress) { return with("progress", progress); }

    /** A sentence that tells the user something. */
    public Screen message(String message) { return with("message", message); }

    /** A short note that is shown for a moment. */
    public Screen toast(String toast) { return with("toast", toast); }

    /** Figures such as the elapsed time. */
    public Screen metrics(List<Metric> metrics) { return with("metrics", metrics); }

    /** The map. */
    public Screen map(MapView map) { return with("map", map); }

    /** The audio player. */
    public Screen player(PlayerView player) { return with("player", player); }

    /** The rows of the list. */
    public Screen items(List<ListItem> items) { return with("items", items); }

    /** What the user can write into. */
    public Screen fields(List<TextField> fields) { return with("fields", fields); }

    /** What the user can tap. */
    public Screen controls(List<Control> controls) { return with("controls", controls); }

    /** Whether the list can be pulled down. */
    public Screen canPullToRefresh(boolean canPullToRefresh) { return with("canPullToRefresh", canPullToRefresh); }

    /** The dialog above everything else. */
    public Screen dialog(Dialog dialog) { return with("dialog", dialog); }

    private Screen with(String member, Object value) {
      return Form.with(Screen.class, this, member, value);
    }
  }

  /**
   * A short label beside the heading.
   *
   * @param label what the user reads
   * @param color the colour behind it
   */
  public record Badge(String label, @LeftOut Color color) {
    /** The values of {@link #color}. */
    public enum Color { GRAY, GREEN, YELLOW, RED, BLUE }

    /** Leaves out {@code color} (gray). */
    public Badge(String label) { this(label, Color.GRAY); }
  }

  /**
   * A figure under a label: either "text" or "time".
   *
   * @param label what the figure tells
   * @param text a text that stands until the app changes it
   * @param time a time, shown as HH:MM:SS
   */
  public record Metric(String label, @LeftOut String text, @LeftOut RunningTime time) {
    // By hand: Metric.
    /** A text that stands until the app changes it. */
    public Metric(String label, String text) { this(label, text, null); }

    /** A time, shown as HH:MM:SS. */
    public Metric(String label, RunningTime time) { this(label, null, time); }
    // End of what is by hand.
  }

  /**
   * A time that stands, or goes on by itself.
   *
   * @param base the time when it last began to run, or at which it stands
   * @param runningSince the uptime of the phone at which it began to run; left out while it stands
   */
  public record RunningTime(Duration base, @LeftOut Duration runningSince) {
    /** Leaves out {@code runningSince} (null). */
    public RunningTime(Duration base) { this(base, null); }
  }

  /**
   * A map on the screen.
   *
   * @param marker where the marker of the user stands
   * @param lines the travelled route, one line for each stretch without a gap
   * @param points the points that can be tapped
   * @param circles the circles
   * @param camera what the map shows; left out, the platform decides
   * @param markerTitle what stands beside the marker
   * @param coloredLines lines in colours of their own
   * @param markerColor the colour of the marker; left out, the platform draws it in blue
   */
  public record MapView(
      @LeftOut Position marker, @LeftOut List<List<Position>> lines, @LeftOut List<MapPoint> points,
      @LeftOut List<MapCircle> circles, @LeftOut Camera camera, @LeftOut String markerTitle,
      @LeftOut List<MapLine> coloredLines, @LeftOut MarkerColor markerColor) {
    /** The values of {@link #markerColor}. */
    public enum MarkerColor { GRAY, GREEN, YELLOW, RED, BLUE }

    public MapView {
      lines = copy(lines);
      points = copy(points);
      circles = copy(circles);
      coloredLines = copy(coloredLines);
    }

    /** With nothing but what must be said; the methods say the rest. */
    public MapView() { this(null, null, null, null, null, null, null, null); }

    /** Where the marker of the user stands. */
    public MapView marker(Position marker) { return with("marker", marker); }

    /** The travelled route, one line for each stretch without a gap. */
    public MapView lines(List<List<Position>> lines) { return with("lines", lines); }

    /** The points that can be tapped. */
    public MapView points(List<MapPoint> points) { return with("points", points); }

    /** The circles. */
    public MapView circles(List<MapCircle> circles) { return with("circles", circles); }

    /** What the map shows; left out, the platform decides. */
    public MapView camera(Camera camera) { return with("camera", camera); }

    /** What stands beside the marker. */
    public MapView markerTitle(String markerTitle) { return with("markerTitle", markerTitle); }

    /** Lines in colours of their own. */
    public MapView coloredLines(List<MapLine> coloredLines) { return with("coloredLines", coloredLines); }

    /** The colour of the marker; left out, the platform draws it in blue. */
    public MapView markerColor(MarkerColor markerColor) { return with("markerColor", markerColor); }

    private MapView with(String member, Object value) {
      return Form.with(MapView.class, this, member, value);
    }
  }

  /**
   * A point on the map that can be tapped.
   *
   * @param number the number by which the app knows it; unique within the map
   * @param position where it is
   * @param isFaint whether it is drawn as less trustworthy than the others
   * @param title what stands beside it
   * @param detail what stands under that
   * @param color the colour of its pin; left out, the platform decides
   */
  public record MapPoint(
      long number, Position position, @LeftOut Boolean isFaint, @LeftOut String title, @LeftOut String detail,
      @LeftOut Color color) {
    /** The values of {@link #color}. */
    public enum Color { GRAY, GREEN, YELLOW, RED, BLUE }

    /** With nothing but what must be said; the methods say the rest. */
    public MapPoint(long number, Position position) { this(number, position, null, null, null, null); }

    /** Whether it is drawn as less trustworthy than the others. */
    public MapPoint isFaint(boolean isFaint) { return with("isFaint", isFaint); }

    /** What stands beside it. */
    public MapPoint title(String title) { return with("title", title); }

    /** What stands under that. */
    public MapPoint detail(String detail) { return with("detail", detail); }

    /** The colour of its pin; left out, the platform decides. */
    public MapPoint color(Color color) { return with("color", color); }

    private MapPoint with(String member, Object value) {
      return Form.with(MapPoint.class, this, member, value);
    }
  }

  /**
   * A circle on the map.
   *
   * @param center its middle
   * @param radius its radius
   * @param style how it is drawn
   */
  public record MapCircle(Position center, double radius, Style style) {
    /** The values of {@link #style}. */
    public enum Style { GRAY, PULSING_ORANGE, CHECKED_GREEN }
  }

  /**
   * The part of the earth that the map shows.
   *
   * @param center the middle of the map
   * @param zoom 0 is the earth, 16 a few streets
   */
  public record Camera(Position center, int zoom) {}

  /**
   * A line in a colour of its own, such as a street with its traffic.
   *
   * @param positions where it leads along
   * @param color its colour
   * @param title what stands beside it
   */
  public record MapLine(List<Position> positions, Color color, @LeftOut String title) {
    /** The values of {@link #color}. */
    public enum Color { GRAY, GREEN, YELLOW, RED, BLUE }

    public MapLine { positions = copy(positions); }

    /** Leaves out {@code title} (empty). */
    public MapLine(List<Position> positions, Color color) { this(positions, color, ""); }
  }

  /**
   * An audio player: one button, play or pause, and a bar that can be dragged.
   *
   * @param title what is played
   * @param length how long it plays
   * @param position where the playback is
   * @param isPlaying whether it plays, so that the button is a pause button
   */
  public record PlayerView(String title, Duration length, RunningTime position, boolean isPlaying) {}

  /**
   * One row of a list.
   *
   * @param title the first line
   * @param detail the second line
   * @param isTappable whether a tap on the row does something
   */
  public record ListItem(String title, @LeftOut String detail, @LeftOut boolean isTappable) {
    /** Leaves out {@code isTappable} (false). */
    public ListItem(String title, String detail) { this(title, detail, false); }

    /** Leaves out {@code detail} (empty), {@code isTappable} (false). */
    public ListItem(String title) { this(title, "", false); }
  }

  /**
   * Something that the user can write into.
   *
   * @param label what is to be written
   * @param text what stands there
   */
  public record TextField(String label, @LeftOut String text) {
    /** Leaves out {@code text} (empty). */
    public TextField(String label) { this(label, ""); }
  }

  /**
   * Something that the user can tap.
   *
   * @param label what the user reads
   * @param isEnabled whether a tap does anything now
   */
  public record Control(String label, @LeftOut boolean isEnabled) {
    /** Leaves out {@code isEnabled} (true). */
    public Control(String label) { this(label, true); }
  }

  /**
   * A dialog above the screen, which keeps taps from what lies under it.
   *
   * @param title the heading
   * @param message the explanation under it
   * @param buttons the labels of its buttons
   */
  public record Dialog(String title, @LeftOut String message, List<String> buttons) {
    public Dialog { buttons = copy(buttons); }

    // By hand: Dialog.
    /** A dialog with these buttons. */
    public Dialog(String title, String message, String... buttons) { this(title, message, List.of(buttons)); }
    // End of what is by hand.
  }

  // MARK: End of what is generated.

  private static <T> List<T> copy(List<T> list) { return list == null ? List.of() : List.copyOf(list); }

  // MARK: The line

  /** May be left out on the line, and is {@code null}, 0 or {@code false} then. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface LeftOut {}

  /** An enumeration whose values stand on the line as {@code toString} has them. */
  private interface Verbatim {}

  /** The app's end of the line: one answer for each message, whatever the app does. */
  private static final class Line {
    private final Function<? super Phone, ? extends App> maker;
    private Phone phone;
    private App app;
    private Written shown;
    private Throwable uncaught;

    Line(Function<? super Phone, ? extends App> maker) { this.maker = maker; }

    /** Returns the answer to a message; {@code null} where it wants none. */
    String answer(byte[] line) {
      Object id = null;
      try {
        Map<?, ?> message = object(Json.decode(line), "the message");
        id = message.get("id");
        if (!"2.0".equals(message.get("jsonrpc")) || !(message.get("method") instanceof String method))
          throw new Refusal(-32600, "This is no request of JSON-RPC 2.0.");
        if (!message.containsKey("id")) return null;
        return reply(id, "result", perform(method, object(message.get("params"), "params")));
      } catch (Refusal refusal) {
        return reply(id, "error", error(refusal.code, refusal.getMessage()));
      } catch (Throwable fault) {
        return reply(id, "error", error(-32000, Failure.report(fault)));
      }
    }

    private Object perform(String method, Map<?, ?> params) {
      return switch (method) {
        case "start" -> start(params);
        case "signal" -> signal(params);
        default -> throw new Refusal(-32601, "There is no method \"" + method + "\" here.");
      };
    }

    private Object start(Map<?, ?> params) {
      if (phone != null) throw new Refusal(-32600, "The app has been started.");
      phone = new Phone(params.get("seed") instanceof BigDecimal seed ? seed.longValue() : 0);
      learn(object(params.get("facts"), "facts"));
      // Kotlin's coroutines hand over here what nobody has caught.
      Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> uncaught = thrown);
      App made = Objects.requireNonNull(maker.apply(phone), "There is no app.");
      runTasks();
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("protocol", PROTOCOL);
      show(made, result);
      app = made;
      return result;
    }

    private Object signal(Map<?, ?> params) {
      if (app == null) throw new Refusal(-32600, "The app has not been started.");
      learn(object(params.get("facts"), "facts"));
      Signal signal = Form.signal(object(params.get("signal"), "signal"));
      try {
        handle(signal);
        Map<String, Object> result = new LinkedHashMap<>();
        show(app, result);
        Request timer = phone.executor.setTimer();
        if (timer != null) phone.asked.add(timer);
        result.put("requests", List.copyOf(phone.asked));
        return result;
      } finally {
        phone.asked.clear();
      }
    }

    private void handle(Signal signal) {
      if (signal instanceof Signal.TimerFired fired && fired.timer().equals(VirtualExecutor.TIMER))
        phone.executor.timerFired();
      else if (signal != null) phone.tell(signal);
      runTasks();
    }

    private void runTasks() {
      phone.executor.runAll();
      Throwable thrown = uncaught;
      uncaught = null;
      if (thrown != null) Failure.rethrow(thrown);
    }

    private void learn(Map<?, ?> facts) {
      Object stored = facts.get("storage");
      if (stored != null && !object(stored, "facts.storage").values().stream().allMatch(String.class::isInstance))
        throw new Refusal(-32602, "Expected texts for facts.storage.");
      facts.forEach((name, value) -> phone.facts.told.put((String) name, value));
      phone.facts.told.remove("storage");
      if (stored == null) return;
      phone.storage.values.clear();
      object(stored, "facts.storage").forEach((key, value) -> phone.storage.values.put((String) key, (String) value));
    }

    private void show(App app, Map<String, Object> result) {
      Screen screen = app.screen();
      Written written = screen == null ? shown : new Written(Json.write(screen));
      if (written == null || shown != null && written.json.equals(shown.json)) return;
      result.put("screen", written);
      shown = written;
    }

    private static Map<String, Object> error(int code, String message) {
      Map<String, Object> error = new LinkedHashMap<>();
      error.put("code", code);
      error.put("message", message);
      return error;
    }

    private static String reply(Object id, String name, Object content) {
      Map<String, Object> reply = new LinkedHashMap<>();
      reply.put("jsonrpc", "2.0");
      reply.put("id", id instanceof Number || id instanceof String ? id : null);
      reply.put(name, content);
      return Json.write(reply);
    }
  }

  /** What is JSON already. */
  private static final class Written {
    private final String json;

    Written(String json) { this.json = json; }
  }

  private static Map<?, ?> object(Object value, String what) {
    if (value instanceof Map<?, ?> map) return map;
    throw new Refusal(-32602, "Expected an object for " + what + ".");
  }

  /** A message that is not as the protocol says, with the code of JSON-RPC. */
  private static class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int code;

    Refusal(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  /** A value that only a newer phone knows. */
  private static final class UnknownWord extends Refusal {
    private static final long serialVersionUID = 1;

    UnknownWord(String word, String where) { super(-32602, "\"" + word + "\" is not known for " + where + "."); }
  }

  /** What went wrong in the app. */
  private static final class Failure {
    private static final int CHARACTERS_MAX = 2_000;

    private static final List<String> LIBRARIES =
        List.of("java.", "javax.", "jdk.", "sun.", "kotlin.", "kotlinx.", Rehearsal.class.getName());

    /** Prints what happened, and returns it in one line after the app's own file and line. */
    static String report(Throwable thrown) {
      List<StackTraceElement> frames = Arrays.stream(thrown.getStackTrace())
          .takeWhile(frame -> !frame.getClassName().equals(Line.class.getName())).toList();
      // What lies below is the same in each of them, and would hide the rest.
      thrown.setStackTrace(frames.toArray(StackTraceElement[]::new));
      thrown.printStackTrace();
      String place = frames.stream().filter(Failure::isOwn).findFirst()
          .map(frame -> frame.getFileName() + ":" + frame.getLineNumber() + ": ").orElse("");
      String words = place + thrown;
      return words.length() <= CHARACTERS_MAX ? words : words.substring(0, CHARACTERS_MAX) + "…";
    }

    private static boolean isOwn(StackTraceElement frame) {
      String name = frame.getClassName();
      return frame.getFileName() != null && LIBRARIES.stream().noneMatch(name::startsWith);
    }

    /** Throws it as it is, checked or not. */
    @SuppressWarnings("unchecked")
    static <T extends Throwable> void rethrow(Throwable thrown) throws T { throw (T) thrown; }
  }

  /** How the members of a record stand on the line: under the names of its components. */
  private static final class Form {
    private static final ClassValue<Form> FORMS = new ClassValue<>() {
      @Override protected Form computeValue(Class<?> type) { return new Form(type); }
    };

    private final Constructor<?> constructor;
    private final RecordComponent[] components;
    private final String[] names;
    private final boolean[] optional;

    private Form(Class<?> type) {
      components = type.getRecordComponents();
      // A word that Java keeps for itself has an underscore at its end.
      names = Arrays.stream(components).map(it -> it.getName().replaceFirst("_$", "")).toArray(String[]::new);
      optional = new boolean[components.length];
      for (int i = 0; i < optional.length; i++) optional[i] = components[i].isAnnotationPresent(LeftOut.class);
      Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      try {
        constructor = type.getDeclaredConstructor(types);
      } catch (NoSuchMethodException impossible) {
        throw new AssertionError(impossible);
      }
      // An app's own records may be private.
      constructor.trySetAccessible();
      for (RecordComponent component : components) component.getAccessor().trySetAccessible();
    }

    private static String kind(Class<?> type) {
      String name = type.getSimpleName();
      return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns the signal; {@code null} where only a newer phone knows it. */
    static Signal signal(Map<?, ?> json) {
      if (!(json.get("kind") instanceof String kind)) throw wrong("\"kind\"", "signal");
      try {
        // Looked up by its name, as to load all kinds would make each start of an app slower.
        Class<?> type = Class.forName(Signal.class.getName() + "$" + capitalized(kind));
        return (Signal) read(type, json, "signal");
      } catch (ClassNotFoundException | LinkageError unknown) {
        System.err.println("Not told to the app: a signal of the kind \"" + kind + "\".");
      } catch (UnknownWord unknown) {
        System.err.println("Not told to the app: " + unknown.getMessage());
      }
      return null;
    }

    private static String capitalized(String kind) {
      return kind.isEmpty() ? "" : kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
    }

    static Object read(Type type, Object json, String where) {
      if (type instanceof ParameterizedType list) {
        if (!(json instanceof List<?> elements)) throw wrong("a list", where);
        return elements.stream().map(it -> read(list.getActualTypeArguments()[0], it, where)).toList();
      }
      Class<?> plain = (Class<?>) type;
      if (plain.isRecord()) return FORMS.get(plain).read(object(json, where), where);
      if (plain.isEnum()) return constant(plain, json, where);
      if (plain == String.class && json instanceof String) return json;
      if ((plain == boolean.class || plain == Boolean.class) && json instanceof Boolean) return json;
      if (json instanceof BigDecimal number) return number(plain, number, where);
      throw wrong("a " + plain.getSimpleName(), where);
    }

    private Object read(Map<?, ?> json, String where) {
      Object[] values = new Object[names.length];
      for (int i = 0; i < names.length; i++) {
        Object value = json.get(names[i]);
        if (value != null) values[i] = read(components[i].getGenericType(), value, where + "." + names[i]);
        else if (!optional[i]) throw wrong("\"" + names[i] + "\"", where);
        else values[i] = nothing(components[i].getType());
      }
      return make(values);
    }

    private static Object nothing(Class<?> type) {
      if (type == boolean.class) return false;
      if (type == double.class) return 0.0;
      return type == int.class ? 0 : null;
    }

    private static Object constant(Class<?> type, Object json, String where) {
      for (Object constant : type.getEnumConstants()) if (word((Enum<?>) constant).equals(json)) return constant;
      if (json instanceof String word) throw new UnknownWord(word, where);
      throw wrong("a text", where);
    }

    private static Object number(Class<?> type, BigDecimal number, String where) {
      try {
        if (type == int.class || type == Integer.class) return number.intValueExact();
        if (type == long.class || type == Long.class) return number.longValueExact();
        if (type == double.class || type == Double.class) return number.doubleValue();
        if (type == Duration.class) return Duration.ofNanos(number.movePointRight(9).longValue());
      } catch (ArithmeticException inexact) {
        throw wrong("a whole number that fits", where);
      }
      throw wrong("a " + type.getSimpleName(), where);
    }

    private static Refusal wrong(String expected, String where) {
      return new Refusal(-32602, "Expected " + expected + " for " + where + ".");
    }

    private Object make(Object[] values) {
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException thrown) {
        Failure.<RuntimeException>rethrow(thrown.getCause());
        throw new AssertionError();
      } catch (ReflectiveOperationException impossible) {
        throw new AssertionError(impossible);
      }
    }

    private Object get(Object record, int index) {
      try {
        return components[index].getAccessor().invoke(record);
      } catch (ReflectiveOperationException impossible) {
        throw new AssertionError(impossible);
      }
    }

    /** Returns the record with another value for one of its components. */
    static <R extends Record> R with(Class<R> type, R record, String component, Object value) {
      Form form = FORMS.get(type);
      Object[] values = new Object[form.names.length];
      for (int i = 0; i < values.length; i++)
        values[i] = form.components[i].getName().equals(component) ? value : form.get(record, i);
      return type.cast(form.make(values));
    }

    static void write(Object value, StringBuilder out) {
      if (value instanceof Record record) write(FORMS.get(record.getClass()).members(record), out);
      else if (value instanceof Map<?, ?> map) writeAll(map.entrySet(), '{', '}', out);
      else if (value instanceof List<?> list) writeAll(list, '[', ']', out);
      else if (value instanceof Map.Entry<?, ?> member) writeMember(member, out);
      else if (value instanceof String text) Json.quote(text, out);
      else if (value instanceof Enum<?> constant) Json.quote(word(constant), out);
      else if (value instanceof Written written) out.append(written.json);
      else if (value instanceof Duration duration) out.append(seconds(duration));
      else if (value instanceof Double number && !Double.isFinite(number)) throw untold(number);
      else if (value == null || value instanceof Number || value instanceof Boolean) out.append(value);
      else throw untold(value);
    }

    private static void writeAll(Collection<?> elements, char open, char close, StringBuilder out) {
      out.append(open);
      int start = out.length();
      for (Object element : elements) {
        if (out.length() > start) out.append(',');
        write(element, out);
      }
      out.append(close);
    }

    private static void writeMember(Map.Entry<?, ?> member, StringBuilder out) {
      Json.quote((String) member.getKey(), out);
      out.append(':');
      write(member.getValue(), out);
    }

    private static String seconds(Duration duration) {
      BigDecimal seconds = BigDecimal.valueOf(duration.getSeconds()).add(BigDecimal.valueOf(duration.getNano(), 9));
      return seconds.stripTrailingZeros().toPlainString();
    }

    private static IllegalArgumentException untold(Object value) {
      return new IllegalArgumentException("JSON has nothing for " + value + ".");
    }

    private Map<String, Object> members(Record record) {
      Map<String, Object> members = new LinkedHashMap<>();
      if (record instanceof Request) members.put("kind", kind(record.getClass()));
      for (int i = 0; i < names.length; i++) {
        Object value = get(record, i);
        if (value != null) members.put(names[i], value);
        else if (!optional[i])
          throw new IllegalArgumentException(record.getClass().getSimpleName() + "." + names[i] + " must not be null.");
      }
      return members;
    }

    /** The word for a constant: as the protocol writes names, NOT_DETERMINED is notDetermined. */
    private static String word(Enum<?> constant) {
      if (constant instanceof Verbatim) return constant.toString();
      StringBuilder word = new StringBuilder();
      for (String part : constant.name().split("_"))
        word.append(word.isEmpty() ? part.charAt(0) : Character.toUpperCase(part.charAt(0)))
            .append(part.substring(1).toLowerCase(Locale.ROOT));
      word.setCharAt(0, Character.toLowerCase(word.charAt(0)));
      return word.toString();
    }
  }

  /**
   * JSON (RFC 8259), read strictly, for the bodies and files of an app that brings no library for it.
   *
   * <p>Values are maps, lists, texts, {@code BigDecimal}, {@code Boolean} and {@code null}; records stand as objects.
   */
  public static final class Json {
    private static final int DEPTH_MAX = 200;

    private final String text;
    private int place;

    private Json(String text) { this.text = text; }

    /** Returns the value that the text stands for; throws {@code IllegalArgumentException}. */
    public static Object parse(String text) {
      return forApp(() -> parseLine(text));
    }

    /**
     * Returns the record that the text stands for; throws {@code IllegalArgumentException}.
     *
     * @param type a record of the app, whose components are texts, numbers, flags, enumerations, durations in seconds,
     *     records, and lists of these
     */
    public static <R extends Record> R read(String text, Class<R> type) {
      return forApp(() -> type.cast(Form.read(type, parseLine(text), type.getSimpleName())));
    }

    /** Returns the text for a value; enumerations stand in camel case, {@code null} in a record is left out. */
    public static String write(Object value) {
      StringBuilder out = new StringBuilder();
      Form.write(value, out);
      return out.toString();
    }

    private static <T> T forApp(Supplier<T> reading) {
      try {
        return reading.get();
      } catch (Refusal refusal) {
        throw new IllegalArgumentException(refusal.getMessage());
      }
    }

    private static Object decode(byte[] line) {
      try {
        return parseLine(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString());
      } catch (CharacterCodingException malformed) {
        throw new Refusal(-32700, "The line is not UTF-8.");
      }
    }

    private static Object parseLine(String text) {
      Json json = new Json(text);
      Object value = json.value(0);
      json.skipSpace();
      if (json.place < json.text.length()) throw json.wrong("nothing more");
      return value;
    }

    private Object value(int depth) {
      if (depth > DEPTH_MAX) throw wrong("no more than " + DEPTH_MAX + " levels");
      skipSpace();
      return switch (peek()) {
        case '{' -> object(depth);
        case '[' -> list(depth);
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> number();
      };
    }

    private Map<String, Object> object(int depth) {
      Map<String, Object> members = new LinkedHashMap<>();
      place++;
      if (skips('}')) return members;
      do {
        skipSpace();
        if (peek() != '"') throw wrong("a name");
        String name = string();
        if (!skips(':')) throw wrong("a colon");
        Object value = value(depth + 1);
        if (members.containsKey(name)) throw wrong("each name once, not \"" + name + "\" twice");
        members.put(name, value);
      } while (skips(','));
      if (!skips('}')) throw wrong("a comma or a brace");
      return members;
    }

    private List<Object> list(int depth) {
      List<Object> elements = new ArrayList<>();
      place++;
      if (skips(']')) return elements;
      do elements.add(value(depth + 1)); while (skips(','));
      if (!skips(']')) throw wrong("a comma or a bracket");
      return elements;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      place++;
      for (char next = take(); next != '"'; next = take()) {
        if (next < 0x20) throw wrong("no control character in a text");
        string.append(next == '\\' ? escaped() : next);
      }
      for (int i = 0; i < string.length(); i++) {
        if (!Character.isSurrogate(string.charAt(i))) continue;
        if (!isPair(string, i++)) throw wrong("two halves of a surrogate pair");
      }
      return string.toString();
    }

    private char escaped() {
      char sign = take();
      int index = "\"\\/bfnrt".indexOf(sign);
      if (index >= 0) return "\"\\/\b\f\n\r\t".charAt(index);
      if (sign != 'u') throw wrong("an escape");
      int code = 0;
      for (int i = 0; i < 4; i++) {
        int digit = "0123456789abcdef".indexOf(Character.toLowerCase(take()));
        if (digit < 0) throw wrong("four hexadecimal digits");
        code = code * 16 + digit;
      }
      return (char) code;
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, place)) throw wrong("a value");
      place += word.length();
      return value;
    }

    private BigDecimal number() {
      int start = place;
      if (peek() == '-') place++;
      if (peek() == '0') place++;
      else digits();
      if (peek() == '.') {
        place++;
        digits();
      }
      if (peek() == 'e' || peek() == 'E') {
        place++;
        if (peek() == '+' || peek() == '-') place++;
        digits();
      }
      try {
        return new BigDecimal(text.substring(start, place));
      } catch (NumberFormatException beyond) {
        throw wrong("a number that fits");
      }
    }

    private void digits() {
      int start = place;
      while (peek() >= '0' && peek() <= '9') place++;
      if (place == start) throw wrong(start == 0 ? "a value" : "a digit");
    }

    private boolean skips(char sign) {
      skipSpace();
      if (peek() != sign) return false;
      place++;
      return true;
    }

    private void skipSpace() {
      while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') place++;
    }

    /** The next character; the character 0, which no JSON has there, at the end. */
    private char peek() { return place < text.length() ? text.charAt(place) : 0; }

    private char take() {
      if (place == text.length()) throw wrong("the end of the text");
      return text.charAt(place++);
    }

    private Refusal wrong(String expected) {
      return new Refusal(-32700, "This is no JSON: expected " + expected + " at character " + (place + 1) + ".");
    }

    private static boolean isPair(CharSequence text, int index) {
      return index + 1 < text.length() && Character.isSurrogatePair(text.charAt(index), text.charAt(index + 1));
    }

    /** Writes a text; half a surrogate pair, which is no character, becomes U+FFFD. */
    private static void quote(String text, StringBuilder out) {
      out.append('"');
      for (int i = 0; i < text.length(); i++) {
        char sign = text.charAt(i);
        if (sign == '"' || sign == '\\') out.append('\\').append(sign);
        else if (sign < 0x20) out.append(String.format("\\u%04x", (int) sign));
        else if (!Character.isSurrogate(sign)) out.append(sign);
        else if (isPair(text, i)) out.append(sign).append(text.charAt(++i));
        else out.append('\uFFFD');
      }
      out.append('"');
    }
  }
}
