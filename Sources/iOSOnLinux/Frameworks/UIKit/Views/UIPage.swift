internal import DeviceInterface
internal import VirtualTime

/// The screen as views are drawn on it.
@MainActor struct UIPage {
  private(set) var content: ScreenContent
  /// The text that was drawn last, which names what stands behind it.
  private(set) var lastText: String?
  /// Whether what is drawn next can be touched.
  var isTouchable = true

  init(_ title: String) { content = ScreenContent(title) }

  mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    content.text(text)
    lastText = text
  }

  /// Has what is drawn next named, where it has no name of its own.
  mutating func name(_ text: String) { lastText = text }

  mutating func button(_ label: String, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
    let isUsable = isEnabled && isTouchable
    content.button(label, isEnabled: isUsable) { if isUsable { action() } }
  }

  mutating func value(_ label: String, _ text: String) { content.value(label, text) }

  /// Draws a field; where nobody can write into it, what stands there.
  mutating func field(
    _ label: String, _ text: String, isEnabled: Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    guard isEnabled, isTouchable else { return content.value(label, text) }
    content.field(label, text: text, onChange: change)
  }

  /// What a view is called: by its own name, by the text in front of it, or by what the app's tests call it.
  func name(of view: UIView, otherwise: String) -> String {
    view.accessibilityLabel ?? lastText ?? view.accessibilityIdentifier ?? otherwise
  }

  mutating func row(_ title: String, _ detail: String, action: (@MainActor () -> Void)?) {
    content.row(title, detail: detail, action: isTouchable ? action : nil)
  }

  mutating func progress() { content.screen.progress = content.screen.progress ?? "Loading" }

  /// Puts a question above everything; what lies under it cannot be touched.
  mutating func ask(_ alert: UIAlertController) {
    var asked = ScreenContent(content.screen.title)
    asked.screen = content.screen
    for field in alert.textFields ?? [] {
      asked.field(field.name(after: nil), text: field.text ?? "") { field.enter($0) }
    }
    asked.dialog(
      alert.title ?? "", message: alert.message ?? "",
      buttons: alert.actions.map { action in
        (action.title ?? "", { if action.isEnabled { alert.choose(action) } })
      })
    content = asked
  }
}
