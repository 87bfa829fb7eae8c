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
