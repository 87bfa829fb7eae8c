public import DeviceInterface

/// A meter of the way that somebody has really gone, among positions that scatter.
///
/// It is shown every position that is believed, and says of one whether the way from the place counted last leads there.
/// It does so no further than the receiver's own speeds reach, for they are measured apart from the positions and are
/// zero at rest; motion sensors that feel a rest count as such a speed. Where no speed is told, only what stays beyond
/// the scatter for several positions is a way. Legs so lie between places as they were measured, each of them at most a
/// twentieth longer than the way, and what one leg has too much the next one has too little.
///
/// ```swift
/// meter.observe(fix, at: measured.at)
/// switch meter.step(to: fix) {
/// case .first: meter.count(fix)           // no line leads to it
/// case .moved(let leg): meter.count(fix)  // the way has grown by the leg
/// case .within: break                     // nobody has moved
/// }
/// ```
public struct WayMeter: Hashable, Sendable {
  /// The meaning of a position for the way.
  public enum Step: Hashable, Sendable {
    /// No place is counted yet: a way begins here.
    case first
    /// It is as far from the place counted last as positions scatter, so that no way leads there.
    case within
    /// The way from the place counted last leads there.
    case moved(Distance)
  }

  /// A position as it matters to the next one.
  private struct Observation: Hashable, Sendable {
    let at: Duration
    let speed: Int?

    /// The highest speed between two, in millimetres per second; `nil` where nobody knows.
    func speed(to next: Observation) -> Int? {
      switch (speed, next.speed) {
      case (let before?, let after?): max(before, after)
      case (let known?, nil), (nil, let known?):
        // Who rests at one end may have moved unseen until the other.
        known > WayMeter.restSpeed ? known : nil
      case (nil, nil): nil
      }
    }
  }

  private var place: Position?
  private var accuracyMeters = 0
  private var latest: Observation?
  /// How far the speeds can have led since the place was counted, in micrometres.
  private var reach: Int64 = 0
  /// Whether nobody knows the speed of a part of that time.
  private var hasUnknown = false
  /// How many positions one after the other were beyond the scatter.
  private var beyondCount = 0
  /// Whether the place has changed while nobody looked, as others agree.
  private var hasLeapt = false

  /// No place is counted yet.
  public init() {}

  /// Up to which speed a receiver tells of a phone that rests, in millimetres per second.
  static let restSpeed = 200
  /// From which speed on motion sensors that feel a rest are wrong.
  private static let walkingSpeed = 500
  /// How long nobody looks where a place may change without a speed that tells of it.
  private static let unwatchedTime = Duration.seconds(10)

  /// Begins a way: no line leads to the next position.
  public mutating func begin() { self = WayMeter() }

  /// Takes in a position that is believed, measured at an uptime; the sensors' judgement where it is known.
  ///
  /// A leap is what the speeds do not explain, and another position agrees with.
  public mutating func observe(
    _ fix: Fix, at uptime: Duration, motion: Motion = .unknown, isLeap: Bool = false
  ) {
    let present = Observation(at: uptime, speed: Self.speed(of: fix, motion))
    guard let before = latest else {
      latest = present
      return
    }
    // The same measurement once more tells nothing.
    guard uptime > before.at else { return }
    latest = present
    if let speed = before.speed(to: present) {
      let time = (uptime - before.at).wholeMilliseconds
      if speed > Self.restSpeed { reach += Int64(speed) * time }
    } else {
      hasUnknown = true
    }
    if isLeap, uptime - before.at >= Self.unwatchedTime { hasLeapt = true }
    guard let place else { return }
    let way = place.distance(to: fix.position).centimeters
    beyondCount = way > scatter(of: fix) ? beyondCount + 1 : 0
  }

  /// Returns what a position means to the way from the place counted last.
  public func step(to fix: Fix) -> Step {
    guard let place else { return .first }
    let way = place.distance(to: fix.position)
    if way == .zero || hasLeapt || way.centimeters <= reachable(fix) { return .moved(way) }
    // A receiver that tells no speed, or a wrong one, must not hide a way for ever.
    let staysAway = beyondCount >= (hasUnknown ? 3 : 10) && way.centimeters > scatter(of: fix)
    return staysAway ? .moved(way) : .within
  }

  /// Whether the latest position is beyond the scatter of the place counted last, and those to come tell whether it is a way.
  public var isOpen: Bool { beyondCount > 0 }

  /// Counts the place of a position: the next way leads from there.
  public mutating func count(_ fix: Fix) {
    place = fix.position
    accuracyMeters = fix.accuracyMeters
    (reach, hasUnknown, beyondCount, hasLeapt) = (0, false, 0, false)
  }

  /// Marks a point of the position that is recorded now by what it means, and counts its place; returns its leg, if any.
  public mutating func put(_ step: Step, on point: inout TrackPoint, of fix: Fix) -> Distance? {
    point.beginsStretch = step == .first
    point.isWithinScatter = step == .within
    switch step {
    case .within: return nil
    case .first:
      count(fix)
      return nil
    case .moved(let leg):
      count(fix)
      return leg
    }
  }

  /// How far the speeds can have led, in centimetres: a twentieth more for what they leave out between two positions.
  ///
  /// After a while the place counted last may be off by what it claims, which must not hold the way up.
  private func reachable(_ fix: Fix) -> Int64 {
    let told = reach / 10_000
    let accuracy = claimed(fix)
    return told * 21 / 20 + 20 + (told > accuracy * 4 ? accuracy : 0)
  }

  /// How far positions of somebody who rests are from each other at most, nearly always, in centimetres.
  private func scatter(of fix: Fix) -> Int64 { claimed(fix) * (hasUnknown ? 25 : 40) / 10 }

  private func claimed(_ fix: Fix) -> Int64 { Int64(max(accuracyMeters, fix.accuracyMeters)) * 100 }

  private static func speed(of fix: Fix, _ motion: Motion) -> Int? {
    switch motion {
    case .stationary:
      // They feel a step within seconds, and a smooth ride not at all.
      (fix.speedMillimetersPerSecond ?? 0) < walkingSpeed ? 0 : fix.speedMillimetersPerSecond
    case .unknown, .walking, .driving:
      // How fast is for the receiver to say.
      fix.speedMillimetersPerSecond
    }
  }
}
