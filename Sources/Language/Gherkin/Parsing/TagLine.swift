/// The splitting of a line into tags.
enum TagLine {
  /// Calls a function with the range and the column of each tag of a plain line.
  ///
  /// Returns the tag that holds white space, if there is one; what follows it is left out.
  static func forEach(
    _ line: Line,
    of text: SourceText,
    _ body: (Range<Int>, Int) -> Void
  ) -> (range: Range<Int>, column: Int)? {
    let end = endOfTags(line, text)
    var start = line.content
    var column = line.column
    while start < end {
      let next = text.firstIndex(of: UInt8(ascii: "@"), from: start + 1, to: end)
      let range = start..<text.droppingWhitespace(from: start, to: next)
      if range.count > 1 {
        guard !containsWhitespace(range, text) else { return (range, column) }
        body(range, column)
      }
      column += text.codePoints(from: start, to: next)
      start = next
    }
    return nil
  }

  /// Calls a function with the range and the column of each tag in backticks of a Markdown line.
  static func forEachInBackticks(
    _ line: Line,
    of text: SourceText,
    _ body: (Range<Int>, Int) -> Void
  ) {
    let backtick = UInt8(ascii: "`")
    var index = text.firstIndex(of: backtick, from: line.content, to: line.end)
    var counted = (offset: line.start, column: 1)
    while index + 1 < line.end {
      let close = text.firstIndex(of: backtick, from: index + 1, to: line.end)
      guard close < line.end else { return }
      if text[index + 1] == UInt8(ascii: "@"), close > index + 2 {
        counted.column += text.codePoints(from: counted.offset, to: index + 1)
        counted.offset = index + 1
        body((index + 1)..<close, counted.column)
        index = text.firstIndex(of: backtick, from: close + 1, to: line.end)
      } else {
        index = close
      }
    }
  }

  /// Finds where the tags end: at the line's end or at white space before a number sign.
  private static func endOfTags(_ line: Line, _ text: SourceText) -> Int {
    let sign = UInt8(ascii: "#")
    var index = text.firstIndex(of: sign, from: line.content, to: line.end)
    while index < line.end {
      let end = text.droppingWhitespace(from: line.content, to: index)
      if end < index { return end }
      index = text.firstIndex(of: sign, from: index + 1, to: line.end)
    }
    return text.droppingWhitespace(from: line.content, to: line.end)
  }

  private static func containsWhitespace(_ range: Range<Int>, _ text: SourceText) -> Bool {
    range.contains { text.whitespaceWidth(at: $0, end: range.upperBound) > 0 }
  }
}

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
