internal import Foundation

/// Controllers within each other: who comes and who goes is told, and who stays is not.
extension UIViewController {
  /// Takes a controller in, and has it come into sight where this one is seen.
  func takeIn(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    // The app goes on setting the child up, and only then puts its view into this one's.
    later { [weak self, weak child] in
      guard let self, let child, child.parent === self, isSeen else { return }
      if shown.contains(where: { $0 === child }) { change(from: nil, to: child, false) }
    }
  }

  /// Takes this controller out of the one that it is in, and has it leave where it is seen.
  func takeOut() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    change(from: self, to: nil, false)
    didMove(toParent: nil)
  }

  /// Has other children in the place of these, and shows another one in the place of the one that was shown.
  func setChildren(_ new: [UIViewController], from old: UIViewController?, _ animated: Bool) {
    let leaving = children.filter { child in !new.contains { $0 === child } }
    let coming = new.filter { $0.parent !== self }
    for child in leaving { child.willMove(toParent: nil) }
    for child in coming {
      child.removeFromParent()
      child.willMove(toParent: self)
    }
    for child in leaving { child.parent = nil }
    for child in coming { child.parent = self }
    children = new
    let end = { @MainActor in
      for child in leaving { child.didMove(toParent: nil) }
      for child in coming { child.didMove(toParent: self) }
    }
    guard isSeen, old !== shown.first else { return end() }
    change(from: old, to: shown.first, animated, end)
  }
}
