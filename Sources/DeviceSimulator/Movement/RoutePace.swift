/// How fast the phone follows a route.
public enum RoutePace: Hashable, Sendable {
  /// At the times the route holds, or so many percent as fast: 200 takes half the time.
  case recorded(percent: Int = 100)
  /// With a constant speed, in millimetres per second; what times the route holds do not count.
  case constant(millimetersPerSecond: Int)
}
