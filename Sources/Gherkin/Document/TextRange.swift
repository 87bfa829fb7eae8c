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
