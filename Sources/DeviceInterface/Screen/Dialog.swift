/// A dialog that an app shows above its screen.
public struct Dialog: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// The explanation under the heading.
  public var message: String
  /// The labels of its buttons, in the order shown.
  public var buttons: [String]

  /// Creates a dialog.
  public init(title: String, message: String, buttons: [String]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
