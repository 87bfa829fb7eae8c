/// A dialog of an app, or a question of the system.
public struct DialogPicture: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// The text under the heading; empty where there is none.
  public var message: String
  /// The labels of the buttons, in the order shown.
  public var buttons: [String]
  /// Whether precise location is chosen; nil where there is no such choice.
  public var isPrecise: Bool?

  /// Creates a dialog.
  public init(title: String, message: String = "", buttons: [String], isPrecise: Bool? = nil) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.isPrecise = isPrecise
  }
}
