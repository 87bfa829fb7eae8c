import Gherkin
package import ScenarioRunner

/// A report for people who read along: every feature, rule, scenario and step, and the failures at the end.
package struct PrettyReporter: Reporter {
  private let options: ReportOptions
  private var closing: ClosingPart
  private var uri: String?
  private var rule: String?

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = options
    closing = ClosingPart(options: options)
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    if case .scenarioFinished(let result) = event, isShown(result) {
      writeHeadings(of: result, to: &sink)
      write(result, to: &sink)
    }
    closing.report(event, to: &sink)
  }

  private func isShown(_ result: ScenarioResult) -> Bool {
    options.detail != .quiet || !result.status.isAcceptable
  }

  private mutating func writeHeadings(of result: ScenarioResult, to sink: inout ByteSink) {
    let pickle = result.scenario.pickle
    let isNewFile = pickle.uri != uri
    if isNewFile {
      uri = pickle.uri
      rule = nil
      sink.write(text: "Feature: \(pickle.featureName)", .bold, options.style)
      sink.write(text: "  \(pickle.uri)", .dim, options.style)
      sink.write("\n\n")
    }
    let name = pickle.rule
    guard name != rule else { return }
    rule = name
    // A scenario outside any rule never follows one in a file, but may in a shuffled plan.
    guard let name else { return }
    sink.indent(2)
    sink.write(heading: "Rule: \(name)", options.style)
  }

  private func write(_ result: ScenarioResult, to sink: inout ByteSink) {
    let indent = rule == nil ? 2 : 4
    let scenario = result.scenario
    sink.indent(indent)
    sink.write(text: result.status.mark, result.status.tint, options.style)
    sink.write(" ")
    sink.write(text: scenario.pickle.name, .bold, options.style)
    if scenario.namesProfile { sink.write(text: " (\(scenario.profile))") }
    if result.virtualDuration > .zero {
      sink.write(text: "  \(DurationFormat.length(result.virtualDuration))", .dim, options.style)
    }
    sink.write(line: "  :\(scenario.pickle.location.line)", .dim, options.style)
    let lines = StepLines(options: options)
    lines.write(result, indent: indent + 2, to: &sink)
    FigureLines(options: options).write(result.figures, indent: indent + 2, to: &sink)
    sink.endLine()
  }
}
