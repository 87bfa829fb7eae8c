/// A reader of the lines of a source; a copy of it looks ahead.
struct LineScanner {
  private let text: SourceText
  private var cursor: Int
  private(set) var number = 0

  /// Creates a scanner that starts after the byte order mark of a file, if there is one.
  ///
  /// In a part of a file the mark is a character like any other.
  init(_ text: SourceText, ofPart isPart: Bool = false) {
    self.text = text
    let hasMark =
      !isPart && text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    cursor = hasMark ? 3 : 0
  }

  /// Reads a line; nil at the end of the source.
  @inline(__always)
  mutating func next() -> Line? {
    guard cursor < text.count else { return nil }
    let start = cursor
    var highBits: UInt64 = 0
    let lineFeed = findLineFeed(from: start, &highBits)
    cursor = lineFeed &+ 1
    number &+= 1
    // Also where the file ends with it: half a line's end is no text.
    let hasReturn = lineFeed > start && text[lineFeed &- 1] == 0x0D
    let end = hasReturn ? lineFeed &- 1 : lineFeed
    let content = text.skippingWhitespace(from: start, to: end)
    let isASCII = highBits & 0x8080_8080_8080_8080 == 0
    let indent = isASCII ? content &- start : text.codePoints(from: start, to: content)
    return Line(
      number: number, start: start, end: end, content: content, indent: indent, isASCII: isASCII)
  }

  /// Finds the end of the line and collects the high bits of its bytes on the way.
  @inline(__always)
  private func findLineFeed(from start: Int, _ highBits: inout UInt64) -> Int {
    var index = start
    while index &+ 8 <= text.count {
      let word = text.word(at: index)
      highBits |= word
      let found = zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
      if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < text.count, text[index] != 0x0A {
      highBits |= UInt64(text[index])
      index &+= 1
    }
    return index
  }
}

/// A line of the source, as offsets into it.
struct Line {
  /// The number, from 1.
  var number: Int
  var start: Int
  /// The end, before the carriage return and the line feed.
  var end: Int
  /// The first character that is not white space, or `end`.
  var content: Int
  /// How many code points of white space stand in front of `content`.
  var indent: Int
  /// True only if all characters are ASCII, so that columns are offsets.
  var isASCII: Bool

  @inline(__always)
  var isBlank: Bool { content == end }

  @inline(__always)
  var column: Int { indent &+ 1 }
}
