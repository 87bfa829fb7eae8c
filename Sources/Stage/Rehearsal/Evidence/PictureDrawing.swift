import DeviceInterface
import ScenarioRunner
import Storyboards

/// A picture of the phone as lines of text: what the user would have seen, for terminals and for steps.
struct PictureDrawing {
  /// The number of columns inside the frame.
  static let width = 56
  /// How many rows of a list are drawn before the rest is only counted.
  static let rowCountMax = 6
  /// The number of steps of a progress bar.
  private static let progressWidth = 10

  private(set) var lines: [String] = []

  /// Draws the status bar, what is in front, and what lies above that.
  init(_ picture: Picture) {
    rule("┌", "┐")
    line(Self.line(picture.statusBar, time: picture.time))
    rule("├", "┤")
    switch picture.front {
    case .home:
      line("(the home screen)")
      draw(picture.notifications)
    case .locked:
      line("(the phone is locked)")
      draw(picture.notifications)
    case .app(let screen): draw(screen)
    case .settings(let page): draw(page)
    case .otherApp(let address):
      line("(another app)")
      if !address.isEmpty { line("↗ \(address)") }
    case .page(let reader, let screen):
      line("(what \(reader) sees)")
      draw(screen)
    case .call: line("(a phone call)")
    case .off: line("(the phone is off)")
    }
    if let alert = picture.alert { draw(alert) }
    if picture.isRinging { line("☎ a phone call comes in") }
    rule("└", "┘")
  }

  private static func line(_ bar: StatusBar, time: String) -> String {
    let network = bar.isOnline ? "online" : "offline"
    // A full battery is nothing to look at.
    let isFull = bar.batteryPercentage == 100 && !bar.isCharging
    let charge = isFull ? [] : ["\(bar.batteryPercentage)%"]
    let charging = bar.isCharging ? ["charging"] : []
    return pad(time, with: (charging + charge + [network]).joined(separator: "  "))
  }

  // MARK: What can be in front

  private mutating func draw(_ screen: Screen) {
    line(([screen.title] + screen.badges.map { "[\($0.label)]" }).joined(separator: " "))
    if let progress = screen.progress { line("… \(progress)") }
    if let message = screen.message { line("! \(message)") }
    for metric in screen.metrics { line("\(metric.label): \(metric.value.text(atUptime: .zero))") }
    if let map = screen.map { line("map: \(Self.words(for: map))") }
    if let player = screen.player { line(Self.words(for: player)) }
    for item in screen.items.prefix(Self.rowCountMax) {
      line("• " + [item.title, item.detail].filter { !$0.isEmpty }.joined(separator: " – "))
    }
    let rest = screen.items.count - Self.rowCountMax
    if rest > 0 { line("  and \(rest) more") }
    for field in screen.fields {
      line(field.text.isEmpty ? "✎ \(field.label)" : "✎ \(field.label): \(field.text)")
    }
    for control in screen.controls {
      line(control.isEnabled ? "( \(control.label) )" : "( \(control.label) – not now )")
    }
    if let toast = screen.toast { line("(\(toast))") }
    if let dialog = screen.dialog { box(dialog.title, dialog.message, dialog.buttons) }
  }

  private mutating func draw(_ notifications: [NotificationPicture]) {
    for notification in notifications {
      line("✉ " + [notification.title, notification.text].joined(separator: " – "))
    }
  }

  private mutating func draw(_ page: SettingsPicture?) {
    guard let page else { return line("Settings") }
    line("Settings › \(page.title) › Location")
    for (index, choice) in page.choices.enumerated() {
      line((index == page.selected ? "● " : "○ ") + choice)
    }
    if let isPrecise = page.isPrecise { line("\(page.preciseLabel): \(isPrecise ? "on" : "off")") }
    if !page.isEnabled { line("(a policy forbids changes)") }
  }

  private mutating func draw(_ alert: AlertPicture) {
    var message = alert.dialog.message
    if let isPrecise = alert.isPrecise { message += " Precise: \(isPrecise ? "on" : "off")." }
    box(alert.dialog.title, message, alert.dialog.buttons)
  }

  /// The player as one line: "▶ Spring jingle  00:00:12 [██······] 00:01:35".
  private static func words(for player: PlayerView) -> String {
    let length = max(1, player.length.wholeMilliseconds)
    let position = player.shownPosition(atUptime: .zero)
    let filled = Int(position.wholeMilliseconds * Int64(progressWidth) / length)
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "·", count: max(0, progressWidth - filled))
    return "\(player.isPlaying ? "▶" : "‖") \(player.title) "
      + "\(ClockText.render(position)) [\(bar)] \(ClockText.render(player.length))"
  }

  /// The map in one line: "2 lines, 34 points, you at 52.2297, 21.0122".
  private static func words(for map: MapView) -> String {
    var parts: [String] = []
    // Lines in colours of their own are named below.
    if !map.lines.isEmpty || map.coloredLines.isEmpty {
      parts.append(World.counted(map.lines.count, "line", "lines"))
      parts.append(World.counted(map.lines.reduce(0) { $0 + $1.count }, "point", "points"))
    }
    if !map.points.isEmpty { parts.append("\(map.points.count) to tap\(colors(of: map))") }
    for line in map.coloredLines {
      parts.append("a \(line.color.rawValue) line" + (line.title.isEmpty ? "" : ": \(line.title)"))
    }
    if !map.circles.isEmpty { parts.append(World.counted(map.circles.count, "circle", "circles")) }
    if let marker = map.marker { parts.append("you at \(marker)") }
    if let camera = map.camera { parts.append("zoom \(camera.zoom) on \(camera.center)") }
    return parts.joined(separator: ", ")
  }

  /// How many pins have which colour: " (1 green, 9 red)"; empty where they have none.
  private static func colors(of map: MapView) -> String {
    let counts = Badge.Color.allCases.compactMap { color in
      let count = map.points.count { $0.color == color }
      return count > 0 ? "\(count) \(color.rawValue)" : nil
    }
    return counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for part in lines.flatMap({ Self.wrap($0, Self.width - 2) }) {
      self.lines.append("│ " + Self.padded(part, Self.width - 2) + " │")
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
