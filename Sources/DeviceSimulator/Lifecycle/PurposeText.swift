/// Why an app wants full accuracy for a while, as its manifest says it under a key (`I-46`).
public struct PurposeText: Hashable, Sendable {
  /// The key by which the app asks.
  public var key: String
  /// The explanation the user reads.
  public var text: String

  /// Creates an explanation under a key.
  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}
