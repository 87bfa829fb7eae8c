public import Foundation

/// The one who is asked about what the user writes; every method may be left out.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Writing is about to begin; returns whether it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Writing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Something is about to be written.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  /// The return key is tapped.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Writing is about to be over; returns whether it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Writing is over.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Lets it begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets it be written.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  /// Lets the key do what it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Lets it be over.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// Something that the user can write into: a text in the place of the one before, and then the return key.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What stands there.
  open var text: String? = ""
  /// What stands there as long as nothing was written.
  open var placeholder: String?
  /// Who is asked.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether what is written is hidden.
  open var isSecureTextEntry = false
  /// Whether the user is writing, as far as the delegate has been told.
  open private(set) var isEditing = false

  func name(after text: String?) -> String {
    accessibilityLabel ?? placeholder ?? text ?? accessibilityIdentifier ?? "Text"
  }

  func enter(_ new: String) {
    if !isEditing {
      guard delegate?.textFieldShouldBeginEditing(self) != false else { return }
      isEditing = true
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    }
    let range = NSRange(location: 0, length: (text ?? "").utf16.count)
    let isWanted = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: new)
    if isWanted != false {
      text = new
      sendActions(for: .editingChanged)
    }
    if delegate?.textFieldShouldReturn(self) != false { sendActions(for: .editingDidEndOnExit) }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  override func draw(on page: inout UIPage) {
    page.field(name(after: page.lastText), text ?? "", isEnabled: isEnabled) { [weak self] in
      self?.enter($0)
    }
  }

  override var words: [String] { [] }
}

/// Something that is on or off: a figure and a button of one name, which is the label's in front of it.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Turns it on or off; nobody is told.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func draw(on page: inout UIPage) {
    let label = page.name(of: self, otherwise: "Switch")
    page.value(label, isOn ? "On" : "Off")
    page.button(label, isEnabled: isEnabled) { [weak self] in
      self?.isOn.toggle()
      self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  override var words: [String] { [] }
}
