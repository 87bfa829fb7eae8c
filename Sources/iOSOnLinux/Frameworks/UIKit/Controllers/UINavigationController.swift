public import Foundation
public import PhoneFoundation

/// A button in the bar above.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The platform's own buttons, by their names.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// Add.
    case add = 4
    /// Compose.
    case compose = 7
    /// Action.
    case action = 9
    /// Search.
    case search = 12
    /// Refresh.
    case refresh = 13
    /// Stop.
    case stop = 14
    /// Trash.
    case trash = 16
    /// Close.
    case close = 24
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As all.
    case plain = 0
    /// As one that ends something.
    case done = 2
  }

  /// What stands on it.
  open var title: String?
  /// Whether it can be used.
  open var isEnabled = true
  /// What is read of it instead.
  open var accessibilityLabel: String?
  private var call: ((UIBarButtonItem) -> Void)?

  /// Creates a button with a text.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    connect(target, action)
  }

  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: image?.accessibilityLabel, style: style, target: target, action: action)
  }

  /// Creates one of the platform's own buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(
      title: "\(systemItem)".capitalized, style: .plain, target: target, action: action)
  }

  /// Creates a button that runs a piece of code.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? image?.accessibilityLabel ?? primaryAction?.title
    call = { primaryAction?.perform(for: $0) }
  }

  private func connect(_ target: AnyObject?, _ action: Selector?) {
    if let action { call = action.calling(target) }
  }

  func draw(on page: inout UIPage) {
    page.button(accessibilityLabel ?? title ?? "", isEnabled: isEnabled) { [weak self] in
      guard let self else { return }
      call?(self)
    }
  }
}

/// What the bar above says of a page.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  private weak var controller: UIViewController?
  private var own: String?

  init(for controller: UIViewController) { self.controller = controller }

  /// What the page is called; that of its controller unless said otherwise.
  open var title: String? {
    get { own ?? controller?.title }
    set { own = newValue }
  }

  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from the outside.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether there is no way back.
  open var hidesBackButton = false

  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  func draw(on page: inout UIPage) {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.draw(on: &page) }
  }
}

/// Pages upon each other, of which the last one is seen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Creates a pile with its first page.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The pages.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page that is seen.
  open var topViewController: UIViewController? { children.last }
  /// The page that is seen, or what covers the pile.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  override var shown: [UIViewController] { children.last.map { [$0] } ?? [] }

  /// Puts a page upon the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(children + [viewController], animated: animated)
  }

  /// Takes the last page away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let last = children.last
    setViewControllers(Array(children.dropLast()), animated: animated)
    return last
  }

  /// Takes all pages away but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    setViewControllers(Array(children.prefix(1)), animated: animated)
    return popped
  }

  /// Puts other pages in the place of these.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setChildren(viewControllers, from: topViewController, animated)
  }

  override func draw(on page: inout UIPage) {
    guard let top = topViewController else { return }
    // Only a pile has a bar above its pages.
    top.navigationItem.draw(on: &page)
    top.draw(on: &page)
    if children.count > 1, !top.navigationItem.hidesBackButton,
      top.navigationItem.leftBarButtonItem == nil
    {
      page.button("Back", isEnabled: true) { [weak self] in
        self?.popViewController(animated: true)
      }
    }
  }

  override var shownTitle: String? { topViewController?.shownTitle ?? title }
}
