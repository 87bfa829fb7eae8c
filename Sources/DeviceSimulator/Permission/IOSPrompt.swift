/// A question about location that iOS puts to the user.
public enum IOSPrompt: Hashable, Sendable {
  /// The first question; asked for Always it leads to provisional Always (`I-08`, `I-16`).
  case whenInUse(askedForAlways: Bool)
  /// The question after a request for Always by an app that has when-in-use (`I-14`).
  case alwaysUpgrade
  /// The question that provisional Always put off (`I-17`).
  case deferredAlways
  /// The reminder that an app uses location in the background (`I-24`).
  case usageReminder
  /// The question for full accuracy for a while, with the manifest's purpose key (`I-46`).
  case temporaryFullAccuracy(purposeKey: String)
}
