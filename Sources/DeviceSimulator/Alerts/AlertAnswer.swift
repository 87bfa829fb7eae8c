/// What a button of a system alert means, whatever its label on this platform.
public enum AlertAnswer: String, Hashable, Sendable, CaseIterable {
  /// Location while the app is in use.
  case allowWhileInUse
  /// Location this time only.
  case allowOnce
  /// No location; in a question for more than the app has: no more than it has.
  case deny
  /// The app keeps when-in-use, or goes back to it (`I-14`, `I-18`, `I-24`).
  case keepWhileInUse
  /// The app gets Always, or keeps it (`I-14`, `I-18`, `I-24`).
  case changeToAlways
  /// The app gets precise instead of approximate location (`A-16`).
  case changeToPrecise
  /// The device's location is turned on (`A-57`).
  case turnOn
  /// The user closes the question without an answer (`A-19`).
  case dismiss
}
