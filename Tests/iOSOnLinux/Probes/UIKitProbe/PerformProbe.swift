#if os(Linux)
  import AppHost
  import Foundation
  import PhoneFoundation

  /// Has its own methods called later, as apps of old do with their timeouts.
  final class PerformProbe: NSObject, Sendable {
    private let append: @MainActor @Sendable (String) -> Void

    init(_ append: @escaping @MainActor @Sendable (String) -> Void) { self.append = append }

    private func tell(_ line: String) { MainActor.assumeIsolated { append(line) } }

    private static var expire: Selector {
      Selector("expired", { (it: PerformProbe) in it.expired })
    }
    private static var say: Selector { Selector("say", { (it: PerformProbe) in it.say(_:) }) }
    private static var accept: Selector {
      Selector("accept", { (it: PerformProbe) in it.accept(_:) })
    }

    private func expired() { tell("expired") }
    private func say(_ text: String) { tell("say \(text)") }
    private func accept(_ anything: Any?) { tell("accept \(anything ?? "nothing")") }

    var buttons: [(String, @MainActor () -> Void)] {
      [
        ("Later", { self.later() }), ("Nowhere later", { self.performElsewhere() }),
        (
          "Not the one",
          {
            NSObject.cancelPreviousPerformRequests(
              withTarget: self, selector: Self.say, object: "one")
          }
        ),
        (
          "Not at all", { NSObject.cancelPreviousPerformRequests(withTarget: self) }
        ),
        ("On main", { self.performOnMain() }), ("Wait for main", { self.waitForMain() }),
      ]
    }

    private func later() {
      perform(Self.expire, with: nil, afterDelay: 5)
      perform(Self.say, with: "one", afterDelay: 1)
      perform(Self.say, with: "two", afterDelay: 2)
      perform(Self.accept, with: nil, afterDelay: 3)
      // What takes a text is not called without one.
      perform(Self.say, with: nil, afterDelay: 4)
    }

    private func performElsewhere() {
      DispatchQueue.global().async { [unowned self] in
        perform(Self.say, with: "lost", afterDelay: 0)
      }
    }

    private func performOnMain() {
      performSelector(onMainThread: Self.say, with: "at once", waitUntilDone: true)
      DispatchQueue.global().async { [unowned self] in
        performSelector(
          onMainThread: Self.say, with: "\(Thread.isMainThread)", waitUntilDone: false)
      }
      tell("asked")
    }

    private func waitForMain() {
      DispatchQueue.global().async { [unowned self] in
        performSelector(onMainThread: Self.expire, with: nil, waitUntilDone: true)
      }
    }
  }
#endif
