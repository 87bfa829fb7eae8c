/// What follows for the phone from a change in an app's permission on iOS.
public enum IOSPermissionEffect: Hashable, Sendable {
  /// The question comes up.
  case ask(IOSPrompt)
  /// The question goes away without an answer, because something else decided it.
  case withdrawPrompt
  /// The permission that the app can see is another one now (`I-28`, `I-32`).
  case permissionChanged
  /// The request for full accuracy for a while ended (`I-46`, `I-47`).
  case finishFullAccuracyRequest(promptDeclined: Bool)
  /// The event that waited for Always may reach the app (`I-18`).
  case releaseHeldEvent
  /// The event that waited for Always is lost to the app (`I-18`, `I-19`).
  case dropHeldEvent
  /// Nothing happens, and the rule says why.
  case ignore(RuleID)
}
