/// Why a region is not watched.
public enum RegionFailure: String, Hashable, Sendable, CaseIterable {
  /// The app watches as many as it may (`I-78`, `I-79`, `A-51`).
  case tooMany
  /// The radius is larger than the platform watches (`I-81`).
  case tooLarge
  /// The app is not allowed to (`I-86`, `A-51`).
  case denied
  /// The platform cannot watch now (`I-44`, `A-55`).
  case unavailable
}
