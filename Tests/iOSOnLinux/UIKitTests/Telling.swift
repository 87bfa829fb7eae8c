#if os(Linux)
  import DeviceInterface
  import Foundation

  @testable import UIKit
  @testable import VirtualTime

  /// What happens, in its order.
  @MainActor final class Log {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Returns what has happened since the last time, once nothing follows from it any more.
    func taken() async -> [String] {
      for _ in 0..<20 { await Task.yield() }
      defer { lines = [] }
      return lines
    }
  }

  /// A controller that tells what it is told.
  final class Telling: UIViewController {
    private let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ what: String) { log.add("\(title ?? "-") \(what)") }

    override func viewDidLoad() { tell("loads") }
    override func viewWillAppear(_ animated: Bool) { tell("comes") }
    override func viewDidAppear(_ animated: Bool) { tell("is here") }
    override func viewWillDisappear(_ animated: Bool) { tell("goes") }
    override func viewDidDisappear(_ animated: Bool) { tell("is away") }

    override func willMove(toParent parent: UIViewController?) {
      tell("will be in \(parent?.title ?? "none")")
    }

    override func didMove(toParent parent: UIViewController?) {
      tell("is in \(parent?.title ?? "none")")
    }
  }

  extension UIViewController {
    /// What the user sees of it.
    var drawn: ScreenContent {
      var page = UIPage("App")
      draw(on: &page)
      return page.content
    }
  }

  extension UIView {
    /// What the user sees of a page that it is the view of.
    var drawn: ScreenContent {
      let controller = UIViewController()
      controller.view = self
      return controller.drawn
    }
  }
#endif
