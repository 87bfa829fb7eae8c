import DeviceInterface
import DeviceSimulator

/// The phone's screen as lines of text: what the user would have seen.
struct ScreenDrawing {
  /// The number of columns inside the frame.
  static let width = 56
  /// How many rows of a list are drawn before the rest is only counted.
  static let itemCountMax = 6
  /// The number of steps of a progress bar.
  private static let progressWidth = 10

  private(set) var lines: [String] = []

  /// Draws the world's phone: its status bar, what is in front, and what lies above that.
  init(_ world: World) {
    let phone = world.phone
    rule("┌", "┐")
    line(Self.statusBar(phone))
    rule("├", "┤")
    switch phone.front {
    case .homeScreen:
      line("(the home screen)")
      draw(phone.notifications)
    case .lockScreen:
      line("(the phone is locked)")
      draw(phone.notifications)
    case .app: draw(world.app.screen, of: world)
    case .settings: draw(phone.settingsPage)
    case .otherApp:
      line("(another app)")
      if let address = phone.openedAddress { line("↗ \(address)") }
    case .phoneCall: line("(a phone call)")
    case .nothing: line("(the phone is off)")
    }
    if let alert = phone.alert { draw(alert) }
    if phone.call == .ringing { line("☎ a phone call comes in") }
    rule("└", "┘")
  }

  private static func statusBar(_ phone: Phone) -> String {
    let time = "\(phone.wallClock.timeOfDay)"
    let network = phone.isOnline ? "online" : "offline"
    let battery = phone.battery
    // A full battery is nothing to look at.
    let charge = battery == Battery() ? [] : ["\(battery.percentage)%"]
    let charging = battery.isCharging ? ["charging"] : []
    return pad(time, with: (charging + charge + [network]).joined(separator: "  "))
  }

  // MARK: What can be in front

  private mutating func draw(_ screen: Screen, of world: World) {
    line(([screen.title] + screen.badges.map { "[\($0.label)]" }).joined(separator: " "))
    if let progress = screen.progress { line("… \(progress)") }
    if let message = screen.message { line("! \(message)") }
    for metric in screen.metrics { line("\(metric.label): \(world.text(of: metric.value))") }
    if let map = screen.map { line("map: \(map.words)") }
    if let player = screen.player { line(Self.words(for: player, in: world)) }
    for item in screen.items.prefix(Self.itemCountMax) {
      line("• " + [item.title, item.detail].filter { !$0.isEmpty }.joined(separator: " – "))
    }
    let rest = screen.items.count - Self.itemCountMax
    if rest > 0 { line("  and \(rest) more") }
    for field in screen.fields {
      line(field.text.isEmpty ? "✎ \(field.label)" : "✎ \(field.label): \(field.text)")
    }
    for control in screen.controls {
      line(control.isEnabled ? "( \(control.label) )" : "( \(control.label) – not now )")
    }
    if let toast = screen.toast { line("(\(toast))") }
    if let dialog = screen.dialog {
      box(dialog.title, dialog.message, dialog.buttons)
    }
  }

  private mutating func draw(_ notifications: [AppNotification]) {
    for notification in notifications {
      line("✉ " + [notification.title, notification.text].joined(separator: " – "))
    }
  }

  /// The player as one line: "▶ Spring jingle  00:00:12 [██······] 00:01:35".
  private static func words(for player: PlayerView, in world: World) -> String {
    let position = world.shownPosition(of: player)
    let length = max(1, player.length.wholeMilliseconds)
    let filled = Int(position.wholeMilliseconds * Int64(progressWidth) / length)
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "·", count: max(0, progressWidth - filled))
    return "\(player.isPlaying ? "▶" : "‖") \(player.title) "
      + "\(ClockText.render(position)) [\(bar)] \(ClockText.render(player.length))"
  }

  private mutating func draw(_ page: SettingsPage?) {
    guard let page else { return line("Settings") }
    line("Settings › \(page.title) › Location")
    for choice in page.choices {
      line((choice.meaning == page.selected ? "● " : "○ ") + choice.label)
    }
    if let isPrecise = page.isPrecise { line("\(page.preciseLabel): \(isPrecise ? "on" : "off")") }
    if !page.isEnabled { line("(a policy forbids changes)") }
  }

  private mutating func draw(_ alert: SystemAlert) {
    var message = alert.message
    if let isPrecise = alert.isPrecise { message += " Precise: \(isPrecise ? "on" : "off")." }
    box(alert.title, message, alert.buttons.map(\.label))
  }

  // MARK: Lines

  private mutating func box(_ title: String, _ message: String, _ buttons: [String]) {
    let inner = Self.width - 4
    lines.append("│ ╔" + String(repeating: "═", count: inner) + "╗ │")
    for text in Self.wrap(title, inner - 2) + Self.wrap(message, inner - 2) {
      lines.append("│ ║ " + Self.padded(text, inner - 2) + " ║ │")
    }
    for text in Self.wrap(buttons.map { "( \($0) )" }, "  ", inner - 2) {
      lines.append("│ ║ " + Self.padded(text, inner - 2) + " ║ │")
    }
    lines.append("│ ╚" + String(repeating: "═", count: inner) + "╝ │")
  }

  private mutating func rule(_ left: String, _ right: String) {
    lines.append(left + String(repeating: "─", count: Self.width) + right)
  }

  private mutating func line(_ text: String) {
    for part in Self.wrap(text, Self.width - 2) {
      lines.append("│ " + Self.padded(part, Self.width - 2) + " │")
    }
  }

  private static func pad(_ left: String, with right: String) -> String {
    let gap = max(1, width - 2 - left.count - right.count)
    return left + String(repeating: " ", count: gap) + right
  }

  private static func padded(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }

  /// Breaks a text into lines of at most so many characters, at spaces where there are any.
  private static func wrap(_ text: String, _ count: Int) -> [String] {
    wrap(
      text.split(separator: " ", omittingEmptySubsequences: false).map(String.init), " ", count)
  }

  /// Sets pieces into lines of at most so many characters; a piece is broken only where it fits on no line.
  private static func wrap(_ pieces: [String], _ separator: String, _ count: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for piece in pieces {
      if !current.isEmpty, current.count + separator.count + piece.count > count {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? piece : separator + piece
      while current.count > count {
        lines.append(String(current.prefix(count)))
        current = String(current.dropFirst(count))
      }
    }
    if !current.isEmpty { lines.append(current) }
    return lines
  }
}
