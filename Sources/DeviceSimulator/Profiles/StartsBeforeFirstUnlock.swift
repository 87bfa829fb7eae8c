/// Which events start an app of iOS between the phone's start and its first unlock (`I-73`, `I-96`).
public enum StartsBeforeFirstUnlock: String, Hashable, Sendable, CaseIterable {
  /// Significant changes and visits; regions are watched from the unlock on.
  case withoutRegions = "without regions"
  /// Regions too.
  case withRegions = "with regions"
  /// None.
  case never
}
