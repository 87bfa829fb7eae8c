import AppParts
public import DeviceInterface

/// The courier's movement, and how often it wants positions (`delivery:TRACK-2`, `TRACK-3`, `BATTERY-1`).
public struct CourierPace: Hashable, Sendable {
  /// The way in which positions are wanted.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Near the next stop, where every position counts.
    case near
    /// At speed: as often as there is any use in it, and seldom enough for the receiver to rest on the way.
    case fast
    /// Nothing out of the ordinary.
    case usual
    /// With little power: as seldom as customers can bear (`delivery:BATTERY-2`).
    case saving
    /// At rest: only a movement is waited for (`delivery:TRACK-3`).
    case resting
  }

  /// The meaning of the modes.
  public struct Rules: Hashable, Sendable {
    /// How far the courier must move for a new point (`delivery:TRACK-2`).
    public var distanceFilter = Distance.meters(10)
    /// How far a courier at speed goes until the next position is wanted: less than the way of an interval.
    public var fastFilter = Distance.meters(40)
    /// How often a point is recorded at speed or near the next stop.
    public var fastInterval: Duration = .seconds(10)
    /// How often a point is recorded otherwise.
    public var interval: Duration = .seconds(20)
    /// How often a point is recorded with little power.
    public var savingInterval: Duration = .seconds(30)
    /// How long after a point the next one comes at the latest, while the courier moves (`delivery:TRACK-2`).
    public var longestInterval: Duration = .seconds(30)
    /// From which speed on the courier is fast, in millimetres per second.
    public var fastSpeed = 5_000
    /// How long the phone must rest for the stationary mode (`delivery:TRACK-3`).
    public var restingDelay: Duration = .seconds(300)
    /// How far a resting phone must go to be moving again.
    public var restingFilter = Distance.meters(50)
    /// How often Android looks whether a resting phone moves.
    public var restingInterval: Duration = .seconds(60)
    /// From which charge on power is little, in percent.
    public var lowBatteryPercentage = 20

    /// Creates the usual rules.
    public init() {}

    /// How often a point is recorded in a mode; `nil` where none is.
    public func interval(in mode: Mode) -> Duration? {
      switch mode {
      case .near, .fast: fastInterval
      case .usual: interval
      case .saving: savingInterval
      case .resting: nil
      }
    }

    /// How often Android is asked to measure in a mode.
    ///
    /// What is just too near for a point must not be followed by the next measurement later than a point may come.
    func requestedInterval(in mode: Mode) -> Duration {
      switch mode {
      case .near, .fast, .usual: fastInterval
      case .saving: savingInterval
      case .resting: restingInterval
      }
    }

    /// How far the phone must go until the next position in a mode.
    func filter(in mode: Mode) -> Distance {
      switch mode {
      case .near, .usual, .saving: distanceFilter
      case .fast: fastFilter
      case .resting: restingFilter
      }
    }

    /// Whether the phone has little power.
    func isPowerLow(_ facts: Facts) -> Bool {
      if facts.isSavingPower { return true }
      return !facts.battery.isCharging && facts.battery.percentage <= lowBatteryPercentage
    }
  }

  /// What the sensors said last.
  public private(set) var motion = Motion.unknown
  /// The uptime at which the courier was last seen to move.
  private(set) var movedAt = Duration.zero
  /// Since when the sensors have felt a rest; `nil` where they do not.
  private var restingSince: Duration?
  /// The way from where the courier was then.
  private var way = WayMeter()
  /// How fast the courier was at the latest position, in millimetres per second.
  private var speed = 0

  /// Nothing is known before the uptime.
  init(at uptime: Duration) { movedAt = uptime }

  /// Takes in what the sensors say.
  mutating func receive(_ motion: Motion, at uptime: Duration) {
    self.motion = motion
    switch motion {
    case .walking, .driving: (movedAt, restingSince) = (uptime, nil)
    case .stationary: (speed, restingSince) = (0, restingSince ?? uptime)
    case .unknown: restingSince = nil
    }
  }

  /// Takes in a trusted position, measured at the uptime.
  mutating func receive(_ fix: Fix, at uptime: Duration, _ rules: Rules) {
    way.observe(fix, at: uptime, motion: motion)
    if let told = fix.speedMillimetersPerSecond { speed = told }
    switch way.step(to: fix) {
    case .first: way.count(fix)
    // What is within its own inaccuracy is no movement.
    case .moved(let leg) where leg >= max(rules.distanceFilter, .meters(fix.accuracyMeters)):
      let time = max(1, (uptime - movedAt).wholeMilliseconds)
      speed = fix.speedMillimetersPerSecond ?? Int(leg.centimeters * 10_000 / time)
      way.count(fix)
      // Where receiver and sensors feel a rest, the way was over before it.
      let isAtRest = fix.speedMillimetersPerSecond.map { $0 <= WayMeter.restSpeed } ?? false
      movedAt = isAtRest ? max(movedAt, restingSince ?? uptime) : uptime
    case .within, .moved: break
    }
  }

  /// How positions are wanted at an uptime.
  func mode(at uptime: Duration, isNearStop: Bool, _ rules: Rules, _ facts: Facts) -> Mode {
    if uptime - movedAt >= rules.restingDelay { return .resting }
    if rules.isPowerLow(facts) { return .saving }
    if isNearStop { return .near }
    return speed >= rules.fastSpeed ? .fast : .usual
  }
}
