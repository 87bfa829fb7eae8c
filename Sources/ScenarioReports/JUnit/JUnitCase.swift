import Gherkin
import ScenarioRunner

/// One scenario as a JUnit test case.
struct JUnitCase {
  let options: ReportOptions
  let seed: UInt64

  func write(
    _ result: ScenarioResult, _ outcome: JUnitSuite.Outcome, className: String,
    to writer: inout XMLWriter
  ) {
    let scenario = result.scenario
    let pickle = scenario.pickle
    writer.open(
      "testcase",
      [
        ("name", Self.name(of: scenario)),
        ("classname", className),
        ("time", DurationText.seconds(result.virtualDuration)),
        ("file", pickle.uri),
        ("line", String(pickle.location.line)),
      ])
    writeProperties(of: scenario, to: &writer)
    switch outcome {
    case .passed: break
    case .failure: writer.element("failure", fault(of: result), text: text(of: result))
    case .error: writer.element("error", fault(of: result), text: text(of: result))
    case .skipped: writer.empty("skipped", [("message", Self.reason(of: result))])
    }
    writer.close("testcase")
  }

  /// Build servers tell cases apart by their names, so rows of an outline and profiles are part of it.
  private static func name(of scenario: PlannedScenario) -> String {
    let pickle = scenario.pickle
    let isOutlineRow = pickle.astNodeIDs.count > 1
    return pickle.name + (isOutlineRow ? " [line \(pickle.location.line)]" : "")
      + (scenario.namesProfile ? " (\(scenario.profile))" : "")
  }

  private func writeProperties(of scenario: PlannedScenario, to writer: inout XMLWriter) {
    writer.open("properties", [])
    property("id", scenario.id, to: &writer)
    property("profile", scenario.profile, to: &writer)
    if let rule = scenario.pickle.rule { property("rule", rule, to: &writer) }
    for tag in scenario.pickle.tags {
      let name = String(tag.name.dropFirst())
      let isRequirement = options.requirements[name] != nil
      property(isRequirement ? "requirement" : "tag", isRequirement ? name : tag.name, to: &writer)
    }
    writer.close("properties")
  }

  private func property(_ name: String, _ value: String, to writer: inout XMLWriter) {
    writer.empty("property", [("name", name), ("value", value)])
  }

  private func fault(of result: ScenarioResult) -> [(StaticString, String)] {
    [("message", Self.reason(of: result)), ("type", result.status.rawValue)]
  }

  private static func reason(of result: ScenarioResult) -> String {
    let step = result.steps.first { $0.status == result.status && $0.problem != nil }
    let message = result.problem?.message ?? step?.problem?.message ?? ""
    return message.isEmpty ? "the scenario is \(result.status.rawValue)" : message
  }

  private func text(of result: ScenarioResult) -> String {
    var sink = ByteSink()
    FailureBlock(options: options, seed: seed).write(result, indent: 0, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }
}
