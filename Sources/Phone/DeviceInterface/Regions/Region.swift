/// A circle on the earth that an app wants watched: a region of iOS, a geofence of Android.
public struct Region: Hashable, Sendable {
  /// The app's name for it; a second region of the name replaces the first (`I-80`).
  public var id: String
  /// The middle of the circle.
  public var center: Position
  /// The radius of the circle.
  public var radius: Distance
  /// Whether entering is reported.
  public var notifiesOnEntry: Bool
  /// Whether leaving is reported.
  public var notifiesOnExit: Bool
  /// How long the phone must stay inside until that is reported; `nil` reports no stay (`A-52`); Android only.
  public var dwell: Duration?
  /// Whether being inside at the start counts as entering (`A-52`); Android only.
  public var triggersWhenInside: Bool
  /// Whether it is a condition of `CLMonitor`, which reports its first state too (`I-84`); iOS only.
  public var isCondition: Bool

  /// Creates a region that reports entering and leaving.
  public init(
    id: String, center: Position, radius: Distance, notifiesOnEntry: Bool = true,
    notifiesOnExit: Bool = true, dwell: Duration? = nil, triggersWhenInside: Bool = true,
    isCondition: Bool = false
  ) {
    self.id = id
    self.center = center
    self.radius = radius
    self.notifiesOnEntry = notifiesOnEntry
    self.notifiesOnExit = notifiesOnExit
    self.dwell = dwell
    self.triggersWhenInside = triggersWhenInside
    self.isCondition = isCondition
  }
}

/// Where the phone is with regard to a region.
public enum RegionState: String, Hashable, Sendable, CaseIterable {
  /// The platform cannot tell.
  case unknown
  /// Within the circle.
  case inside
  /// Beyond the circle.
  case outside
}

/// Why a region is not watched.
public enum RegionFailure: String, Hashable, Sendable, CaseIterable {
  /// The app watches as many as it may (`I-78`, `I-79`, `A-51`).
  case tooMany
  /// The radius is larger than the platform watches (`I-81`).
  case tooLarge
  /// The app is not allowed to (`I-86`, `A-51`).
  case denied
  /// The platform cannot watch now (`I-44`, `A-55`, `A-81`).
  case unavailable
}
