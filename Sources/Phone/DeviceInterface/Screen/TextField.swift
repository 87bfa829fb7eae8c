/// Something on an app's screen that the user can write into.
public struct TextField: Hashable, Sendable {
  /// What is to be written, as the user reads it.
  public var label: String
  /// What stands there; empty where nothing does.
  public var text: String

  /// Creates a field, empty unless said otherwise.
  public init(_ label: String, text: String = "") {
    self.label = label
    self.text = text
  }
}
