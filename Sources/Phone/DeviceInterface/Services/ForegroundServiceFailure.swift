/// Why an Android foreground service did not start.
public enum ForegroundServiceFailure: String, Hashable, Sendable, CaseIterable {
  /// `ForegroundServiceStartNotAllowedException`: started from the background without an exemption (`A-43`).
  case startNotAllowed
  /// `SecurityException`: the permission at hand does not cover a start from the background (`A-42`).
  case securityException
}
