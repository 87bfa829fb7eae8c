import Gherkin
package import ScenarioRunner

/// Annotations for GitHub Actions: each fault where it stands in the feature file, then the figures.
///
/// GitHub shows only the first ten errors and the first ten warnings of a step. So scenarios that fail for one reason have one
/// annotation together, and where there are more reasons than ten the tenth annotation counts and names the rest.
package struct GitHubReporter: Reporter {
  private let options: ReportOptions
  private var info = RunInfo(version: "")
  private var failures = FailuresByCause<WorkflowCommand>()
  private var errors = FewAnnotations()
  private var warnings = FewAnnotations()

  /// Creates a reporter; there are no colours, whatever the options say.
  package init(_ options: ReportOptions = ReportOptions()) {
    self.options = ReportOptions(requirements: options.requirements, elapsed: options.elapsed)
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info): self.info = info
    case .problem(let problem):
      let command = command(of: problem)
      if problem.severity == .warning { warnings.add(command) } else { errors.add(command) }
    case .scenarioFinished(let result):
      guard !result.status.isAcceptable else { return }
      failures.add(result) { [info] in Self.command(of: result, seed: info.seed) }
    case .runFinished(let summary):
      for group in failures.groups { errors.add(command(of: group)) }
      errors.write(to: &sink)
      warnings.write(to: &sink)
      SummaryLines(options: options).write(summary, info, to: &sink)
    }
  }

  private func command(of group: FailuresByCause<WorkflowCommand>.Group) -> WorkflowCommand {
    var command = group.first
    guard group.otherCount > 0 else { return command }
    for index in command.properties.indices where command.properties[index].name == "title" {
      command.properties[index].value += ", and \(group.otherCount) more"
    }
    let lines = ["\(group.heading):"] + group.others.map { "\($0.name) \($0.place)" }
    command.message += "\n" + (lines + [group.rest].compactMap(\.self)).joined(separator: "\n")
    return command
  }

  private func command(of problem: Problem) -> WorkflowCommand {
    var properties = [(name: String, value: String)]()
    if let uri = problem.uri { properties.append(("file", uri)) }
    if let location = problem.location { properties += Self.place(location) }
    let isWarning = problem.severity == .warning
    properties.append(("title", isWarning ? "This may mean nothing" : "This cannot be run"))
    return WorkflowCommand(
      name: isWarning ? "warning" : "error", properties: properties,
      message: ([problem.message] + problem.notes).joined(separator: "\n"))
  }

  private static func command(of result: ScenarioResult, seed: UInt64) -> WorkflowCommand {
    let scenario = result.scenario
    let pickle = scenario.pickle
    let step = result.faultyStep
    let problem = step?.problem ?? result.problem
    var lines = step.map { ["\($0.step.keyword) \($0.step.text)"] } ?? []
    if let step, step.use != nil {
      lines.append("Written in " + step.places(in: pickle.uri).dropFirst().joined(separator: ", "))
    }
    lines += problem.map(ProblemText.lines) ?? ["The scenario is \(result.status.rawValue)."]
    lines.append("Run just this scenario: \(result.command(seed: seed))")
    return WorkflowCommand(
      name: "error",
      properties: [("file", pickle.uri)] + place(step?.placeInFeature ?? pickle.location) + [
        ("title", "\(result.status.rawValue): \(scenario.nameWithProfile)")
      ],
      message: lines.joined(separator: "\n"))
  }

  private static func place(_ location: Location) -> [(name: String, value: String)] {
    [("line", String(location.line))] + (location.column.map { [("col", String($0))] } ?? [])
  }
}

/// Annotations of one kind, of which no more are written than GitHub shows.
struct FewAnnotations {
  /// How many of a kind GitHub shows for a step.
  static let countMax = 10
  /// How many of those that are not written have a line.
  private static let linesMax = 40

  private var first: [WorkflowCommand] = []
  private var rest: [String] = []
  private var restCount = 0

  mutating func add(_ command: WorkflowCommand) {
    guard first.count >= Self.countMax else { return first.append(command) }
    restCount += 1
    if rest.count < Self.linesMax { rest.append(command.line) }
  }

  func write(to sink: inout ByteSink) {
    guard restCount > 0, let last = first.last else {
      for command in first { command.write(to: &sink) }
      return
    }
    for command in first.dropLast() { command.write(to: &sink) }
    var lines = [last.line] + rest
    let untold = restCount - rest.count
    if untold > 0 { lines.append("… and \(untold) more") }
    lines.append("GitHub shows ten of a step: the log and the other reports have them all.")
    WorkflowCommand(
      name: last.name, properties: [("title", "\(restCount + 1) more")],
      message: lines.joined(separator: "\n")
    ).write(to: &sink)
  }
}

/// A line that GitHub Actions obeys, such as an annotation of a file.
///
/// ```
/// ::error file=a.feature,line=3,title=Popup::The popup is not on the screen.
/// ```
struct WorkflowCommand {
  let name: String
  var properties: [(name: String, value: String)]
  var message: String

  /// What it is about, on one line.
  var line: String {
    func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }
    let place = [value("file"), value("line")].compactMap(\.self).joined(separator: ":")
    return [place, value("title") ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  func write(to sink: inout ByteSink) {
    var line = "::\(name)"
    for (index, property) in properties.enumerated() {
      line += index == 0 ? " " : ","
      line += "\(property.name)=\(Self.escaped(property.value, isProperty: true))"
    }
    line += "::" + Self.escaped(message, isProperty: false)
    sink.write(bytes: line.utf8)
    sink.endLine()
  }

  /// Writes what would end a line or a property by its number, and makes other controls visible.
  ///
  /// A line feed in a message is kept: GitHub shows it as one.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      VisibleText.text(String(line)).unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "%": result += "%25"
        case ":" where isProperty: result += "%3A"
        case "," where isProperty: result += "%2C"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }.joined(separator: "%0A")
  }
}
