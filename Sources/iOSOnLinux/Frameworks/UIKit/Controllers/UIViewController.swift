public import Foundation
internal import VirtualTime

/// A page of an app: its views, and what happens as they come and go.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// What the page is called; the bars above and below say it.
  open var title: String?
  /// What the bar above says instead.
  open private(set) lazy var navigationItem = UINavigationItem(for: self)
  /// What the bar below says instead.
  open lazy var tabBarItem: UITabBarItem = UITabBarItem(title: nil, image: nil, tag: 0)
  /// The controller in whose views this one's are.
  open internal(set) weak var parent: UIViewController?
  /// The controllers whose views are in this one's.
  open internal(set) var children: [UIViewController] = []
  /// The controller that covers this very one.
  var covering: UIViewController?
  /// The controller that this very one covers.
  weak var covered: UIViewController?
  /// The controller that covers this one, or the one that it is in.
  open var presentedViewController: UIViewController? {
    covering ?? parent?.presentedViewController
  }
  /// The controller that this one covers, or the one that it is in.
  open var presentingViewController: UIViewController? {
    covered ?? parent?.presentingViewController
  }
  /// How the controller covers others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the user cannot swipe it away.
  open var isModalInPresentation = false
  private var loaded: UIView?
  private var stage = Stage.away

  /// How far the view is on its way into sight and out of it, of which each step is told once.
  private enum Stage {
    /// Out of sight.
    case away
    /// About to be seen.
    case coming
    /// In sight.
    case here
    /// About to leave.
    case going
  }

  /// Creates a controller; there are no archives of views here, whatever is named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Ends the app: there are no storyboards here.
  public required init?(coder: NSCoder) {
    HostPhone.refuse("storyboards are not there: create the view controller in code")
  }

  // MARK: Its view

  /// The view of the page; it is made when it is asked for first.
  open var view: UIView {
    get { loaded ?? load() }
    set { loaded = newValue }
  }

  private func load() -> UIView {
    loadView()
    // A controller that makes none in `loadView` has an empty one, also in `viewDidLoad`.
    let view = loaded ?? UIView(frame: UIScreen.main.bounds)
    loaded = view
    viewDidLoad()
    return loaded ?? view
  }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loaded != nil }
  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loaded }

  /// Makes the view, which is an empty one.
  open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }

  /// Makes the view where that was not done yet.
  open func loadViewIfNeeded() { if loaded == nil { _ = load() } }

  /// The view was made; does nothing.
  open func viewDidLoad() {}
  /// The view is about to be seen; does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place, and about to be seen; does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen; does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave; does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left; does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// What is in the view is about to be laid out; does nothing.
  open func viewWillLayoutSubviews() {}
  /// What is in the view was laid out; does nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: Controllers within each other

  /// Takes a controller in, whose view is then put into this one's by the app.
  open func addChild(_ child: UIViewController) { takeIn(child) }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() { takeOut() }

  /// The controller is in another one, or in none; does nothing.
  ///
  /// It is told of the end of what the app has begun by `addChild` by the app, and of everything else by the platform.
  open func didMove(toParent parent: UIViewController?) {}
  /// The controller will be in another one, or in none; does nothing.
  ///
  /// It is told by the app before `removeFromParent`, and by the platform in front of everything else.
  open func willMove(toParent parent: UIViewController?) {}

  /// The pile of pages that this one is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The pages beside each other that this one is in.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Those of the children that are seen when this one is.
  var shown: [UIViewController] { children }

  // MARK: Coming and going

  /// Whether the user sees it or is about to, as far as its callbacks have said.
  var isSeen: Bool { stage == .coming || stage == .here }

  func willShow(_ animated: Bool) {
    guard !isSeen else { return }
    stage = .coming
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in shown { child.willShow(animated) }
    viewIsAppearing(animated)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
  }

  func didShow(_ animated: Bool) {
    guard stage == .coming else { return }
    stage = .here
    viewDidAppear(animated)
    for child in shown { child.didShow(animated) }
  }

  func willHide(_ animated: Bool) {
    guard isSeen else { return }
    stage = .going
    viewWillDisappear(animated)
    for child in shown { child.willHide(animated) }
  }

  func didHide(_ animated: Bool) {
    guard stage == .going else { return }
    stage = .away
    viewDidDisappear(animated)
    for child in shown { child.didHide(animated) }
  }

  /// Draws what is on the page.
  func draw(on page: inout UIPage) { view.put(on: &page) }

  /// What stands above the page.
  var shownTitle: String? { navigationItem.title ?? title }
}
