/// What the user has granted on iOS, with the two states that an app cannot see (`I-01`, `I-02`).
public enum IOSGrant: String, Hashable, Sendable, CaseIterable {
  /// The user has not decided, or a temporary grant has lapsed.
  case notDetermined
  /// A policy forbids location (`I-04`).
  case restricted
  /// The user said no (`I-09`).
  case denied
  /// The user allowed it once: reads as when-in-use until the app is no longer in use (`I-02`, `I-37`).
  case temporaryWhenInUse
  /// The user allowed it while the app is in use.
  case whenInUse
  /// Always, with the question to the user still to come: reads as always (`I-02`, `I-16`).
  case provisionalAlways
  /// The user allowed it at any time.
  case always
}
