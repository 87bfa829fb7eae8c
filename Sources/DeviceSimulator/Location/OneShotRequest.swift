import DeviceInterface

/// A request for one fix that is under way; there is at most one (`I-62`).
struct OneShotRequest: Hashable, Sendable {
  /// How long the platform may try.
  var timeout: Duration
  /// The best measurement so far.
  var best: CachedFix?
  /// Whether it waits for the app to be in use again (`I-36`).
  var isWithheld: Bool
}
