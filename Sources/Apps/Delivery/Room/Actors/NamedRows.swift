import ScenarioRunner

/// A table whose rows are a name and a value each, in the order in which a scenario writes them.
struct NamedRows {
  /// One row.
  struct Row {
    /// The name, as it is written in the list of names.
    let name: String
    /// The value, as the scenario writes it.
    let text: String
  }

  /// The rows.
  let rows: [Row]

  /// Reads the rows; throws where one has no such name, two have the same, or there is none.
  init(_ table: DataTableArgument, of names: [String], called what: String) throws(InvalidStep) {
    var rows: [Row] = []
    for cells in table.rows {
      guard cells.count == 2,
        let name = names.first(where: { $0.lowercased() == cells[0].lowercased() })
      else {
        throw InvalidStep(
          "\(what) has no “\(cells.first ?? "")”.",
          notes: ["Write rows of two cells: \(names.joined(separator: ", ")), and the value."])
      }
      guard !rows.contains(where: { $0.name == name }) else {
        throw InvalidStep("“\(name)” is there twice.", notes: ["Write each name once."])
      }
      rows.append(Row(name: name, text: cells[1]))
    }
    guard !rows.isEmpty else {
      throw InvalidStep("The table has no rows.", notes: ["Write for example a row for each name."])
    }
    self.rows = rows
  }
}
