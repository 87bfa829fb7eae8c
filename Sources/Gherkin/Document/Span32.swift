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
