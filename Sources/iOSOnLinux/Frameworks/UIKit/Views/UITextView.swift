public import Foundation

/// The one who is asked about what the user writes into a text of many lines; every method may be left out.
@preconcurrency @MainActor public protocol UITextViewDelegate: AnyObject {
  /// Writing is about to begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Writing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Something is about to be written.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Something was written.
  func textViewDidChange(_ textView: UITextView)
  /// Writing is about to be over; returns whether it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Writing is over.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets it begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Lets it be written.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Lets it be over.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A text of many lines: a field where it can be edited, and otherwise what there is to read.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// What stands there; never nil on a phone, where the type unwraps it by itself.
  open var text: String? = ""
  /// Who is asked.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether the user can write into it.
  open var isEditable = true
  /// Whether the user can mark what stands there; nobody marks anything here.
  open var isSelectable = true
  /// Whether the user is writing, as far as the delegate has been told.
  private var isEditing = false

  /// The text with looks, of which the text alone is kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  private func enter(_ new: String) {
    let range = NSRange(location: 0, length: (text ?? "").utf16.count)
    if !isEditing {
      guard delegate?.textViewShouldBeginEditing(self) != false else { return }
      isEditing = true
      delegate?.textViewDidBeginEditing(self)
    }
    if delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) != false {
      text = new
      delegate?.textViewDidChange(self)
    }
    guard delegate?.textViewShouldEndEditing(self) != false else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
  }

  override var isTouched: Bool { isEditable }

  override func draw(on page: inout UIPage) {
    guard isEditable else { return page.text(words.first ?? "") }
    let label = page.name(of: self, otherwise: "Text")
    page.field(label, text ?? "", isEnabled: true) { [weak self] in self?.enter($0) }
  }

  override var words: [String] {
    guard !isEditable else { return [] }
    return (accessibilityLabel ?? text).flatMap { $0.isEmpty ? nil : [$0] } ?? []
  }
}
