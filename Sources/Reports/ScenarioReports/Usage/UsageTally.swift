import ScenarioRunner

/// The use of each step definition, and the virtual time that its steps took.
///
/// A check with a modifier before it counts for the check: one declaration, one line.
struct UsageTally {
  /// The use of one definition.
  struct Row {
    let definition: StepInventory.Definition
    /// The number of steps bound to it.
    var uses = 0
    /// Those among them that were run.
    var runs = 0
    /// The number of scenarios with at least one of them.
    var scenarios = 0
    /// The virtual time that all runs took together.
    var time: Duration = .zero
    /// The scenario that used it last, by number.
    fileprivate var lastScenario = 0
  }

  private var rows: [Row]
  private let bases: [Int]
  private var placeByDefinition: [DefinitionReference: Int] = [:]
  private var scenarioCount = 0

  init(_ inventory: StepInventory) {
    rows = inventory.definitions.map { Row(definition: $0) }
    bases = inventory.definitions.map(\.base)
    for (place, definition) in inventory.definitions.enumerated() {
      placeByDefinition[definition.reference] = place
    }
  }

  mutating func add(_ result: ScenarioResult) {
    scenarioCount += 1
    let timing = StepTiming(result, from: .zero)
    for (index, step) in result.steps.enumerated() {
      for sentence in result.sentences(above: index) {
        let time = sentence.steps.reduce(.zero) { $0 + timing.duration(of: $1) }
        add(sentence.phrase, isRun: sentence.status != .skipped, time)
      }
      guard let definition = step.definition else { continue }
      let isRun = step.status != .skipped || step.problem != nil
      add(definition, isRun: isRun, timing.duration(of: index))
    }
  }

  private mutating func add(_ definition: DefinitionReference, isRun: Bool, _ time: Duration) {
    guard let place = placeByDefinition[definition] else { return }
    let base = bases[place]
    rows[base].uses += 1
    if rows[base].lastScenario != scenarioCount {
      rows[base].lastScenario = scenarioCount
      rows[base].scenarios += 1
    }
    guard isRun else { return }
    rows[base].runs += 1
    rows[base].time += time
  }

  /// The definitions that were used, the most used first, then in the order of their declaration.
  var used: [Row] {
    let places = bases.indices.filter { rows[$0].uses > 0 }
    return places.sorted { (rows[$1].uses, $0) < (rows[$0].uses, $1) }.map { rows[$0] }
  }

  /// The definitions that no step was bound to, in the order of their declaration.
  var unused: [StepInventory.Definition] {
    bases.indices.filter { bases[$0] == $0 && rows[$0].uses == 0 }.map { rows[$0].definition }
  }
}

/// The report on the use of steps as a table of text.
struct UsageTable {
  /// The columns of numbers, with their titles.
  private static let titles = ["uses", "scenarios", "virtual time", "per run"]

  let tally: UsageTally
  let info: RunInfo

  func write(to sink: inout ByteSink) {
    let used = tally.used
    let unused = tally.unused
    if !used.isEmpty { writeTable(of: used, to: &sink) }
    if !unused.isEmpty {
      sink.write(text: "Never used")
      sink.write("\n\n")
      for definition in unused {
        sink.write(line: "  \(Self.text(definition.reference))")
      }
      sink.endLine()
    }
    let all = used.count + unused.count
    sink.write(
      line: "\(used.count) of \(SummaryLines.count(all, "step definition")) used, "
        + "\(used.reduce(0) { $0 + $1.uses }) uses")
    sink.write(line: SummaryLines.reproduction(info))
  }

  private func writeTable(of rows: [UsageTally.Row], to sink: inout ByteSink) {
    let table = [Self.titles] + rows.map(Self.cells)
    let widths = Self.titles.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    for (index, cells) in table.enumerated() {
      for (cell, width) in zip(cells, widths) {
        sink.indent(width - cell.count)
        sink.write(text: cell)
        sink.indent(2)
      }
      sink.write(line: index == 0 ? "step" : Self.text(rows[index - 1].definition.reference))
    }
    sink.endLine()
  }

  private static func cells(_ row: UsageTally.Row) -> [String] {
    [
      String(row.uses), String(row.scenarios), DurationFormat.length(row.time),
      row.runs == 0 ? "-" : DurationFormat.length(row.time / row.runs),
    ]
  }

  private static func text(_ reference: DefinitionReference) -> String {
    "\(reference.expression)  (\(reference.place))"
  }
}
