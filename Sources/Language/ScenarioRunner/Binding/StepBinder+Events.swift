import Gherkin

extension StepBinder {
  /// Binds the steps in the column "event" of a table, or says which of them cannot be bound and why.
  func events(
    _ table: DataTableArgument,
    _ definition: StepDefinition<World>
  ) -> Result<EventTableArgument<World>, UnusableStep> {
    guard let column = table.header.firstIndex(where: { $0.lowercased() == "event" }) else {
      return .failure(explainer.noEvents(table.header, definition))
    }
    guard !table.body.isEmpty else { return .failure(explainer.noRows(definition)) }
    var rows: [EventTableArgument<World>.Row] = []
    for (index, cells) in table.body.enumerated() {
      switch event(cells[column]) {
      case .success(let bound):
        rows.append(
          EventTableArgument.Row(
            number: index + 1, cells: cells, event: cells[column], kind: bound.kind,
            concern: bound.concern, body: bound.body))
      case .failure(let unusable):
        return .failure(
          explainer.event(
            cells[column], inRow: index + 1, column: column, cannotBe: unusable, definition))
      }
    }
    return .success(EventTableArgument(header: table.header, rows: rows))
  }

  /// Binds one step, with nothing under it as a cell has no room for that.
  private func event(
    _ text: String
  ) -> Result<(kind: StepKind, concern: StepConcern, body: StepBody<World>.Bound), UnusableStep> {
    switch binding(of: text) {
    case .bound(let bound):
      guard let body = bound.body else {
        return .failure(explainer.wrongAttachment(.none, bound.definition))
      }
      return .success((bound.definition.kind, bound.definition.concern, body))
    case .undefined:
      return .failure(undefined(text, .action, .none))
    case .unusable(let unusable):
      return .failure(unusable)
    }
  }

  /// Looks that each event of a table is a deed, and none is listed twice; says of the first that is not why.
  func deeds(
    _ table: EventTableArgument<World>, _ definition: StepDefinition<World>
  ) -> Result<EventTableArgument<World>, UnusableStep> {
    let column = table.column("event") ?? 0
    var numbers: [String: Int] = [:]
    for row in table.rows {
      if row.kind != .when { return .failure(explainer.noDeed(row, column, definition)) }
      if let other = numbers[row.event] {
        return .failure(explainer.sameDeed(row, as: other, column, definition))
      }
      numbers[row.event] = row.number
    }
    return .success(table)
  }

  /// Binds a sentence that is a deed; nil for any other.
  func deed(_ text: String) -> StepBody<World>.Bound? {
    guard case .bound(let bound) = binding(of: text), bound.definition.kind == .when else {
      return nil
    }
    return bound.body
  }

  /// Where each step of a scenario stands; nil where there are no phrases, as in most runs.
  func settings(of scenario: PlannedScenario) -> [StepSetting]? {
    guard let shelf = scenario.shelf else { return nil }
    guard let unfolded = scenario.unfolded else {
      return scenario.pickle.steps.map { _ in StepSetting(shelf: shelf) }
    }
    let faults = unfolded.faults.merging(emptyChecks(in: unfolded)) { first, _ in first }
    return unfolded.uses.enumerated().map { place, use in
      StepSetting(use: use, shelf: shelf, fault: faults[place])
    }
  }

  /// Phrases that stand where a check is expected and hold none: they would pass whatever the app does.
  private func emptyChecks(in unfolded: UnfoldedSteps) -> [Int: UnusableStep] {
    var faults: [Int: UnusableStep] = [:]
    for (use, places) in unfolded.checks where !unfolded.steps[places].contains(where: looks) {
      let problem = StepProblem(
        "The phrase “\(use.step.text)” checks nothing, so it cannot follow a Then.",
        notes: ["Give it a step that checks, or write Given or When before it."])
      faults[places.lowerBound] = UnusableStep(.invalid, problem, use.phrase)
    }
    return faults
  }

  /// Whether a step looks at something; of a step that cannot be bound nobody knows.
  private func looks(at step: PickleStep) -> Bool {
    switch ready(step) {
    case .unusable: true
    case .ready(let step): step.traits.looks
    }
  }
}
