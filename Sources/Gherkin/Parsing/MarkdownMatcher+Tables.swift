extension MarkdownMatcher {
  /// Tells whether a line holds at least one tag in backticks.
  func isTagLine(_ line: Line) -> Bool {
    var found = false
    TagLine.forEachInBackticks(line, of: text) { _, _ in found = true }
    return found
  }

  /// Tells whether a line is a row of a table and not the line under the table's header.
  func isTableRow(_ line: Line) -> Bool {
    guard 2...5 ~= line.indent, startsWithPipe(line) else { return false }
    return !isTableSeparator(line)
  }

  /// Tells whether one of a row's cells is made of dashes, with or without colons around them.
  func isTableSeparator(_ line: Line) -> Bool {
    guard startsWithPipe(line) else { return false }
    var found = false
    TableLine.forEachCell(line, of: text) { cell in
      if isDashes(cell.range) { found = true }
    }
    return found
  }

  private func startsWithPipe(_ line: Line) -> Bool {
    !line.isBlank && text[line.content] == UInt8(ascii: "|")
  }

  private func isDashes(_ range: Range<Int>) -> Bool {
    var rest = range
    if let first = rest.first, text[first] == UInt8(ascii: ":") { rest = rest.dropFirst() }
    if let last = rest.last, text[last] == UInt8(ascii: ":") { rest = rest.dropLast() }
    return !rest.isEmpty && rest.allSatisfy { text[$0] == UInt8(ascii: "-") }
  }
}
