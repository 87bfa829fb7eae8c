#if os(Linux)
  import Testing

  @testable import UIKit

  /// When controllers are told that their views come and go, and into whom they move.
  ///
  /// Source: Apple's documentation of `UIViewController` and of its `addChild(_:)`, `removeFromParent()`,
  /// `willMove(toParent:)` and `didMove(toParent:)`.
  @MainActor struct ViewLifeTests {
    private let log = Log()

    private func page(_ title: String) -> Telling { Telling(title, log) }

    /// Shows a controller, and forgets what was told of that.
    private func show(_ controller: UIViewController) async {
      controller.comeIntoSight()
      _ = await log.taken()
    }

    /// What was told of views, and nothing of who is in whom.
    private func views() async -> [String] { await log.taken().filter { !$0.contains(" in ") } }

    @Test func `a page that is pushed before the pile is seen comes as every other one`() async {
      let pile = UINavigationController(rootViewController: page("A"))
      pile.comeIntoSight()
      pile.pushViewController(page("B"), animated: false)
      #expect(
        await views() == [
          "A loads", "A comes", "B loads", "A goes", "B comes", "B is here", "A is away",
        ])
    }

    @Test func `a tab that is chosen before the tabs are seen comes as every other one`() async {
      let tabs = UITabBarController()
      tabs.viewControllers = [page("A"), page("B")]
      tabs.comeIntoSight()
      tabs.selectedIndex = 1
      #expect(
        await views() == [
          "A loads", "A comes", "B loads", "A goes", "B comes", "B is here", "A is away",
        ])
    }

    @Test
    func `a child of a page that is seen comes into sight, and leaves with its parent's word`()
      async
    {
      let parent = page("P")
      await show(parent)
      let child = page("C")
      parent.addChild(child)
      #expect(
        await log.taken() == ["C will be in P", "C loads", "C comes", "C is here"])
      child.removeFromParent()
      #expect(await log.taken() == ["C goes", "C is in none", "C is away"])
    }

    @Test func `a child of a page that is not seen comes with it`() async {
      let parent = page("P")
      parent.addChild(page("C"))
      #expect(await log.taken() == ["C will be in P"])
      parent.comeIntoSight()
      #expect(
        await log.taken()
          == ["P loads", "P comes", "C loads", "C comes", "P is here", "C is here"])
    }

    @Test func `pages of a pile are told that they come and go, and those that stay are not`() async
    {
      let pile = UINavigationController()
      pile.title = "pile"
      pile.viewControllers = [page("A")]
      #expect(await log.taken() == ["A will be in pile", "A is in pile"])
      await show(pile)
      pile.pushViewController(page("B"), animated: true)
      #expect(
        await log.taken() == [
          "B will be in pile", "B loads", "A goes", "B comes", "A is away", "B is here",
          "B is in pile",
        ])
      pile.popViewController(animated: true)
      #expect(
        await log.taken() == [
          "B will be in none", "B goes", "A comes", "B is away", "A is here", "B is in none",
        ])
    }

    @Test func `other tabs come in the place of those that are seen`() async {
      let tabs = UITabBarController()
      let (first, second) = (page("A"), page("B"))
      tabs.viewControllers = [first, second]
      await show(tabs)
      tabs.viewControllers = [page("C")]
      #expect(await views() == ["C loads", "A goes", "C comes", "A is away", "C is here"])
    }

    @Test func `the tab that is seen stays so where the others change`() async {
      let tabs = UITabBarController()
      let (first, second) = (page("A"), page("B"))
      tabs.viewControllers = [first, second]
      tabs.selectedIndex = 1
      await show(tabs)
      tabs.viewControllers = [second, page("C")]
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === second)
      #expect(await views() == [])
      tabs.viewControllers = [first]
      #expect(tabs.selectedViewController === first)
    }

    @Test func `a page that comes back before it has gone is not told that it is away`() async {
      let tabs = UITabBarController()
      tabs.viewControllers = [page("A"), page("B")]
      await show(tabs)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      #expect(
        await views() == [
          "B loads", "A goes", "B comes", "B goes", "A comes", "B is away", "A is here",
        ]
      )
    }

    /// A controller that makes no view of its own.
    private final class Bare: UIViewController {
      var count = 0

      override func loadView() {}

      override func viewDidLoad() {
        count += 1
        view.addSubview(UILabel())
      }
    }

    @Test func `a controller that makes no view has an empty one`() {
      let bare = Bare()
      #expect(bare.view.subviews.count == 1 && bare.count == 1)
      bare.loadViewIfNeeded()
      #expect(bare.count == 1)
    }
  }
#endif
