public import Foundation

/// A text that is read.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The text with looks, of which the text alone is kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  override func draw(on page: inout UIPage) {
    guard gestureRecognizers?.isEmpty ?? true else { return super.draw(on: &page) }
    page.text(words.first ?? "")
  }

  override var words: [String] {
    (accessibilityLabel ?? text).flatMap { $0.isEmpty ? nil : [$0] } ?? []
  }
}

/// A picture: nobody sees it here, and its name is read where it can be tapped, and there is nothing else to read.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view with a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  override var pictureNames: [String] { image?.accessibilityLabel.map { [$0] } ?? [] }
}

/// A wheel that turns while something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// In between.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is not seen while it does not turn.
  open var hidesWhenStopped = true

  /// Creates a wheel.
  public convenience init(style: Style) { self.init(frame: .zero) }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }

  /// Stops it.
  open func stopAnimating() { isAnimating = false }

  override func draw(on page: inout UIPage) { if isAnimating { page.progress() } }
  override var words: [String] { [] }
}

/// Views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views that stand in order.
  open var arrangedSubviews: [UIView] { subviews }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }

  /// Adds a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insertSubview(view, at: stackIndex)
  }

  /// Takes a view out of the order; on a phone, it stays a subview until it is taken out of that too.
  open func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
}

/// A view that is larger than what is seen of it; all of it is drawn.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How large what is in it is.
  open var contentSize = CGSize.zero
}
