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
    case .app(let app): draw(app)
    case .settings(let page): draw(page)
    case .otherApp(let address):
      line("(another app)")
      if !address.isEmpty { line("↗ \(address)") }
    case .page(let reader, let page):
      line("(what \(reader) sees)")
      draw(page)
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

  private mutating func draw(_ app: AppPicture) {
    line(([app.title] + app.badges.map { "[\($0.label)]" }).joined(separator: " "))
    if let progress = app.progress { line("… \(progress)") }
    if let message = app.message { line("! \(message)") }
    for metric in app.metrics { line("\(metric.label): \(metric.value)") }
    if let map = app.map { line("map: \(Self.words(for: map))") }
    if let player = app.player { line(Self.words(for: player)) }
    for row in app.rows.prefix(Self.rowCountMax) {
      line("• " + [row.title, row.detail].filter { !$0.isEmpty }.joined(separator: " – "))
    }
    let rest = app.rows.count - Self.rowCountMax
    if rest > 0 { line("  and \(rest) more") }
    for field in app.fields {
      line(field.text.isEmpty ? "✎ \(field.label)" : "✎ \(field.label): \(field.text)")
    }
    for button in app.buttons {
      line(button.isEnabled ? "( \(button.label) )" : "( \(button.label) – not now )")
    }
    if let toast = app.toast { line("(\(toast))") }
    if let dialog = app.dialog { draw(dialog) }
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

  private mutating func draw(_ dialog: DialogPicture) {
    var message = dialog.message
    if let isPrecise = dialog.isPrecise { message += " Precise: \(isPrecise ? "on" : "off")." }
    box(dialog.title, message, dialog.buttons)
  }

  /// The player as one line: "▶ Spring jingle  00:00:12 [██······] 00:01:35".
  private static func words(for player: PlayerPicture) -> String {
    let length = max(1, player.length.wholeMilliseconds)
    let filled = Int(player.position.wholeMilliseconds * Int64(progressWidth) / length)
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "·", count: max(0, progressWidth - filled))
    return "\(player.isPlaying ? "▶" : "‖") \(player.title) "
      + "\(ClockText.render(player.position)) [\(bar)] \(ClockText.render(player.length))"
  }

  /// The map in one line: "2 lines, 34 points, you at 52.2297, 21.0122".
  private static func words(for map: MapPicture) -> String {
    var parts = [
      World.counted(map.lines.count, "line", "lines"),
      World.counted(map.lines.reduce(0) { $0 + $1.count }, "point", "points"),
    ]
    if !map.points.isEmpty { parts.append("\(map.points.count) to tap") }
    if !map.circles.isEmpty { parts.append(World.counted(map.circles.count, "circle", "circles")) }
    if let marker = map.marker { parts.append("you at \(text(of: marker))") }
    if let zoom = map.zoom, let center = map.center {
      parts.append("zoom \(zoom) on \(text(of: center))")
    }
    return parts.joined(separator: ", ")
  }

  private static func text(of place: GeoPoint) -> String {
    let position = Position(latitudeE7: place.latitudeE7, longitudeE7: place.longitudeE7)
    return position.map { "\($0)" } ?? ""
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
