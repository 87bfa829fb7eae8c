/// The splitting of a table row into cells.
enum TableLine {
  /// A cell as it stands in the source.
  struct Cell {
    /// The trimmed text, with its escapes.
    var range: Range<Int>
    /// The column of the first character.
    var column: Int
    /// The text holds a backslash.
    var hasEscapes: Bool
  }

  /// Calls a function with each cell; what follows the last pipe is no cell.
  @inline(__always)
  static func forEachCell(_ line: Line, of text: SourceText, _ body: (Cell) -> Void) {
    var cellStart = line.content &+ 1
    var column = line.indent &+ 2
    var index = cellStart
    var hasEscapes = false
    while index < line.end {
      let byte = text[index]
      if byte == UInt8(ascii: "|") {
        let first = text.skippingWhitespace(from: cellStart, to: index)
        let blanks =
          line.isASCII ? first &- cellStart : text.codePoints(from: cellStart, to: first)
        let range = first..<text.droppingWhitespace(from: first, to: index)
        body(Cell(range: range, column: column &+ blanks, hasEscapes: hasEscapes))
        column &+= 1
        column &+=
          line.isASCII ? index &- cellStart : text.codePoints(from: cellStart, to: index)
        cellStart = index &+ 1
        hasEscapes = false
      } else if byte == UInt8(ascii: "\\") {
        // What follows a backslash never ends the cell.
        hasEscapes = true
        index &+= 1
      }
      index &+= 1
    }
  }
}
