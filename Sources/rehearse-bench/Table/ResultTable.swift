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
