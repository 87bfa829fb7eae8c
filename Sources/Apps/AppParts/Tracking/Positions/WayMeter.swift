public import DeviceInterface

/// A meter of the way that somebody has really gone, among positions that scatter.
///
/// It is shown every position that is believed, and says whether the way from the place counted last leads there. The
/// receiver's own speeds decide: they are measured apart from the positions, and are zero at rest; sensors that feel a
/// rest count as such a speed. A receiver whose positions go as its speeds say is counted step by step. One whose
/// positions scatter is counted in legs that are long against the scatter, so that it adds little to them. Where no
/// speed is told, only what stays beyond the scatter for several positions is a way.
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
    let position: Position
    let at: Duration
    let speed: Int?
    let accuracyMeters: Int

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
  /// How far the speeds have led since the place was counted, in micrometres.
  private var told: Int64 = 0
  /// How far they have led since a position was recorded.
  private var toldSinceRecorded: Int64 = 0
  /// How far positions have lain beyond where the speeds lead, in centimetres; slowly forgotten.
  private var scatterSeen: Int64 = 0
  /// Whether nobody knows the speed of a part of that time.
  private var hasUnknown = false
  /// How many positions one after the other were beyond the scatter.
  private var beyondCount = 0
  /// Whether the place has changed while nobody looked, as others agree.
  private var hasLeapt = false
  private var measured = MeasuredWay()

  /// No place is counted yet.
  public init() {}

  /// Up to which speed a receiver tells of a phone that rests, in millimetres per second.
  public static let restSpeed = 200
  /// From which speed on motion sensors that feel a rest are wrong.
  private static let walkingSpeed = 300
  /// How long nobody looks where a place may change without a speed that tells of it.
  private static let unwatchedTime = Duration.seconds(10)

  /// Up to how many centimetres positions of a phone that rests may drift while nobody looks.
  private static let leapMin: Int64 = 300

  /// Begins a way: no line leads to the next position.
  public mutating func begin() { self = WayMeter() }

  /// Takes in a position that is believed, measured at an uptime; the sensors' judgement where it is known.
  ///
  /// A leap is what the speeds do not explain, and another position agrees with.
  public mutating func observe(
    _ fix: Fix, at uptime: Duration, motion: Motion = .unknown, isLeap: Bool = false
  ) {
    let present = Observation(
      position: fix.position, at: uptime, speed: Self.speed(of: fix, motion),
      accuracyMeters: fix.accuracyMeters)
    guard let before = latest else {
      latest = present
      return
    }
    guard uptime > before.at else {
      // The same measurement once more tells nothing, and a better one of that instant where the phone really was.
      if uptime == before.at, present.accuracyMeters < before.accuracyMeters { latest = present }
      return
    }
    latest = present
    let isUnwatched = uptime - before.at >= Self.unwatchedTime
    if isLeap, isUnwatched { hasLeapt = true }
    if let speed = before.speed(to: present) {
      go(from: before, to: present, speed, isUnwatched: isUnwatched)
    } else {
      hasUnknown = true
    }
    guard let place else { return }
    let way = measured.centimeters(from: place, to: fix.position)
    beyondCount = way > scatter(of: fix) ? beyondCount + 1 : 0
  }

  /// Adds what a speed leads to, and sees whether the positions go as far.
  private mutating func go(
    from before: Observation, to present: Observation, _ speed: Int, isUnwatched: Bool
  ) {
    let way = speed > Self.restSpeed ? Int64(speed) * (present.at - before.at).wholeMilliseconds : 0
    told += way
    toldSinceRecorded += way
    let length = measured.centimeters(from: before.position, to: present.position)
    let excess = length - Self.reach(way)
    // Some steps that were over before anybody looked: who has seen no scatter believes them.
    if excess > Self.leapMin, isUnwatched, scatterSeen < 100 { hasLeapt = true }
    // Shorter than told is also a bend, exactly as long is not by chance.
    let isExact = excess <= 0 && length + 10 >= way / 10_000 * 99 / 100
    scatterSeen = max(excess, isExact ? scatterSeen / 2 : scatterSeen * 63 / 64)
  }

  /// Returns what a position means to the way from the place counted last.
  public func step(to fix: Fix) -> Step {
    guard let place else { return .first }
    let way = measured.known(from: place, to: fix.position) ?? place.distance(to: fix.position)
    if way == .zero || hasLeapt || isTold(way.centimeters, fix) { return .moved(way) }
    // A receiver that tells no speed, or a wrong one, must not hide a way for ever.
    let staysAway = beyondCount >= (hasUnknown ? 3 : 10) && way.centimeters > scatter(of: fix)
    return staysAway ? .moved(way) : .within
  }

  /// Whether the latest position is beyond the scatter of the place counted last; the next ones tell if it is a way.
  public var isOpen: Bool { beyondCount > 0 }

  /// How far the speeds have led since a position was recorded.
  public var goneSinceRecorded: Distance { Distance(centimeters: toldSinceRecorded / 10_000) }

  /// Counts the place of a position: the next way leads from there.
  public mutating func count(_ fix: Fix) {
    place = fix.position
    accuracyMeters = fix.accuracyMeters
    (told, hasUnknown, beyondCount, hasLeapt) = (0, false, 0, false)
  }

  /// Marks the point of a position that is recorded now by what it means, and counts its place; returns its leg.
  public mutating func put(_ step: Step, on point: inout TrackPoint, of fix: Fix) -> Distance? {
    toldSinceRecorded = 0
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

  /// Whether the speeds tell of a way to a position that is so many centimetres long.
  private func isTold(_ way: Int64, _ fix: Fix) -> Bool {
    let gone = told / 10_000
    // Against a long way both the scatter and what the speeds leave out are short.
    if gone > claimed(fix) * 4 { return way <= gone * 11 / 10 + claimed(fix) }
    return gone >= scatterSeen * 6 && way <= Self.reach(told)
  }

  /// How far so many micrometres lead at most, in centimetres: speeds are told in whole numbers, and so are places.
  private static func reach(_ micrometers: Int64) -> Int64 { micrometers / 10_000 * 101 / 100 + 5 }

  /// How far positions of somebody who rests are from each other at most, nearly always, in centimetres.
  private func scatter(of fix: Fix) -> Int64 { claimed(fix) * 4 }

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
