/// The lines of a table with its columns aligned.
///
/// A cell that is wider than any screen stands as it is, and its column is as wide as the others make it: a long text in
/// one row must not make every row as long.
struct TableLayout {
  /// The widest a column is drawn, in columns of a terminal.
  static let widthMax = 120

  let lines: [String]

  init(_ storage: DocumentStorage, _ rows: Span32) {
    let cells = rows.range.map { row in
      storage.tables.rows[row].cells.range.map { cell in
        Self.escaped(storage.text(storage.tables.cells[cell].value))
      }
    }
    var widths = [Int](repeating: 0, count: cells.first?.count ?? 0)
    let cellWidths = cells.map { $0.map(DisplayWidth.of) }
    for row in cellWidths {
      for (column, width) in row.enumerated() where width <= Self.widthMax {
        widths[column] = max(widths[column], width)
      }
    }
    lines = zip(cells, cellWidths).map { texts, textWidths in
      texts.indices.reduce(into: "|") { line, column in
        let padding = String(repeating: " ", count: max(0, widths[column] - textWidths[column]))
        line += " \(texts[column])\(padding) |"
      }
    }
  }

  private static func escaped(_ value: String) -> String {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "|": escaped += "\\|"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
