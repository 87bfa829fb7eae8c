// Rows and cells.

extension DocumentBuilder {
  @inline(__always)
  mutating func addRow(_ token: Token, _ line: Line) {
    let row = tables.rows.count
    let firstCell = tables.cells.count
    let source = text
    TableLine.forEachCell(line, of: source) { cell in
      let value = cell.hasEscapes ? unescaped(cell.range) : TextRange(source: cell.range)
      tables.cells.append(
        CellRecord(column: UInt32(truncatingIfNeeded: cell.column), value: value))
    }
    tables.rows.append(
      RowRecord(
        position: Position(line: line.number, column: token.column),
        cells: Span32(firstCell..<tables.cells.count), id: UInt32(truncatingIfNeeded: ids.next())))
    count(row, cells: tables.cells.count &- firstCell)
  }

  /// Ends the table that is open and returns the first row that does not fit the others.
  @inline(__always)
  mutating func closeTable() -> (row: RowRecord, expected: Int)? {
    guard let table = open.table else { return nil }
    open.table = nil
    let rows = Span32(table.firstRow..<tables.rows.count)
    if open.hasExamples {
      tables.examples[tables.examples.count - 1].rows = rows
    } else {
      tables.steps[tables.steps.count - 1].rows = rows
    }
    return table.oddRow.map { (tables.rows[$0], table.cellCount) }
  }

  @inline(__always)
  private mutating func count(_ row: Int, cells: Int) {
    guard let table = open.table else {
      open.table = OpenNodes.Table(firstRow: row, cellCount: cells)
      return
    }
    if table.cellCount != cells, table.oddRow == nil { open.table?.oddRow = row }
  }

  /// Writes a cell's value into the pool: a pipe, a backslash or a line feed for each escape.
  private mutating func unescaped(_ range: Range<Int>) -> TextRange {
    let start = tables.pool.count
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        tables.pool.append(byte)
        index += 1
        continue
      }
      switch text[index + 1] {
      case UInt8(ascii: "n"): tables.pool.append(0x0A)
      case UInt8(ascii: "|"): tables.pool.append(UInt8(ascii: "|"))
      case UInt8(ascii: "\\"): tables.pool.append(UInt8(ascii: "\\"))
      case let other: tables.pool += [byte, other]
      }
      index += 2
    }
    return TextRange(pool: start..<tables.pool.count)
  }
}
