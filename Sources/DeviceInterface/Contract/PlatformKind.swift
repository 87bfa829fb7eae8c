/// The family of platform an app runs on.
public enum PlatformKind: String, Hashable, Sendable, CaseIterable {
  /// Apple's iOS.
  case iOS
  /// Google's Android.
  case android
}
