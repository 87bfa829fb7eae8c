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
    var rows: [EventTableArgument<World>.Row] = []
    for (index, cells) in table.body.enumerated() {
      switch event(cells[column]) {
      case .success(let body):
        rows.append(
          EventTableArgument.Row(
            number: index + 1, cells: cells, event: cells[column], body: body))
      case .failure(let unusable):
        return .failure(
          explainer.event(
            cells[column], inRow: index + 1, column: column, cannotBe: unusable, definition))
      }
    }
    return .success(EventTableArgument(header: table.header, rows: rows))
  }

  /// Binds one step, with nothing under it as a cell has no room for that.
  private func event(_ text: String) -> Result<StepBody<World>.Bound, UnusableStep> {
    switch binding(of: text) {
    case .bound(let bound):
      guard let body = bound.body else {
        return .failure(explainer.wrongAttachment(.none, bound.definition))
      }
      return .success(body)
    case .undefined:
      return .failure(undefined(text, .action, .none))
    case .unusable(let unusable):
      return .failure(unusable)
    }
  }
}
