internal import Foundation

/// How a controller covers others; all of them are drawn alike.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen.
  case fullScreen = 0
  /// A page upon the page.
  case pageSheet = 1
  /// A smaller page.
  case formSheet = 2
  /// What is in the same place.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// The whole screen, through which the page is seen.
  case overFullScreen = 5
  /// What is in the same place, through which the page is seen.
  case overCurrentContext = 6
  /// With an arrow.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the platform sees fit: a page upon the page.
  case automatic = -2
}

extension UIViewController {
  /// Whether the page below is taken away: then it disappears, and else it does not.
  var takesAway: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// Covers this controller by another one; one that covers already is left as it is.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    // What is in another controller is covered as a whole.
    if let parent {
      return parent.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    guard covering == nil else { return }
    let next = viewControllerToPresent
    (covering, next.covered) = (next, self)
    let hidden = next.takesAway ? self : nil
    change(from: hidden, to: next, flag, completion)
  }

  /// Takes away what covers this controller and all that covers that, or else this one, which covers another.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let covering else {
      let below = parent ?? covered
      below?.dismiss(animated: flag, completion: completion)
      return
    }
    var leaving = [covering]
    while let next = leaving.last?.covering { leaving.append(next) }
    for each in leaving { each.covered?.covering = nil }
    for each in leaving.dropFirst().reversed() { change(from: each, to: nil, flag) }
    change(from: covering, to: covering.takesAway ? self : nil, flag) {
      // One that has been shown again meanwhile covers as before.
      for each in leaving where each.covered?.covering !== each { each.covered = nil }
      completion?()
    }
  }

  /// Tells two controllers that one comes in the place of the other, in the order of a phone; the ends come a little later.
  func change(
    from old: UIViewController?, to new: UIViewController?, _ animated: Bool,
    _ completion: (() -> Void)? = nil
  ) {
    new?.loadViewIfNeeded()
    old?.willHide(animated)
    new?.willShow(animated)
    later {
      old?.didHide(animated)
      new?.didShow(animated)
      completion?()
    }
  }

  /// Tells the controller that its view comes into sight among those of another framework.
  package func comeIntoSight() { change(from: nil, to: self, false) }

  /// Tells the controller that its view leaves.
  package func leaveSight() { change(from: self, to: nil, false) }

  /// Does something once everything else that was to be done has been done.
  func later(_ body: @escaping @MainActor () -> Void) { Task { @MainActor in body() } }
}
