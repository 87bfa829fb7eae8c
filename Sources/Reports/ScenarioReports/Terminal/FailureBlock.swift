import Gherkin
import ScenarioRunner

/// Everything a report says about a scenario that did not pass.
///
/// It stands alone: the terminal shows it at the end, and JUnit carries it as the text of a failure.
struct FailureBlock {
  /// The most events shown; they are the last ones.
  static let eventsMax = 12

  let options: ReportOptions
  let seed: UInt64

  func write(_ result: ScenarioResult, indent: Int, to sink: inout ByteSink) {
    writeHeading(of: result, indent: indent, to: &sink)
    if let problem = result.problem { write(problem, indent: indent + 2, to: &sink) }
    let lines = StepLines(options: options, marksFault: true)
    lines.write(result, indent: indent, to: &sink) { step, indent, sink in
      if !step.status.isAcceptable || step.problem != nil {
        writeFault(of: step, in: result, indent: indent + 4, to: &sink)
      }
    }
    if let evidence = result.evidence, result.status.isAboutThePhone {
      write(evidence, at: result.virtualDuration, indent: indent, to: &sink)
    }
    writeRequirements(of: result, indent: indent, to: &sink)
    heading("Run just this scenario", indent: indent, to: &sink)
    line(result.command(seed: seed), .cyan, indent: indent + 2, to: &sink)
  }

  private func writeHeading(of result: ScenarioResult, indent: Int, to sink: inout ByteSink) {
    let pickle = result.scenario.pickle
    let path = [pickle.featureName, pickle.rule ?? ""].filter { !$0.isEmpty }
    line(path.joined(separator: " › "), .dim, indent: indent, to: &sink)
    line(result.scenario.nameWithProfile, .bold, indent: indent, to: &sink)
    line(result.scenario.place, .dim, indent: indent, to: &sink)
    sink.endLine()
  }

  private func writeFault(
    of step: StepResult, in result: ScenarioResult, indent: Int, to sink: inout ByteSink
  ) {
    for place in step.places(in: result.scenario.pickle.uri) {
      line(place, .dim, indent: indent, to: &sink)
    }
    guard let problem = step.problem else {
      return line(
        "The step is \(step.status.rawValue).", step.status.tint, indent: indent, to: &sink)
    }
    write(problem, indent: indent, to: &sink)
  }

  private func write(_ problem: StepProblem, indent: Int, to sink: inout ByteSink) {
    line(problem.message, .red, indent: indent, to: &sink)
    for row in problem.excerpt {
      sink.indent(indent + 2)
      sink.write(excerpt: row)
      sink.endLine()
    }
    if let expected = problem.expected { pair("expected: ", expected, .green, indent, &sink) }
    if let actual = problem.actual { pair("actual:   ", actual, .red, indent, &sink) }
    for note in problem.notes { pair("note: ", note, nil, indent, &sink) }
    list("Matched by", problem.candidates, indent: indent, to: &sink)
    list("Did you mean", problem.suggestions, indent: indent, to: &sink)
    if options.detail == .verbose, let snippet = problem.snippet {
      list("To declare it", [snippet], indent: indent, to: &sink)
    }
  }

  private func write(
    _ evidence: Evidence, at time: Duration, indent: Int, to sink: inout ByteSink
  ) {
    if !evidence.screen.isEmpty {
      heading("Screen at \(DurationFormat.clock(time))", indent: indent, to: &sink)
      for row in evidence.screen { line(row, nil, indent: indent + 2, to: &sink) }
    }
    if !evidence.events.isEmpty {
      let hidden = max(0, evidence.events.count - Self.eventsMax)
      heading("Last events", indent: indent, to: &sink)
      if hidden > 0 { line("… \(hidden) before", .dim, indent: indent + 2, to: &sink) }
      let last = evidence.events.suffix(Self.eventsMax)
      TraceText.write(last, indent: indent + 2, options.style, to: &sink)
    }
    if !evidence.facts.isEmpty {
      heading("Facts", indent: indent, to: &sink)
      for fact in evidence.facts { line(fact, nil, indent: indent + 2, to: &sink) }
    }
  }

  private func writeRequirements(of result: ScenarioResult, indent: Int, to sink: inout ByteSink) {
    let ids = result.scenario.pickle.tags.map { String($0.name.dropFirst()) }
    let known = ids.compactMap { id in options.requirements[id].map { "\(id)  \($0)" } }
    guard !known.isEmpty else { return }
    heading("Requirements", indent: indent, to: &sink)
    for text in known { line(text, nil, indent: indent + 2, to: &sink) }
  }

  /// Names the scenarios that fail for the same reason as the one that was told.
  func write<Told>(
    othersOf group: FailuresByCause<Told>.Group, indent: Int, to sink: inout ByteSink
  ) {
    guard group.otherCount > 0 else { return }
    heading(group.heading, indent: indent, to: &sink)
    for other in group.others {
      sink.indent(indent + 2)
      sink.write(text: other.name)
      sink.write(line: "  \(other.place)", .dim, options.style)
    }
    if let rest = group.rest { line(rest, .dim, indent: indent + 2, to: &sink) }
  }

  private func heading(_ text: String, indent: Int, to sink: inout ByteSink) {
    sink.endLine()
    line("\(text):", .bold, indent: indent, to: &sink)
  }

  private func list(_ title: String, _ items: [String], indent: Int, to sink: inout ByteSink) {
    guard !items.isEmpty else { return }
    line("\(title):", nil, indent: indent, to: &sink)
    for item in items { line(item, .cyan, indent: indent + 2, to: &sink) }
  }

  private func pair(
    _ name: String, _ text: String, _ tint: TextStyle.Tint?, _ indent: Int, _ sink: inout ByteSink
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in lines.enumerated() {
      sink.indent(indent)
      if index == 0 { sink.write(text: name) } else { sink.indent(name.utf8.count) }
      sink.write(line: String(part), tint, options.style)
    }
  }

  private func line(_ text: String, _ tint: TextStyle.Tint?, indent: Int, to sink: inout ByteSink) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !part.isEmpty {
        sink.indent(indent)
        sink.write(text: String(part), tint, options.style)
      }
      sink.endLine()
    }
  }
}
