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

/// The number of columns a terminal or editor with a fixed-width font gives a text.
///
/// East Asian wide characters and emoji take two columns, marks and format characters none, the
/// rest one: the rule of Unicode Standard Annex 11 without its ambiguous class.
package enum DisplayWidth {
  /// Returns the width of a text in columns.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
