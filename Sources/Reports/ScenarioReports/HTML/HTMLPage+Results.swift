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
    let verdict = summary.exitCode == 0
    sink.write("<section id=\"summary\" aria-labelledby=\"summary-title\">")
    sink.write(verdict ? "<h2 id=\"summary-title\" class=\"good\">" : "")
    sink.write(verdict ? "" : "<h2 id=\"summary-title\" class=\"bad\">")
    sink.write(html: title(of: summary))
    sink.write("</h2>\n<ul class=\"figures\">")
    figure(summary.scenarios.total, "Scenarios", "total", to: &sink)
    for status in order where summary.scenarios[status] > 0 {
      figure(summary.scenarios[status], status.label, status.rawValue, to: &sink)
    }
    sink.write("</ul>\n")
    writeBar(summary.scenarios, to: &sink)
    sink.write("<p class=\"steps\">")
    sink.write(html: words(for: summary))
    sink.write("</p>")
    faults.write(to: &sink)
    sink.write("</section>\n")
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

  private static func figure(
    _ number: Int, _ label: String, _ kind: String, to sink: inout ByteSink
  ) {
    sink.write("<li")
    sink.write(attribute: "class", "figure " + kind)
    sink.write("><span class=\"number\">")
    sink.write(number: number)
    sink.write("</span> <span class=\"label\">")
    sink.write(html: label)
    sink.write("</span></li>")
  }

  /// One bar of all statuses; the figures say the same in words.
  private static func writeBar(_ counts: StatusCounts, to sink: inout ByteSink) {
    guard counts.total > 0 else { return }
    sink.write("<div class=\"bar\" aria-hidden=\"true\">")
    for status in order.reversed() where counts[status] > 0 {
      sink.write("<span")
      sink.write(attribute: "class", status.rawValue)
      sink.write(attribute: "style", "flex-grow:\(counts[status])")
      sink.write("></span>")
    }
    sink.write("</div>\n")
  }

  /// Appends what is wrong with files and the selection.
  static func write(_ problems: [Problem], to sink: inout ByteSink) {
    guard !problems.isEmpty else { return }
    sink.write("<section id=\"problems\" aria-labelledby=\"problems-title\">")
    let areWarnings = problems.allSatisfy { $0.severity == .warning }
    sink.write("<h2 id=\"problems-title\">")
    sink.write(html: areWarnings ? "Warnings" : "Problems")
    sink.write("</h2>\n")
    for problem in problems { sink.write("pre", html: Diagnostic(problem).text) }
    sink.write("</section>\n")
  }

  /// Appends the filters and what stands before the list; the script brings the filters to life and shows them.
  static func beginScenarios(_ facets: HTMLFacets, to sink: inout ByteSink) {
    sink.write("<section id=\"scenarios\" aria-labelledby=\"scenarios-title\">")
    sink.write("<h2 id=\"scenarios-title\">Scenarios</h2>\n")
    sink.write("<form id=\"filters\" role=\"search\" aria-label=\"Filter the scenarios\" hidden>")
    sink.write("<fieldset><legend>Status</legend>")
    for status in order {
      guard let count = facets.statuses[status] else { continue }
      sink.write("<button type=\"button\" aria-pressed=\"false\"")
      sink.write(attribute: "data-status", status.rawValue)
      sink.write(">")
      sink.write(html: "\(status.label) \(count)")
      sink.write("</button>")
    }
    sink.write("</fieldset>")
    choice("flow", "Flow", facets.flows, to: &sink)
    choice("platform", "Platform", facets.platforms, to: &sink)
    choice("tag", "Tag", facets.tags, to: &sink)
    sink.write("<label>Text <input type=\"search\" name=\"text\" autocomplete=\"off\"></label>")
    sink.write("<button type=\"button\" id=\"clear\">Clear</button>")
    sink.write("<p id=\"shown\" role=\"status\"></p></form>\n")
  }

  private static func choice(
    _ name: StaticString, _ label: StaticString, _ values: [String], to sink: inout ByteSink
  ) {
    sink.write("<label>")
    sink.write(label)
    sink.write(" <select name=\"")
    sink.write(name)
    sink.write("\"><option value=\"\">All</option>")
    for value in values {
      sink.write("<option")
      sink.write(attribute: "value", value)
      sink.write(">")
      sink.write(html: value)
      sink.write("</option>")
    }
    sink.write("</select></label>")
  }

  /// Appends what stands after the list.
  static func endScenarios(to sink: inout ByteSink) {
    sink.write("<p id=\"nothing\" hidden>No scenario meets all the conditions.</p></section>\n")
  }
}
