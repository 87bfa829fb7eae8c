#if os(Linux)
  import DeviceInterface
  @testable import SwiftUI

  /// Views that are shown and touched as on a phone, without one.
  @MainActor final class Stage {
    let graph = Graph()

    /// Shows a view; the user sees it unless said otherwise.
    init(_ view: some View, isSeen: Bool = true) {
      graph.show(view)
      if isSeen { graph.beSeen() }
      graph.settle()
    }

    private var page: Page { Page(graph.draw(), named: "App") }

    /// What stands above the page.
    var title: String { page.screen.title }

    /// What the user sees, in one line; what stands above the page aside.
    ///
    /// Texts stand as they are, and so do the others with signs: `(badge)`, `…progress`, `figure: value`, `- row · detail >`,
    /// `field = text`, `[control]`, `[off control]`, `<pull>` and `? question / explanation | answer`.
    var shown: String { page.screen.line }

    /// Touches what bears a label, and lets everything follow from it; returns whether anything could be touched.
    @discardableResult func tap(_ labels: String...) -> Bool {
      var isThere = true
      for label in labels {
        isThere = page.perform(.tapped(label)) && isThere
        graph.settle()
      }
      return isThere
    }

    /// Writes into a field.
    @discardableResult func write(_ text: String, into field: String) -> Bool {
      defer { graph.settle() }
      return page.perform(.entered(text, field: field))
    }

    /// Pulls the list down.
    @discardableResult func pull() -> Bool {
      defer { graph.settle() }
      return page.perform(.pulledToRefresh)
    }

    /// Lets tasks go on until something is so, or for some seconds.
    func rest(until isSo: () -> Bool) async {
      for _ in 0..<3_000 where !isSo() {
        try? await Task.sleep(for: .milliseconds(1))
        graph.settle()
      }
    }

    /// Lets tasks go on for a moment, in which those that wait for nothing come to an end.
    func rest() async {
      for _ in 0..<20 {
        await Task.yield()
        graph.settle()
      }
    }
  }

  /// An app on a phone that is not there: opened, covered and left.
  @MainActor final class Opened<Content: App> {
    private let app: AppScreen<Content>

    init(_ make: @escaping () -> Content) { app = AppScreen(make) }

    /// What the user sees, in one line.
    var shown: String { app.screen.line }

    func launch(byUser: Bool = true) {
      app.handle(.launched(byUser ? .user : .location))
      if byUser { app.handle(.becameActive) }
    }

    func cover() { app.handle(.willResignActive) }
    func comeBack() { app.handle(.becameActive) }

    func leave() {
      app.handle(.willResignActive)
      app.handle(.enteredBackground)
    }

    func tap(_ labels: String...) { for label in labels { app.handle(.tapped(label)) } }
  }

  extension Screen {
    fileprivate var line: String {
      var parts = badges.map { "(\($0.label))" }
      if let progress { parts.append("…" + progress) }
      if let message { parts += message.split(separator: "\n").map(String.init) }
      parts += metrics.map { "\($0.label): \($0.value.text(atUptime: .zero))" }
      parts += items.map { item in
        "- " + item.title + (item.detail.isEmpty ? "" : " · " + item.detail)
          + (item.isTappable ? " >" : "")
      }
      parts += fields.map { "\($0.label) = \($0.text)" }
      parts += controls.map { "[\($0.isEnabled ? "" : "off ")\($0.label)]" }
      if canPullToRefresh { parts.append("<pull>") }
      if let dialog {
        let message = dialog.message.isEmpty ? "" : " / " + dialog.message
        parts.append((["? " + dialog.title + message] + dialog.buttons).joined(separator: " | "))
      }
      return parts.joined(separator: " ")
    }
  }

  /// What happens, in its order.
  @MainActor final class Log {
    private var words: [String] = []

    func add(_ word: String) { words.append(word) }

    /// How much has happened since.
    var count: Int { words.count }

    /// Returns what has happened since the last time.
    func taken() -> String {
      defer { words = [] }
      return words.joined(separator: " ")
    }
  }

  /// How often the bodies of views are evaluated.
  @MainActor enum Bodies {
    private static var counts: [ObjectIdentifier: Int] = [:]

    /// Returns how often the bodies of a type were evaluated since the last time.
    static func taken(_ type: any Any.Type) -> Int {
      Graph.onEvaluation = { counts[ObjectIdentifier($0), default: 0] += 1 }
      return counts.removeValue(forKey: ObjectIdentifier(type)) ?? 0
    }
  }

  /// A view with a state of its own, which a touch counts up.
  struct Counter: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
#endif
