/// The table of all parts, with aligned columns.
struct ResultTable {
  private static let headings = ["", "best (median)", "relative", "goal", ""]

  private var sections: [TableSection] = []

  mutating func add(_ section: TableSection) {
    sections.append(section)
  }

  var text: String {
    let widths = Self.headings.indices.map(width)
    var lines = [Self.line(Self.headings, widths)]
    for section in sections {
      lines += ["", section.heading]
      lines += section.rows.map { Self.line($0.cells, widths) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The width of a column; a lone title may run over the columns after it.
  private func width(of column: Int) -> Int {
    let cells = sections.flatMap(\.rows).map(\.cells).filter { !$0[1].isEmpty }
    return (cells + [Self.headings]).map { $0[column].count }.max() ?? 0
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) {
      line += "  " + cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// The rows of one part under a heading.
struct TableSection {
  let heading: String
  private(set) var rows: [TableRow] = []

  init(_ heading: String) { self.heading = heading }

  mutating func add(
    _ title: String, measured: String, relative: String = "", goal: Goal? = nil
  ) {
    rows.append(TableRow(title: title, measured: measured, relative: relative, goal: goal))
  }

  /// Says in one line what is not measured, and why.
  mutating func skip(_ title: String, because reason: String) {
    rows.append(TableRow(title: "\(title): skipped, \(reason)"))
  }
}

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
