public import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The parts of screens beyond texts and buttons: figures, rows, maps, players.
extension World {
  /// What a figure shows now, as the user reads it.
  func text(of value: Metric.Value) -> String {
    value.text(atUptime: phone.uptime)
  }

  /// Throws unless the screen shows the figure; a label may be given by its first words.
  func expectMetric(_ label: String, shows expected: String) throws {
    let metric = try requireMetric(label)
    let actual = text(of: metric.value)
    try expect(
      actual.foldedForComparison == expected.foldedForComparison,
      "\"\(metric.label)\" shows something else.", expected: expected, actual: actual)
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

  /// Throws `InvalidStep` for a text in which the app never writes the figure: it is another one for sure.
  func requireForm(of metric: Metric, admits text: String) throws(InvalidStep) {
    let shown = self.text(of: metric.value)
    if case .time = metric.value {
      // Its hours are as many as there are.
      if let time = ClockText.parse(text), ClockText.render(time) == text { return }
    } else if text.isWritten(as: forms(of: metric) + [shown]) {
      return
    }
    throw InvalidStep(
      "\"\(metric.label)\" is never written as \"\(text)\", so nothing would be checked.",
      notes: ["Write it as the app does: \"\(shown)\""])
  }

  /// The texts in whose form the app writes the figure, as far as it says so itself; otherwise all of its texts.
  private func forms(of metric: Metric) -> [String] {
    let own = app.words.figures.filter { metric.label.isWritten(as: [$0.label]) }
    guard own.isEmpty else { return own.map { self.text(of: $0.value) } }
    return app.words.all + seenTexts.sorted()
  }

  /// The map on the app's screen; throws where there is none.
  func requireMap() throws -> MapView {
    guard let map = try requireScreen().map else {
      throw StepFailure(
        obstacle: "There is no map on the screen.", expected: "a map", actual: "none")
    }
    return map
  }

  /// The audio player on the app's screen; throws where there is none.
  func requirePlayer(_ screen: Screen) throws -> PlayerView {
    guard let player = screen.player else {
      throw StepFailure(
        obstacle: "There is no audio player on the screen.", expected: "an audio player",
        actual: "none")
    }
    return player
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

extension World {
  /// How often the popup came up; throws where the app has none of the title.
  func popupCount(_ title: String, thisSession: Bool) throws -> Int {
    try require(.popup, called: title)
    let wanted = title.foldedForComparison
    return journal.counts.dialogs.filter { $0.foldedForComparison == wanted }
      .reduce(0) { $0 + journal.counts.count(.dialog($1), thisSession: thisSession) }
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

extension Screen {
  /// The labels of the buttons in view: those of the popup, which hides the others, or else the screen's own.
  var buttonLabels: [String] {
    dialog?.buttons ?? controls.map(\.label)
  }
}

extension ServerRequest {
  /// Whether the query says where the user is.
  var hasCoordinates: Bool {
    query.contains { $0.name == "lat" || $0.name == "lng" }
  }
}
