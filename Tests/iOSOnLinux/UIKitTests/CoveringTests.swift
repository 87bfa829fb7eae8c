#if os(Linux)
  import DeviceInterface
  import Testing

  @testable import UIKit
  @testable import VirtualTime

  /// Controllers that cover others.
  ///
  /// Source: Apple's documentation of `presentedViewController`, `presentingViewController` and
  /// `dismiss(animated:completion:)`.
  @MainActor struct CoveringTests {
    private let log = Log()

    private func page(_ title: String) -> Telling { Telling(title, log) }

    @Test func `what is in a controller is covered, and covers, as that does`() {
      let (base, inner, next) = (page("A"), page("B"), page("C"))
      let pile = UINavigationController(rootViewController: inner)
      base.present(pile, animated: false)
      #expect(inner.presentingViewController === base)
      #expect(pile.presentingViewController === base && base.presentedViewController === pile)
      inner.present(next, animated: false)
      #expect(inner.presentedViewController === next && pile.presentedViewController === next)
      #expect(next.presentingViewController === pile)
    }

    @Test func `what covers the one that is taken away goes with it`() async {
      let (a, b, c) = (page("A"), page("B"), page("C"))
      a.comeIntoSight()
      a.present(b, animated: false)
      b.present(c, animated: false)
      _ = await log.taken()
      a.dismiss(animated: false)
      #expect(await log.taken() == ["C goes", "B goes", "C is away", "B is away"])
      #expect(b.presentedViewController == nil && c.presentingViewController == nil)
      a.present(b, animated: false)
      #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }

    @Test func `what was hidden is not told that it leaves, and the page below comes back`() async {
      let (a, b, c) = (page("A"), page("B"), page("C"))
      for each in [b, c] { each.modalPresentationStyle = .fullScreen }
      a.comeIntoSight()
      a.present(b, animated: false)
      b.present(c, animated: false)
      _ = await log.taken()
      a.dismiss(animated: false)
      #expect(await log.taken() == ["C goes", "A comes", "C is away", "A is here"])
    }

    @Test func `one that is shown again at once still covers`() async {
      let (a, b) = (page("A"), page("B"))
      a.comeIntoSight()
      a.present(b, animated: false)
      a.dismiss(animated: false)
      a.present(b, animated: false)
      _ = await log.taken()
      #expect(b.presentingViewController === a && a.presentedViewController === b)
    }

    @Test func `buttons of a bar are there where there is a bar`() {
      let page = page("A")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", primaryAction: UIAction { _ in })
      #expect(page.drawn.screen.controls.isEmpty)
      let pile = UINavigationController(rootViewController: page)
      #expect(pile.drawn.screen.controls.map(\.label) == ["Done"])
    }

    @Test func `an alert with two answers that leave things as they are ends the app by name`()
      async
    {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Go", style: .default))
          for title in ["No", "Never"] {
            alert.addAction(UIAlertAction(title: title, style: .cancel))
          }
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("an alert has a second answer of the style cancel"))
    }
  }
#endif
