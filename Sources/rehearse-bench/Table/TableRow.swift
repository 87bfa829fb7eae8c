/// One line of the table.
struct TableRow {
  let title: String
  /// The measured figure, with the median in parentheses.
  var measured = ""
  /// The figure in relation to the yardstick or to another row.
  var relative = ""
  var goal: Goal?

  /// The cells; a row without a goal is there for information.
  var cells: [String] {
    [title, measured, relative, goal?.text ?? "", goal.map { $0.isMet ? "met" : "missed" } ?? ""]
  }
}
