public import Foundation
internal import VirtualTime

/// An answer to a question.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The meaning of an answer.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default` = 0
    /// It leaves things as they are.
    case cancel = 1
    /// It takes something away.
    case destructive = 2
  }

  /// What stands on it.
  public let title: String?
  /// Its meaning.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A question of the app's, which is the screen's dialog: an answer takes it away, and then the app is told.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the question stands; both are drawn alike.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// What is asked.
  open var message: String?
  /// Where it stands.
  public private(set) var preferredStyle = Style.alert
  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that the return key gives.
  open var preferredAction: UIAlertAction?
  /// What the user can write into.
  open private(set) var textFields: [UITextField]?

  /// Creates a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer; the app is ended at a second one that leaves things as they are, as on a phone.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      HostPhone.refuse("an alert has a second answer of the style cancel, and can have one")
    }
    actions.append(action)
  }

  /// Adds something that the user can write into.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}
