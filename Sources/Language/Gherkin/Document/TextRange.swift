/// A stretch of bytes, either of the source or of the document's pool of rewritten texts.
///
/// Nodes hold these instead of strings, so that parsing allocates nothing per line;
/// a string is made when somebody asks for it.
struct TextRange: Sendable {
  private static let poolFlag: UInt32 = 1 << 31

  static let empty = TextRange(source: 0..<0)

  private let flaggedStart: UInt32
  private let length: UInt32

  init(source range: Range<Int>) {
    flaggedStart = UInt32(truncatingIfNeeded: range.lowerBound)
    length = UInt32(truncatingIfNeeded: range.count)
  }

  init(pool range: Range<Int>) {
    flaggedStart = UInt32(truncatingIfNeeded: range.lowerBound) | Self.poolFlag
    length = UInt32(truncatingIfNeeded: range.count)
  }

  var isPooled: Bool { flaggedStart & Self.poolFlag != 0 }

  var isEmpty: Bool { length == 0 }

  var count: Int { Int(length) }

  var bounds: Range<Int> {
    let start = Int(flaggedStart & ~Self.poolFlag)
    return start..<(start + Int(length))
  }
}

/// A location packed into eight bytes; column 0 stands for none.
struct Position: Sendable {
  var line: UInt32
  var column: UInt32

  init(line: Int, column: Int) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.column = UInt32(truncatingIfNeeded: column)
  }

  var location: Location {
    Location(line: Int(line), column: column == 0 ? nil : Int(column))
  }
}

/// A range of indices into one of the document's tables, half the size of `Range<Int>`.
struct Span32: Sendable {
  static let empty = Span32(0..<0)

  var start: UInt32
  var end: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  var isEmpty: Bool { start == end }

  var count: Int { Int(end - start) }
}
