import AppParts
public import DeviceInterface

/// The phone's movement, judged from its motion sensors and its positions, as far as it matters to the interval.
public struct TrackingPace: Hashable, Sendable {
  /// The kind of movement that the interval depends on.
  public enum Kind: Hashable, Sendable {
    /// Nothing out of the ordinary.
    case usual
    /// At speed (`clock-in:FR-017`).
    case fast
    /// At rest for long (`clock-in:FR-018`).
    case resting
  }

  /// The bounds of speed and of rest.
  public struct Rules: Hashable, Sendable {
    /// From which speed on the phone is fast, in millimetres per second.
    public var fastSpeed = 10_000
    /// How long it counts as fast after it was last measured to be, such as at a short stop.
    public var fastHold: Duration = .seconds(120)
    /// How long it must rest to count as resting.
    public var restingDelay: Duration = .seconds(600)
    /// How far apart positions of a resting phone may be.
    public var restingRadius: Distance = .meters(50)

    /// Creates the usual rules.
    public init() {}
  }

  /// What the sensors said last.
  private(set) var motion = Motion.unknown
  /// The uptime since when the phone rests.
  private(set) var restingSince: Duration?
  /// The uptime until when it counts as fast.
  private(set) var fastUntil: Duration?
  /// The way from where it was when it last had moved.
  private var way = WayMeter()
  /// When that was.
  private var anchoredAt = Duration.zero
  /// The position before, for phones that do not tell their speed.
  private var previous: Position?
  private var previousAt = Duration.zero

  /// Returns how the phone moves at an uptime.
  public func kind(at uptime: Duration, _ rules: Rules) -> Kind {
    if let fastUntil, uptime < fastUntil { return .fast }
    if let restingSince, uptime - restingSince >= rules.restingDelay { return .resting }
    return .usual
  }

  /// Takes in what the sensors say.
  mutating func receive(_ motion: Motion, at uptime: Duration) {
    self.motion = motion
    switch motion {
    case .stationary:
      restingSince = restingSince ?? uptime
      fastUntil = nil
    case .walking:
      restingSince = nil
      fastUntil = nil
    case .driving:
      // How fast is for the positions to say.
      restingSince = nil
    case .unknown:
      // The positions have to do.
      break
    }
  }

  /// Takes in a position, measured at the uptime.
  mutating func receive(_ fix: Fix, at uptime: Duration, _ rules: Rules) {
    if let speed = fix.speedMillimetersPerSecond ?? speed(to: fix, at: uptime),
      speed >= rules.fastSpeed
    {
      fastUntil = uptime + rules.fastHold
      restingSince = nil
    }
    previous = fix.position
    previousAt = uptime
    way.observe(fix, at: uptime, motion: motion)
    switch way.step(to: fix) {
    case .first: settle(on: fix, at: uptime)
    case .moved(let leg) where leg > max(rules.restingRadius, .meters(fix.accuracyMeters)):
      settle(on: fix, at: uptime)
      // Whatever the sensors felt: a smooth ride is no rest.
      if restingSince != nil { restingSince = uptime }
    case .within where way.isOpen:
      // Whether that is a way, the next ones tell.
      break
    case .within, .moved:
      if motion == .unknown, fastUntil.map({ uptime >= $0 }) ?? true { restingSince = anchoredAt }
    }
  }

  /// Takes a place for the one where it was last seen to have moved to.
  private mutating func settle(on fix: Fix, at uptime: Duration) {
    way.count(fix)
    anchoredAt = uptime
  }

  /// The speed between two positions, where they are far enough apart in time and space to tell.
  private func speed(to fix: Fix, at uptime: Duration) -> Int? {
    let elapsed = (uptime - previousAt).wholeMilliseconds
    guard let previous, elapsed >= 5_000 else { return nil }
    let way = previous.distance(to: fix.position).centimeters
    guard way > Int64(fix.accuracyMeters) * 200 else { return nil }
    return Int(way * 10_000 / elapsed)
  }
}
