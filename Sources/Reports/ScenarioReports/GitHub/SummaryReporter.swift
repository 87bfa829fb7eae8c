import Gherkin
package import ScenarioRunner

/// A summary in Markdown, as GitHub shows it beside a run: figures, requirements, and what did not pass.
package struct SummaryReporter: Reporter {
  /// GitHub takes a mebibyte; beyond this, failures are only named, and in the end only counted.
  static let detailBytesMax = 600 << 10
  static let bytesMax = 900 << 10

  /// The first scenario of a cause, as far as there is room for it.
  private struct Failure {
    let title: String
    /// What a failure's block says; empty where there was no room.
    let details: [UInt8]

    init(_ result: ScenarioResult, _ details: [UInt8]) {
      let (name, place) = (result.scenario.nameWithProfile, result.scenario.place)
      title =
        "\(result.status.rawValue) " + SummaryMarkdown.inline(name) + " "
        + SummaryMarkdown.inline(place)
      self.details = details
    }
  }

  private let options: ReportOptions
  private var info = RunInfo(version: "")
  private var features = FeatureFigures()
  private var requirements: RequirementFigures
  private var figures = RunFigures()
  private var failures = FailuresByCause<Failure>()
  private var detailBytes = 0
  private var problems: [Problem] = []

  /// Creates a reporter.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = ReportOptions(requirements: options.requirements)
    requirements = RequirementFigures(options.requirements)
  }

  /// Takes note of an event; at the last one the summary is appended.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info): self.info = info
    case .problem(let problem): problems.append(problem)
    case .scenarioFinished(let result):
      features.add(result)
      requirements.add(result)
      figures.add(result)
      if !result.status.isAcceptable { add(result) }
    case .runFinished(let summary): writeAll(summary, to: &sink)
    }
  }

  private mutating func add(_ result: ScenarioResult) {
    let block = FailureBlock(options: options, seed: info.seed)
    let isRoom = detailBytes < Self.detailBytesMax
    var added = 0
    failures.add(result) {
      var sink = ByteSink()
      if isRoom { block.write(result, indent: 0, to: &sink) }
      added = sink.bytes.count
      return Failure(result, sink.bytes)
    }
    detailBytes += added
  }

  /// Appends the failures as long as there is room for them, and how many there are beside.
  private func writeFailures(to sink: inout ByteSink) {
    guard !failures.groups.isEmpty else { return }
    write("## What did not pass", to: &sink)
    let start = sink.bytes.count
    var omittedCount = 0
    for group in failures.groups {
      if sink.bytes.count - start < Self.bytesMax {
        write(group, to: &sink)
      } else {
        omittedCount += group.count
      }
    }
    writeOmitted(omittedCount, to: &sink)
  }

  private func write(_ group: FailuresByCause<Failure>.Group, to sink: inout ByteSink) {
    let others = group.otherCount > 0 ? ", and \(group.heading)" : ""
    let title = group.first.title + others
    guard !group.first.details.isEmpty else { return sink.write(bytes: "- \(title)\n".utf8) }
    sink.write(bytes: "<details><summary>\(title)</summary>\n\n".utf8)
    var block = ByteSink()
    block.write(bytes: group.first.details)
    FailureBlock(options: options, seed: info.seed).write(othersOf: group, indent: 0, to: &block)
    SummaryMarkdown.write(block: block.bytes, to: &sink)
    sink.write("\n</details>\n\n")
  }

  private func writeAll(_ summary: RunSummary, to sink: inout ByteSink) {
    write(Self.title(summary), to: &sink)
    MarkdownTable(
      header: ["", "all"] + StepStatus.allCases.map(\.rawValue),
      rows: [("Scenarios", summary.scenarios), ("Steps", summary.steps)].map { name, counts in
        [name, String(counts.total)] + StepStatus.allCases.map { String(counts[$0]) }
      }
    ).write(to: &sink)
    write(problems.filter { $0.severity == .error }, "## What cannot be run", to: &sink)
    write(problems.filter { $0.severity == .warning }, "## Warnings", to: &sink)
    writeFailures(to: &sink)
    figures.write(to: &sink)
    requirements.write(to: &sink)
    features.write(to: &sink)
    let end =
      DurationFormat.length(summary.virtualDuration) + " of virtual time. "
      + SummaryMarkdown.inline(SummaryLines.reproduction(info))
    sink.write(bytes: end.utf8)
    sink.endLine()
  }

  private func write(_ problems: [Problem], _ heading: String, to sink: inout ByteSink) {
    guard !problems.isEmpty else { return }
    write(heading, to: &sink)
    for problem in problems.prefix(Self.problemsMax) {
      SummaryMarkdown.write(block: Array(Diagnostic(problem).text.utf8), to: &sink)
    }
    writeOmitted(problems.count - Self.problemsMax, to: &sink)
  }

  private static let problemsMax = 50

  private func write(_ heading: String, to sink: inout ByteSink) {
    sink.write(bytes: "\(heading)\n\n".utf8)
  }

  private func writeOmitted(_ count: Int, to sink: inout ByteSink) {
    guard count > 0 else { return }
    sink.write(bytes: "\n… and \(count) more.\n\n".utf8)
  }

  private static func title(_ summary: RunSummary) -> String {
    let all = summary.scenarios.total
    let count = StepStatus.allCases.reduce(0) { $1.isAcceptable ? $0 : $0 + summary.scenarios[$1] }
    let problems = SummaryLines.count(summary.problemCount, "problem")
    if count > 0 { return "# ✗ \(count) of \(SummaryLines.count(all, "scenario")) did not pass" }
    if summary.problemCount > 0 { return "# ✗ \(problems) in the files" }
    if all == 0 { return "# No scenarios were run" }
    return "# ✓ \(SummaryLines.count(summary.scenarios[.passed], "scenario")) passed"
  }
}
