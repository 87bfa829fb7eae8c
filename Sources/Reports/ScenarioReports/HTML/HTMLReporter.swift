import Gherkin
package import ScenarioRunner

/// A report for people: one page that needs nothing beside it, neither a network nor another file.
///
/// What a scenario looked like is rendered by the workers and goes to the file soon, some megabytes at a time; only what the
/// lists at the page's end need is kept, a few hundred bytes for each scenario.
package struct HTMLReporter: Reporter {
  /// The scenarios that a page shows.
  package enum Choice: Sendable {
    /// All that were played.
    case all
    /// Only those that did not pass; the figures are of all.
    case failures
  }

  private let options: ReportOptions
  private let choice: Choice
  private var info = RunInfo(version: "")
  private var problems: [Problem] = []
  private var anchors = AnchorNames()
  private var list = HTMLList()
  private var matrix: RequirementTable
  private var count = 0
  private var facets = HTMLFacets()
  private var faults = HTMLFaultList()
  private var details = HTMLDetails()

  /// The name of its preparation among those of a run.
  package static let preparationName = "html"
  /// The name of the preparation of a page of what did not pass.
  package static let failuresPreparationName = "html-failures"

  /// Creates a reporter; the page has colours of its own, whatever the options say.
  package init(_ options: ReportOptions = ReportOptions(), _ choice: Choice = .all) {
    self.options = ReportOptions(
      detail: options.detail, requirements: options.requirements, occasion: options.occasion)
    self.choice = choice
    matrix = RequirementTable(options.requirements, shows: choice)
  }

  /// Returns what makes a result's part of the page, so that workers can do it instead of the reporter.
  package static func preparation(
    _ options: ReportOptions, seed: UInt64
  ) -> @Sendable (ScenarioResult) -> [UInt8] {
    let options = ReportOptions(detail: options.detail, requirements: options.requirements)
    return { ScenarioDetails.rendered($0, options, seed: seed) }
  }

  /// Returns what makes the part of a result that did not pass; nothing of the others.
  package static func preparationOfFailures(
    _ options: ReportOptions, seed: UInt64
  ) -> @Sendable (ScenarioResult) -> [UInt8] {
    let prepare = preparation(options, seed: seed)
    return { $0.status.isAcceptable ? [] : prepare($0) }
  }

  /// Appends what an event adds to the report.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info):
      self.info = info
      HTMLPage.writeHead(info, options.occasion, to: &sink)
    case .problem(let problem): problems.append(problem)
    case .scenarioFinished(let result): add(result, to: &sink)
    case .runFinished(let summary): finish(summary, to: &sink)
    }
  }

  private mutating func add(_ result: ScenarioResult, to sink: inout ByteSink) {
    guard choice == .all || !result.status.isAcceptable else {
      return matrix.add(result, anchor: "")
    }
    let anchor = anchors.name(of: result.scenario.id)
    let row = HTMLScenarioRow(
      anchor: anchor, number: count, flow: HTMLScenarioRow.flow(of: result.scenario.pickle.uri),
      requirements: options.requirements)
    list.add(result, row)
    matrix.add(result, anchor: anchor)
    facets.add(result, flow: row.flow)
    faults.add(result, anchor: anchor)
    let own = choice == .failures ? result.preparedParts[Self.failuresPreparationName] : nil
    details.add(
      own ?? result.preparedParts[Self.preparationName]
        ?? ScenarioDetails.rendered(result, options, seed: info.seed), to: &sink)
    count += 1
  }

  private mutating func finish(_ summary: RunSummary, to sink: inout ByteSink) {
    details.finish(to: &sink)
    sink.write("<main id=\"main\">\n")
    HTMLPage.writeSummary(summary, faults, to: &sink)
    HTMLPage.write(problems, to: &sink)
    matrix.write(to: &sink)
    HTMLPage.beginScenarios(facets, to: &sink)
    list.writeLines(to: &sink)
    HTMLPage.endScenarios(summary, choice, count: count, to: &sink)
    sink.write("</main>\n")
    list.writePacked(to: &sink)
    HTMLPage.writeEnd(info, to: &sink)
  }
}

/// The properties by which the scenarios of a page can be filtered.
struct HTMLFacets {
  private(set) var statuses: [StepStatus: Int] = [:]
  private var flowNames: Set<String> = []
  private var platformNames: Set<String> = []
  private var tagNames: Set<String> = []

  mutating func add(_ result: ScenarioResult, flow: String) {
    statuses[result.status, default: 0] += 1
    flowNames.insert(flow)
    platformNames.insert(result.scenario.profile)
    for tag in result.scenario.pickle.tags { tagNames.insert(tag.name) }
  }

  var flows: [String] { flowNames.sorted(by: NaturalOrder.precedes) }

  var platforms: [String] { platformNames.sorted(by: NaturalOrder.precedes) }

  var tags: [String] { tagNames.sorted(by: NaturalOrder.precedes) }
}
