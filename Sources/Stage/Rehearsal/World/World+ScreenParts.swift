public import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The parts of screens beyond texts and buttons: figures, rows, maps, players.
extension World {
  /// What a figure shows now, as the user reads it.
  func text(of value: Metric.Value) -> String {
    value.text(atUptime: phone.uptime)
  }

  /// The figure with the label, or with one that begins so; throws where there is none.
  func requireMetric(_ label: String) throws -> Metric {
    let metrics = try requireScreen().metrics
    let wanted = label.foldedForComparison
    guard
      let metric = metrics.first(where: { $0.label.foldedForComparison == wanted })
        ?? metrics.first(where: { $0.label.foldedForComparison.hasPrefix(wanted) })
    else {
      throw StepFailure(
        "There is no figure \"\(label)\" on the screen.", expected: "\"\(label)\"",
        actual: metrics.isEmpty ? "no figure" : metrics.map(\.label).joined(separator: ", "))
    }
    return metric
  }

  /// Where the player on the screen stands, never beyond its file.
  func shownPosition(of player: PlayerView) -> Duration {
    player.shownPosition(atUptime: phone.uptime)
  }

  /// Taps the row of the list whose first line this is.
  public mutating func tapRow(_ title: String) throws {
    let items = try requireTouchableScreen().items
    try title.requireOne(of: items.map(\.title), called: "rows")
    let wanted = title.foldedForComparison
    guard let item = items.first(where: { $0.title.foldedForComparison == wanted }) else {
      throw StepFailure(
        obstacle: "There is no row \"\(title)\" on the screen.", expected: "\"\(title)\"",
        actual: items.isEmpty ? "no rows" : items.map { "\"\($0.title)\"" }.joined(separator: ", "),
        notes: [loadingNote].compactMap(\.self))
    }
    guard item.isTappable else {
      throw StepFailure(obstacle: "The row \"\(title)\" cannot be tapped.")
    }
    try touch(.tapped(item.title))
  }

  /// Lets the user's finger reach the app.
  public mutating func touch(_ signal: Signal) throws {
    try act { phone throws(PhoneError) in try phone.touchApp(signal) }
  }
}

extension Screen {
  /// Every text on the screen, from top to bottom.
  var texts: [String] {
    var texts = [title] + badges.map(\.label)
    texts += [progress, message, toast].compactMap(\.self)
    texts += items.flatMap { [$0.title, $0.detail] }
    texts += fields.flatMap { [$0.label, $0.text] }
    texts += controls.map(\.label)
    if let dialog { texts += [dialog.title, dialog.message] + dialog.buttons }
    return texts.filter { !$0.isEmpty }
  }
}

extension ServerRequest {
  /// Whether the query says where the user is.
  var hasCoordinates: Bool {
    query.contains { $0.name == "lat" || $0.name == "lng" }
  }
}
