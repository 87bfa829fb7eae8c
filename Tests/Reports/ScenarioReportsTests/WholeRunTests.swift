import Foundation
import Gherkin
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

/// The reports of the sample run that are compared whole.
struct WholeRunTests {
  @Test func `cucumber messages of a whole run`() throws {
    let text = try SampleRun.text(MessagesReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.messages.ndjson")
  }

  @Test func `annotations of a whole run`() throws {
    let text = try SampleRun.text(GitHubReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.github.txt")
  }

  @Test func `a summary of a whole run`() throws {
    let text = try SampleRun.text(SummaryReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.summary.md")
  }

  @Test func `the use of steps in a whole run`() throws {
    let text = try SampleRun.text(UsageReporter(SampleRun.options))
    try Snapshot.expect(text, matches: "a whole run.usage.txt")
    let json = try SampleRun.text(UsageReporter(SampleRun.options, .json))
    try Snapshot.expect(json, matches: "a whole run.usage.json")
  }

  @Test func `a list of what did not pass is one that can be read back`() throws {
    let text = try SampleRun.text(RerunReporter(SampleRun.options))
    let file = "Scenarios/it's startup.feature"
    #expect(
      RerunList(text: text).ids == [
        "\(file):19 (Android)", "\(file):25", "\(file):35", "\(file):36", "\(file):38",
      ])
  }

  @Test func `what a run that ended early did not come to is to be run again`() throws {
    var events = try SampleRun.events()
    guard case .scenarioFinished(let result) = events[2] else { return }
    let steps = result.steps.map { StepResult(step: $0.step, status: .skipped) }
    let unreached = ScenarioResult(scenario: result.scenario, status: .skipped, steps: steps)
    events[2] = .scenarioFinished(unreached)
    var reporter = RerunReporter()
    var sink = ByteSink()
    for event in events { reporter.report(event, to: &sink) }
    let ids = RerunList(text: String(decoding: sink.bytes, as: UTF8.self)).ids
    #expect(ids.first == result.scenario.id)
  }

  @Test func `every id that a message refers to was given before`() throws {
    let text = try SampleRun.text(MessagesReporter(SampleRun.options))
    var known: Set<String> = []
    for message in try Conformance.objects(text) {
      Self.walk(message, "") { key, id in
        if key == "id" {
          #expect(known.insert(id).inserted, "\(id) is given twice")
        } else {
          #expect(known.contains(id), "\(key) \(id) is not known")
        }
      }
    }
    #expect(known.count > 60)
  }

  private static func isBefore(_ left: (key: String, Any), _ right: (key: String, Any)) -> Bool {
    left.key == "id" || (right.key != "id" && left.key < right.key)
  }

  private static func walk(
    _ value: Any, _ key: String, _ visit: (String, String) -> Void
  ) {
    switch value {
    case let object as [String: Any]:
      // An object's own id comes before what is inside it.
      for (name, child) in object.map({ (key: $0.key, $0.value) }).sorted(by: Self.isBefore) {
        walk(child, name, visit)
      }
    case let array as [Any]:
      for child in array { walk(child, key, visit) }
    case let text as String where key == "id" || key.hasSuffix("Id") || key.hasSuffix("Ids"):
      visit(key, text)
    default: break
    }
  }
}
