/// The texts that one end of a shape can have, as far as they are fixed.
struct FixedTexts: Hashable, Sendable {
  /// The most texts listed; past it the rest of the shape is left to the regular expression.
  static let textsMax = 16

  private(set) var texts: [[UInt8]] = [[]]
  /// Tells whether the texts cover all segments.
  private(set) var isComplete = true

  /// Lists the texts segments can begin with.
  init(startOf segments: some BidirectionalCollection<ExpressionShape.Segment>) {
    take(segments) { text, piece in text + piece }
  }

  /// Lists the texts segments can end with.
  init(endOf segments: some BidirectionalCollection<ExpressionShape.Segment>) {
    take(segments.reversed()) { text, piece in piece + text }
  }

  /// The length of the shortest text.
  var lengthMin: Int { texts.map(\.count).min() ?? 0 }

  private mutating func take(
    _ segments: some Collection<ExpressionShape.Segment>, _ joined: ([UInt8], [UInt8]) -> [UInt8]
  ) {
    for segment in segments {
      guard let pieces = segment.fixedTexts, texts.count * pieces.count <= Self.textsMax else {
        isComplete = false
        return
      }
      texts = texts.flatMap { text in pieces.map { joined(text, $0) } }
    }
  }
}
