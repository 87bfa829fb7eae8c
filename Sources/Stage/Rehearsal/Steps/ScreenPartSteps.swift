import DeviceInterface
import ScenarioRunner

/// Figures, notes, rows and the colours of badges on the app's screen.
enum ScreenPartSteps {
  static func add(to library: inout StepLibrary<World>) {
    addFigures(to: &library)
    addNotes(to: &library)
    addRows(to: &library)
    addEnabling(to: &library)
  }

  private static func addFigures(to library: inout StepLibrary<World>) {
    library.then(
      "the badge {string} is shown in {badge color}",
      "Checks for a badge beside the screen's title, and for its color.",
      example: "the badge \"Active\" is shown in green"
    ) { (world: inout World, label: String, color: Badge.Color) in
      let badges = try world.requireScreen().badges
      try world.expect(
        badges.contains(Badge(label, color)), "The badge is not shown so.",
        expected: "\(label) in \(color.rawValue)",
        actual: badges.map { "\($0.label) in \($0.color.rawValue)" }.joined(separator: ", "))
    }
    library.then(
      "the metric {string} is/shows {string}",
      "Checks a figure on the screen as the user reads it now; a running time as HH:MM:SS.",
      example: "the metric \"Distance\" shows \"0.52 km\""
    ) { (world: inout World, label: String, text: String) in
      try world.expectMetric(label, shows: text)
    }
    library.then(
      "the metric {string} does not show {string}",
      "Checks that a figure is on the screen, and is another one as the user reads it now; the text is in the form of the figure.",
      example: "the metric \"Distance\" does not show \"0.0 km\""
    ) { (world: inout World, label: String, text: String) in
      let metric = try world.requireMetric(label)
      try world.requireForm(of: metric, admits: text)
      let shown = world.text(of: metric.value)
      try world.expect(
        shown.foldedForComparison != text.foldedForComparison, "The figure is that.",
        expected: "another one than \"\(text)\"", actual: "\"\(shown)\"")
    }
    library.then(
      "the elapsed time is {string}", "Checks the elapsed time on the screen as it is drawn now.",
      example: "the elapsed time is \"00:05:00\""
    ) { (world: inout World, text: String) in
      guard ClockText.parse(text) != nil else {
        throw InvalidStep("\"\(text)\" is no elapsed time.", notes: ["Write it as \"00:05:00\"."])
      }
      try world.expectMetric("Elapsed", shows: text)
    }
    library.then(
      "the distance shown is {string}", "Checks the distance on the screen as the user reads it.",
      example: "the distance shown is \"0.52 km\""
    ) { (world: inout World, text: String) in try world.expectMetric("Distance", shows: text) }
  }

  private static func addNotes(to library: inout StepLibrary<World>) {
    library.then(
      "a note says {string}", "Checks the short note that the app shows for a moment.",
      example: "a note says \"Location recorded\""
    ) { (world: inout World, text: String) in
      try text.requireWords()
      let toast = try world.requireScreen().toast
      try world.expect(
        toast?.containsFolded(text) == true, "No note says so.", expected: "\"\(text)\"",
        actual: toast ?? "no note")
    }
    library.then("no note is shown", "Checks that the app shows no short note now.") {
      (world: inout World) in
      let toast = try world.requireScreen().toast
      try world.expectNone(toast, "A note is shown.")
      try world.requireAbility(.note)
    }
  }

  private static func addRows(to library: inout StepLibrary<World>) {
    library.when(
      "the user taps the row {string}", "Taps a row of the list, by its first line.",
      example: "the user taps the row \"Rex\""
    ) { (world: inout World, title: String) in try world.tapRow(title) }
    library.then(
      "the list shows:",
      "Checks all rows of the list in order: their first lines, or with the heading \"detail\" both lines.",
      example: """
        the list shows:
        | title | detail |
        | Rex   | Warsaw |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try table.requireRows(orElse: "Then the list is empty")
      let titles = try table.column("title")
      let details = table.header.count > 1 ? try table.column("detail") : nil
      let items = try world.requireScreen().items
      let actual = items.map { details == nil ? $0.title : "\($0.title) | \($0.detail)" }
      let expected = titles.enumerated().map { index, title in
        details.map { "\(title) | \($0[index])" } ?? title
      }
      try world.expect(
        actual == expected, "The list shows other rows.",
        expected: expected.joined(separator: "\n"),
        actual: actual.isEmpty ? "no rows" : actual.joined(separator: "\n"))
    }
    library.then("the list is empty", "Checks that the screen shows no rows.") {
      (world: inout World) in
      let items = try world.requireScreen().items
      try world.expect(
        items.isEmpty, "The list is not empty.", expected: "no rows", actual: "\(items.count) rows")
      try world.requireAbility(.list)
    }
  }

  private static func addEnabling(to library: inout StepLibrary<World>) {
    library.then(
      "the button {string} is enabled", "Checks that a button of the screen takes taps now.",
      example: "the button \"Start\" is enabled"
    ) { (world: inout World, label: String) in
      let control = try world.requireControl(label)
      try world.expect(
        control.isEnabled, "The button is disabled.", expected: "enabled", actual: "disabled")
    }
    library.then(
      "the button {string} is not enabled", "Checks that a button of the screen takes no taps now.",
      example: "the button \"Start\" is not enabled"
    ) { (world: inout World, label: String) in
      let control = try world.requireControl(label)
      try world.expect(
        !control.isEnabled, "The button is enabled.", expected: "disabled", actual: "enabled")
    }
  }
}

extension World {
  /// The control of the screen with the label; throws where there is none.
  fileprivate func requireControl(_ label: String) throws -> Control {
    let controls = try requireScreen().controls
    try label.requireOne(of: controls.map(\.label), called: "buttons")
    let wanted = label.foldedForComparison
    guard let control = controls.first(where: { $0.label.foldedForComparison == wanted }) else {
      throw StepFailure(
        "The button is not shown.", expected: "\"\(label)\"",
        actual: controls.isEmpty ? "no button" : controls.map(\.label).joined(separator: ", "))
    }
    return control
  }

  /// The figure with the label, or with one that begins so; throws where there is none.
  fileprivate func requireMetric(_ label: String) throws -> Metric {
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

  /// Throws unless the screen shows the figure; a label may be given by its first words.
  fileprivate func expectMetric(_ label: String, shows expected: String) throws {
    let metric = try requireMetric(label)
    let actual = text(of: metric.value)
    try expect(
      actual.foldedForComparison == expected.foldedForComparison,
      "\"\(metric.label)\" shows something else.", expected: expected, actual: actual)
  }

  /// Throws `InvalidStep` for a text in which the app never writes the figure: it is another one for sure.
  fileprivate func requireForm(of metric: Metric, admits text: String) throws(InvalidStep) {
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
  fileprivate func forms(of metric: Metric) -> [String] {
    let own = app.words.figures.filter { metric.label.isWritten(as: [$0.label]) }
    guard own.isEmpty else { return own.map { self.text(of: $0.value) } }
    return app.words.all + seenTexts.sorted()
  }
}
