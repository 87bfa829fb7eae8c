/// What a platform's sources leave open or contradict, decided one way and changeable by a scenario.
public struct Policies: Hashable, Sendable {
  /// Whether the callback about permission comes before or after the app becomes active (`I-21`).
  public var callbackOrder: CallbackOrder = .beforeActive
  /// Whether iOS repeats the permission at every resume, or only where it changed meanwhile (`I-31`).
  public var repeatsPermissionOnResume = false
  /// Whether Always starts as provisional Always (`I-20`).
  public var hasProvisionalAlways = true
  /// What happens to requests for locations before the user has decided (`I-91`).
  public var undeterminedUpdates: UndeterminedUpdates = .silent
  /// Whether a request for fine location alone is ignored (`A-15`).
  public var ignoresFineAlone = true
  /// Whether a grant counts as a decision, so that the next refusal is final (`A-24`).
  public var grantCountsAsDecision = false
  /// Whether a dialog closed without an answer is reported as cancelled (`A-18`, `A-19`).
  public var dismissalCancels = true
  /// Whether the end of a one-time grant kills the process (`A-38`).
  public var oneTimeExpiryKills = false

  /// The decisions that the rules propose.
  static let proposed = Policies()
}
