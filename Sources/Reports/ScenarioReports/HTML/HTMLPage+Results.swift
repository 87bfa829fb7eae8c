import ScenarioRunner

/// The figures, the problems, and the frame around the list of scenarios.
extension HTMLPage {
  /// The statuses in the order in which people look for them.
  private static let order: [StepStatus] = [
    .failed, .invalid, .ambiguous, .undefined, .pending, .skipped, .passed,
  ]

  /// Appends how many scenarios and steps ended in each way.
  static func writeSummary(
    _ summary: RunSummary, _ faults: HTMLFaultList, to sink: inout ByteSink
  ) {
    let counts = summary.scenarios
    let figures = order.filter { counts[$0] > 0 }.map { figure(counts[$0], $0.label, $0.rawValue) }
    // One bar of all statuses; the figures say the same in words.
    let parts = order.reversed().filter { counts[$0] > 0 }.map { status -> HTML in
      "<span class=\"\(status.rawValue)\" style=\"flex-grow:\(counts[status])\"></span>"
    }
    let bar: HTML =
      counts.total > 0 ? "<div class=\"bar\" aria-hidden=\"true\">\(parts)</div>\n" : ""
    let verdict = summary.exitCode == 0 ? "good" : "bad"
    sink.append(
      """
      <section id="summary" aria-labelledby="summary-title">\
      <h2 id="summary-title" class="\(verdict)">\(title(of: summary))</h2>
      <ul class="figures">\(figure(counts.total, "Scenarios", "total"))\(figures)</ul>
      \(bar)<p class="steps">\(words(for: summary))</p>\(faults.html)</section>

      """)
  }

  private static func title(of summary: RunSummary) -> String {
    let total = summary.scenarios.total
    let bad = order.filter { !$0.isAcceptable }.reduce(0) { $0 + summary.scenarios[$1] }
    if bad > 0 { return "\(bad) of \(total) scenarios did not pass" }
    if summary.problemCount > 0 { return "The run has problems" }
    if summary.isEmpty || total == 0 { return "No scenario was run" }
    if summary.scenarios[.passed] == total {
      return total == 1 ? "The scenario passed" : "All \(total) scenarios passed"
    }
    return "\(summary.scenarios[.passed]) of \(total) scenarios passed, none failed"
  }

  private static func words(for summary: RunSummary) -> String {
    let counts = order.reversed().filter { summary.steps[$0] > 0 }
      .map { "\(summary.steps[$0]) \($0.rawValue)" }
    let time = DurationFormat.length(summary.virtualDuration)
    let steps = counts.isEmpty ? "no steps" : counts.joined(separator: ", ")
    return "\(summary.steps.total) steps: \(steps). Virtual time: \(time)."
  }

  private static func figure(_ number: Int, _ label: String, _ kind: String) -> HTML {
    """
    <li class="figure \(kind)"><span class="number">\(number)</span> \
    <span class="label">\(label)</span></li>
    """
  }

  /// Appends what is wrong with files and the selection.
  static func write(_ problems: [Problem], to sink: inout ByteSink) {
    guard !problems.isEmpty else { return }
    let areWarnings = problems.allSatisfy { $0.severity == .warning }
    let texts = problems.map { "<pre>\(HTML.isolated(Diagnostic($0).text))</pre>" as HTML }
    sink.append(
      """
      <section id="problems" aria-labelledby="problems-title">\
      <h2 id="problems-title">\(areWarnings ? "Warnings" : "Problems")</h2>
      \(texts)</section>

      """)
  }

  /// Appends the filters and what stands before the list; the script brings the filters to life and shows them.
  static func beginScenarios(_ facets: HTMLFacets, to sink: inout ByteSink) {
    let statuses = order.compactMap { status in
      facets.statuses[status].map { count -> HTML in
        """
        <button type="button" aria-pressed="false" data-status="\(status.rawValue)">\
        \(status.label) \(count)</button>
        """
      }
    }
    sink.append(
      """
      <section id="scenarios" aria-labelledby="scenarios-title">\
      <h2 id="scenarios-title">Scenarios</h2>
      <form id="filters" role="search" aria-label="Filter the scenarios" hidden>\
      <fieldset><legend>Status</legend>\(statuses)</fieldset>\
      \(choice("Flow", facets.flows))\(choice("Platform", facets.platforms))\
      \(choice("Tag", facets.tags))\
      <label>Text <input type="search" name="text" autocomplete="off" \
      placeholder="Words of names, steps and screens"></label>\
      <button type="button" id="clear">Clear</button>\
      <p id="shown" role="status"></p></form>

      """)
  }

  private static func choice(_ label: String, _ values: [String]) -> HTML {
    let options = values.map { "<option value=\"\($0)\">\($0)</option>" as HTML }
    return """
      <label>\(label) <select name="\(label.lowercased())"><option value="">All</option>\
      \(options)</select></label>
      """
  }

  /// Appends what stands after the list.
  static func endScenarios(
    _ summary: RunSummary, _ choice: HTMLReporter.Choice, count: Int, to sink: inout ByteSink
  ) {
    let left = summary.scenarios.total - count
    let note: HTML =
      choice == .failures && left > 0
      ? "<p class=\"steps\">This page shows only what did not pass. \(left) passed or were skipped.</p>\n"
      : ""
    sink.append(
      """
      \(note)<p id="nothing" hidden>No scenario meets all the conditions.</p></section>

      """)
  }
}
