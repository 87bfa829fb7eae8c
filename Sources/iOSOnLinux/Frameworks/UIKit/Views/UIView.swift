public import Foundation
public import PhoneFoundation
internal import VirtualTime

/// Something on the screen, with others in it: drawn as what there is to read and to touch, in the order of the subviews.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Where it lies in its superview; nothing is laid out here.
  open var frame: CGRect
  /// Where its own subviews lie; nothing is laid out here.
  open var bounds: CGRect
  /// The views in it, in the order in which they are read.
  open private(set) var subviews: [UIView] = []
  /// The view that it is in.
  open private(set) weak var superview: UIView?
  /// Whether neither it nor what is in it is seen.
  open var isHidden = false
  /// How much of it is seen; what has none cannot be touched either.
  open var alpha: CGFloat = 1
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// A number by which the app knows it.
  open var tag = 0
  /// What is read of it instead of what is on it.
  open var accessibilityLabel: String?
  /// What tests call it.
  open var accessibilityIdentifier: String?
  /// Whether it is read as one thing.
  open var isAccessibilityElement = false
  /// The recognizers of what fingers do.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Creates a view of a size.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Ends the app: there are no archives of views here.
  public required init?(coder: NSCoder) {
    HostPhone.refuse("storyboards and archives of views are not there: create the view in code")
  }

  /// Puts a view into this one, on top of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view into this one, in the order of the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// The view is in another one; does nothing.
  open func didMoveToSuperview() {}

  /// Returns the view of a number, this one or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Lets a recognizer hear what fingers do.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.append(recognizer)
  }

  /// Lays out what is in it; nothing is laid out here.
  open func layoutSubviews() {}

  /// Whether the user sees it, as far as it says itself.
  var isShown: Bool { !isHidden && alpha > 0.01 }

  /// Draws it, and what is in it, so that it can be touched only where this one lets it.
  final func put(on page: inout UIPage) {
    let isTouchable = page.isTouchable
    page.isTouchable = isTouchable && isUserInteractionEnabled
    draw(on: &page)
    page.isTouchable = isTouchable
  }

  /// Draws it where it can be touched.
  func draw(on page: inout UIPage) {
    let taps = taps
    // What can be tapped is one thing, which is read as a whole, unless something else in it can be touched.
    if !taps.isEmpty, page.isTouchable, controls.isEmpty {
      let texts = words.isEmpty ? pictureNames : words
      let label = accessibilityLabel ?? texts.joined(separator: ", ")
      return page.button(label, isEnabled: true) { for tap in taps { tap.fire() } }
    }
    if let accessibilityLabel, controls.isEmpty { return page.text(accessibilityLabel) }
    for view in subviews where view.isShown { view.put(on: &page) }
  }

  /// What is read of it.
  var words: [String] {
    accessibilityLabel.map { [$0] } ?? subviews.filter(\.isShown).flatMap(\.words)
  }

  /// The names of the pictures in it, which are read where there is nothing else to read.
  var pictureNames: [String] { subviews.filter(\.isShown).flatMap(\.pictureNames) }

  /// What can be touched in it.
  var controls: [UIView] {
    subviews.filter(\.isShown).flatMap { $0.isTouched ? [$0] : $0.controls }
  }

  /// Whether it can be touched itself.
  var isTouched: Bool { !taps.isEmpty }

  private var taps: [UITapGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
  }
}

/// Something that hears what fingers do on a view.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private var calls: [(UIGestureRecognizer) -> Void] = []

  /// Creates a recognizer that calls a method of an object.
  public init(target: AnyObject?, action: Selector?) {
    super.init()
    if let action { calls.append(action.calling(target)) }
  }

  /// Calls a method of an object too, which is not kept.
  open func addTarget(_ target: AnyObject, action: Selector) {
    calls.append(action.calling(target))
  }

  func fire() { for call in calls { call(self) } }
}

/// Something that hears taps; how many taps and fingers it wants is not told apart.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it waits for.
  open var numberOfTapsRequired = 1
}
