/// Where the phone is with regard to a region.
public enum RegionState: String, Hashable, Sendable, CaseIterable {
  /// The platform cannot tell.
  case unknown
  /// Within the circle.
  case inside
  /// Beyond the circle.
  case outside
}
