import Gherkin
package import ScenarioRunner

/// A table of the step definitions by use and cost in virtual time, and those nobody used.
package struct UsageReporter: Reporter {
  /// The form of the report.
  package enum Form: Sendable {
    /// A table for people.
    case text
    /// One JSON object.
    case json
  }

  private let form: Form
  private var info = RunInfo(version: "")
  private var tally: UsageTally
  /// The ids of the scenarios in which something was drawn from the seed.
  private var drawn: [String] = []

  /// Creates a reporter of the steps of the options' material.
  package init(_ options: ReportOptions = ReportOptions(), _ form: Form = .text) {
    self.form = form
    tally = UsageTally(options.material.inventory)
  }

  /// Takes note of an event; at the last one the report is appended.
  package mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info): self.info = info
    case .problem: break
    case .scenarioFinished(let result):
      tally.add(result)
      if result.hasDrawn { drawn.append(result.scenario.id) }
    case .runFinished:
      switch form {
      case .text: UsageTable(tally: tally, info: info).write(to: &sink)
      case .json: writeJSON(to: &sink)
      }
    }
  }

  private func writeJSON(to sink: inout ByteSink) {
    var writer = JSONWriter()
    writer.object { object in
      object.array("drawnFromSeed") { array in
        for id in drawn { array.element(id) }
      }
      object.object("run") { run in
        run.field("seed", String(info.seed))
        run.field("version", info.version)
      }
      object.array("unused") { array in
        for definition in tally.unused { array.object { $0.write(definition) } }
      }
      object.array("used") { array in
        for row in tally.used { array.object { $0.write(row) } }
      }
    }
    writer.endLine()
    sink.write(bytes: writer.drain())
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ definition: StepInventory.Definition) {
    field("file", definition.reference.file)
    field("line", definition.reference.line)
    field("step", definition.reference.expression)
    field("subject", definition.subject)
  }

  fileprivate mutating func write(_ row: UsageTally.Row) {
    write(row.definition)
    field("timesRun", row.runs)
    field("timesUsed", row.uses)
    field("usedInScenarios", row.scenarios)
    field("virtualMs", DurationFormat.milliseconds(row.time))
  }
}
