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
