/// How precise the positions are that the user lets an app receive (`I-41`, `A-63`).
public enum AccuracyAuthorization: String, Hashable, Sendable, CaseIterable {
  /// The receiver's own accuracy.
  case full
  /// An area of kilometres: iOS's reduced accuracy, Android's approximate location.
  case reduced
}
