/// The texts that one end of a shape can have, as far as they are fixed.
struct FixedTexts: Hashable, Sendable {
  /// Where the fixed texts of a shape end.
  enum End: Hashable, Sendable {
    /// They are the whole of it.
    case whole
    /// A parameter follows.
    case parameter
    /// More follows than can be listed.
    case unlisted
  }

  /// The most texts listed; past it the rest of the shape is left to the regular expression.
  static let textsMax = 16

  private(set) var texts: [[UInt8]] = [[]]
  /// Where they end.
  private(set) var end = End.whole

  /// Lists the texts segments can begin with.
  init(startOf segments: [ExpressionShape.Segment]) {
    take(segments) { text, piece in text + piece }
  }

  /// Lists the texts segments can end with.
  init(endOf segments: [ExpressionShape.Segment]) {
    take(segments.reversed()) { text, piece in piece + text }
  }

  /// The length of the shortest text.
  var lengthMin: Int { texts.reduce(Int.max) { min($0, $1.count) } }

  private mutating func take(
    _ segments: some Sequence<ExpressionShape.Segment>, _ joined: ([UInt8], [UInt8]) -> [UInt8]
  ) {
    var isFirst = true
    for segment in segments {
      guard let pieces = segment.fixedTexts else {
        end = .parameter
        return
      }
      guard texts.count * pieces.count <= Self.textsMax else {
        end = .unlisted
        return
      }
      texts = isFirst ? pieces : texts.flatMap { text in pieces.map { joined(text, $0) } }
      isFirst = false
    }
  }
}
