public import DeviceInterface

/// The time that something has been active, over pauses, deaths of the process and reboots.
///
/// It measures with the phone's uptime, which no one can set. Only over a reboot, which sets the uptime to zero, does it
/// take the wall clock's word, and never for less than nothing.
public struct Stopwatch: Hashable, Sendable {
  /// A moment by all the clocks there are.
  public struct Moment: Hashable, Sendable {
    /// The time since the phone started.
    public var uptime: Duration
    /// The phone's clock, in milliseconds since 1970.
    public var wallMilliseconds: Int64
    /// Which start of the phone the uptime counts from.
    public var bootCount: Int

    /// Creates a moment.
    public init(uptime: Duration, wallMilliseconds: Int64, bootCount: Int) {
      (self.uptime, self.wallMilliseconds, self.bootCount) = (uptime, wallMilliseconds, bootCount)
    }

    /// Creates the present moment.
    public init(_ facts: borrowing Facts) {
      self.init(
        uptime: facts.uptime, wallMilliseconds: facts.wallClock.millisecondsSince1970,
        bootCount: facts.bootCount)
    }

    /// Returns the time from an earlier moment to this one; never negative.
    public func since(_ earlier: Moment) -> Duration {
      let elapsed =
        bootCount == earlier.bootCount
        ? uptime - earlier.uptime
        : .milliseconds(wallMilliseconds.subtractingReportingOverflow(earlier.wallMilliseconds).0)
      return max(.zero, elapsed)
    }
  }

  /// The time gathered until it last began to run.
  public private(set) var base: Duration
  /// When it began to run; `nil` while it stands.
  public private(set) var runningSince: Moment?

  /// Creates a stopwatch that stands at zero unless said otherwise.
  public init(base: Duration = .zero, runningSince: Moment? = nil) {
    (self.base, self.runningSince) = (base, runningSince)
  }

  /// Creates one that begins to run now.
  public init(startedAt facts: Facts) {
    self.init()
    start(facts)
  }

  /// Whether it runs.
  public var isRunning: Bool { runningSince != nil }

  /// Whether it runs since an earlier start of the phone.
  public func isOfEarlierStart(_ facts: Facts) -> Bool {
    runningSince.map { $0.bootCount != facts.bootCount } ?? false
  }

  /// Lets it run; nothing happens where it runs already.
  public mutating func start(_ facts: Facts) {
    if runningSince == nil { runningSince = Moment(facts) }
  }

  /// Halts it; nothing happens where it stands already.
  public mutating func pause(_ facts: Facts) {
    base = elapsed(facts)
    runningSince = nil
  }

  /// Halts it as of the end of a process that died: what it had gathered at its last sign of life, or until
  /// its end by the phone's clock where the platform tells that.
  ///
  /// Where the clock was set meanwhile, the end is still not before the last sign, and not after now by the uptime.
  public mutating func pause(
    asOf sign: Duration, endedAtWallMilliseconds end: Int64?, _ facts: Facts
  ) {
    guard let since = runningSince else { return }
    let least = max(base, sign)
    let span = end.map { $0.subtractingReportingOverflow(since.wallMilliseconds).0 }
    let told = span.map { base + .milliseconds($0) } ?? least
    base = min(max(least, told), max(least, elapsed(facts)))
    runningSince = nil
  }

  /// Adds the time since it began to run to the time gathered, and goes on; nothing happens where it stands.
  ///
  /// Once stored, that time is safe from what happened to the wall clock until then, and a phone that starts anew leaves
  /// only what comes after to it. A new process laps too, so that a screen can show the time by the present uptime.
  public mutating func lap(_ facts: Facts) {
    guard runningSince != nil else { return }
    base = elapsed(facts)
    runningSince = Moment(facts)
  }

  /// Returns the time gathered until now.
  public func elapsed(_ facts: Facts) -> Duration {
    guard let runningSince else { return base }
    return base + Moment(facts).since(runningSince)
  }

  /// The time as a screen shows it, going on by itself.
  public var runningTime: RunningTime { RunningTime(base, runningSince: runningSince?.uptime) }
}

extension Stopwatch {
  /// The stopwatch as text for durable storage: `base` or `base;uptime;wall;boots`, in milliseconds.
  public var line: String {
    var writer = ByteWriter(capacity: 64)
    write(into: &writer)
    return writer.text
  }

  /// Writes the text.
  package func write(into writer: inout ByteWriter) {
    writer.write(base.wholeMilliseconds)
    guard let since = runningSince else { return }
    for field in [since.uptime.wholeMilliseconds, since.wallMilliseconds, Int64(since.bootCount)] {
      writer.write(UInt8(ascii: ";"))
      writer.write(field)
    }
  }

  /// Reads the text, or returns `nil` where it is none.
  public init?(line: Substring) {
    var reader = LineReader(line)
    guard let base = reader.integer(), base >= 0 else { return nil }
    self.init(base: .milliseconds(base))
    if reader.isAtEnd { return }
    guard let uptime = reader.integer(), let wall = reader.integer(), let boots = reader.integer(),
      reader.isAtEnd
    else { return nil }
    self.init(
      base: .milliseconds(base),
      runningSince: Moment(
        uptime: .milliseconds(uptime), wallMilliseconds: wall, bootCount: Int(boots)))
  }
}

/// The last sign of life of a process, as durable storage keeps it: how long something had been active then.
///
/// It tells a later process how far it can count, and is measured with the uptime, which no one can set. It is as long at
/// each time, so that it needs no room on a phone that has become full since the first.
public struct SignOfLife: Hashable, Sendable {
  /// How long after one sign the next one comes, at most.
  public static let interval: Duration = .seconds(30)
  private static let digits = 13

  /// Where it is stored.
  let key: String

  /// Stores signs under a key.
  public init(key: String) { self.key = key }

  /// Stores a sign of the owner's life.
  public func give(_ owner: String, active: Duration, _ platform: inout Requests) {
    let text = String(max(0, active.wholeMilliseconds))
    let padding = String(repeating: "0", count: max(0, Self.digits - text.utf8.count))
    platform.add(.store(key: key, value: "\(padding)\(text);\(owner)"))
  }

  /// Forgets it, as nothing goes on any more.
  public func forget(_ platform: inout Requests) { platform.add(.delete(key: key)) }

  /// Returns how long the owner had been active at its last sign; `nil` where there is none.
  public func read(_ owner: String, _ storage: [String: String]) -> Duration? {
    guard let text = storage[key] else { return nil }
    var reader = LineReader(text[...])
    guard let active = reader.integer(), active >= 0, String(Substring(reader.field())) == owner
    else { return nil }
    return .milliseconds(active)
  }
}
