extension StepExplainer {
  /// Explains a table of events that has no column for them.
  func noEvents(_ header: [String], _ definition: StepDefinition<World>) -> UnusableStep {
    let known = header.map { "“\($0)”" }.joined(separator: ", ")
    let problem = StepProblem(
      "The table has no column “event”.",
      notes: (header.isEmpty ? [] : ["Its columns are: \(known)"])
        + (definition.examples.first.map { ["For example:"] + $0.lines } ?? []))
    return UnusableStep(.invalid, problem, definition.reference)
  }

  /// Explains a table of events that holds none, with which nothing would happen.
  func noRows(_ definition: StepDefinition<World>) -> UnusableStep {
    let problem = StepProblem(
      "The table has no rows, so nothing would happen.",
      notes: definition.examples.first.map { ["For example:"] + $0.lines } ?? [])
    return UnusableStep(.invalid, problem, definition.reference)
  }

  /// Explains a cell that cannot be an event, as the step in it is explained, with its row.
  func event(
    _ text: String,
    inRow row: Int,
    column: Int,
    cannotBe unusable: UnusableStep,
    _ definition: StepDefinition<World>
  ) -> UnusableStep {
    var problem = unusable.problem
    // What is marked is the cell: the words at fault are counted from its beginning.
    problem.cell = FaultyCell(row: row, column: column)
    problem.fault = nil
    problem.message = "Row \(row), “\(text)”: \(problem.message)"
    if let keyword = Self.keywords.first(where: { text.hasPrefix($0) }) {
      problem.notes.insert("Write the event without “\(keyword.dropLast())” before it.", at: 0)
    }
    problem.snippet = nil
    problem.otherSnippets = []
    // The step itself is known; it is its table that cannot be done as it is written.
    let status = unusable.status == .undefined ? .invalid : unusable.status
    return UnusableStep(status, problem, definition.reference)
  }

  /// Explains an event that arranges something or checks something where only deeds can happen.
  func noDeed(
    _ row: EventTableArgument<World>.Row, _ column: Int, _ definition: StepDefinition<World>
  ) -> UnusableStep {
    let (what, advice) =
      row.kind == .then
      ? (
        "a check is nothing that happens",
        "Write it behind the table, where it is asked of every history: Then …"
      )
      : (
        "this says how things are, and not what happens",
        "Write it before the step with the table: Given …"
      )
    var problem = StepProblem(
      "Row \(row.number), “\(row.event)”: \(what).", notes: [advice])
    problem.cell = FaultyCell(row: row.number, column: column)
    return UnusableStep(.invalid, problem, definition.reference)
  }

  /// Explains an event that is listed twice.
  func sameDeed(
    _ row: EventTableArgument<World>.Row, as other: Int, _ column: Int,
    _ definition: StepDefinition<World>
  ) -> UnusableStep {
    var problem = StepProblem(
      "Row \(row.number), “\(row.event)”: row \(other) says the same.",
      notes: ["List each event once; it can happen more than once all the same."])
    problem.cell = FaultyCell(row: row.number, column: column)
    return UnusableStep(.invalid, problem, definition.reference)
  }

  private static var keywords: [String] { ["Given ", "When ", "Then ", "And ", "But "] }
}
