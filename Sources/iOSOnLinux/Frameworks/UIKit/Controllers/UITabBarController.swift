public import Foundation

/// What the bar below says of a page.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// What the page is called; that of its controller unless said otherwise.
  open var title: String?
  /// What stands on its corner; nobody sees it.
  open var badgeValue: String?
  /// A number by which the app knows it.
  open var tag: Int

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) { (self.title, self.tag) = (title, tag) }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

/// Pages beside each other, of which one is seen: a button for each of them.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The pages.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let (old, new) = (selectedViewController, newValue ?? [])
      // The page that is seen stays so; where it has gone, the one in its place is seen, or the first.
      let place = new.indices.contains(index) ? index : 0
      index = new.firstIndex { $0 === old } ?? place
      setChildren(new, from: old, false)
    }
  }

  private var index = 0

  /// The number of the page that is seen.
  open var selectedIndex: Int {
    get { index }
    set {
      let old = selectedViewController
      index = newValue
      guard isSeen, old !== selectedViewController else { return }
      change(from: old, to: selectedViewController, false)
    }
  }

  /// The page that is seen.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  override var shown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func draw(on page: inout UIPage) {
    selectedViewController?.draw(on: &page)
    for (index, child) in children.enumerated() {
      let label = child.tabBarItem.title ?? child.title ?? child.shownTitle ?? "\(index + 1)"
      page.button(label, isEnabled: true) { [weak self] in self?.selectedIndex = index }
    }
  }

  override var shownTitle: String? { selectedViewController?.shownTitle ?? title }
}
