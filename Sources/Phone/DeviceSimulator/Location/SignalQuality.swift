import DeviceInterface

/// How well the location receiver hears.
///
/// What each means in metres and in missed measurements is in `Constants`, where it can be changed.
public enum SignalQuality: String, Hashable, Sendable, CaseIterable {
  /// Under the open sky: positions are as accurate as the profile says.
  case good
  /// Between high buildings, which reflect the satellites' signals.
  case urbanCanyon
  /// In a building, by the networks around rather than by satellites.
  case indoors
  /// Positions are coarse, and a request for one fix waits in the hope of better.
  case weak
  /// In a tunnel: there is no position to be had until the phone leaves it.
  case tunnel
  /// There is no position to be had.
  case none

  /// Whether there are positions at all.
  public var hears: Bool {
    switch self {
    case .good, .urbanCanyon, .indoors, .weak: true
    case .tunnel, .none: false
    }
  }

  /// Whether a position is good enough to answer a request for one fix at once (`A-63`: usually within 50 m).
  var isPrecise: Bool {
    switch self {
    case .good, .urbanCanyon, .indoors: true
    case .weak, .tunnel, .none: false
    }
  }

  /// Whether the receiver hears satellites, from whose signals it takes speed, course and height.
  var hearsSatellites: Bool {
    switch self {
    case .good, .urbanCanyon: true
    case .indoors, .weak, .tunnel, .none: false
    }
  }
}

/// What comes of listening for a position.
enum Reception: Hashable, Sendable {
  /// There is one.
  case measured(CachedFix)
  /// This one failed; the next may not.
  case missed
  /// The receiver hears again and needs until then to find itself.
  case acquiring(until: Instant)
  /// Nothing is to be heard here.
  case silent
}

/// A stretch of time in which the receiver hears in a way of its own.
struct SignalStretch: Hashable, Sendable {
  /// When it begins.
  let start: Instant
  /// When it is over.
  let end: Instant
  /// How well the receiver hears meanwhile.
  let quality: SignalQuality
}

/// A circle in which the receiver hears in a way of its own.
struct SignalZone: Hashable, Sendable {
  /// The middle.
  let center: Position
  /// How far it reaches.
  let radius: Distance
  /// How well the receiver hears inside, the edge included.
  let quality: SignalQuality
  /// Whether somebody listened for a position in it.
  var isMet = false

  /// Whether a position lies inside.
  func contains(_ position: Position) -> Bool {
    !center.isAtLeast(centimeters: radius.centimeters + 1, from: position)
  }
}
