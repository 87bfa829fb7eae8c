import DeviceInterface

/// A position that the receiver repeats as if it measured it, with its true age.
struct RepeatedFix: Hashable, Sendable {
  /// What it repeats.
  let fix: CachedFix
  /// When it measures again.
  let end: Instant
}
