/// An index over many expressions that finds the few a text may match.
///
/// A tree of fixed beginnings leaves the expressions that begin as the text does; the rest of
/// each prefilter is then tried on those alone.
public struct ExpressionIndex: Sendable {
  /// The expressions, in the order given.
  public let expressions: [CucumberExpression]
  private var tree = PrefixTree()

  /// Builds the index.
  public init(_ expressions: [CucumberExpression]) {
    self.expressions = expressions
    for (position, expression) in expressions.enumerated() {
      for prefix in expression.prefilter.prefixes {
        tree.insert(position, prefix: prefix)
      }
    }
  }

  /// Returns the positions of the expressions that may match a text, in ascending order.
  ///
  /// No expression that matches is left out, nor one that only the arguments keep from matching.
  public func candidates(for text: String) -> [Int] {
    text.withBytes { bytes in
      var found: [Int] = []
      tree.forEachValue(atStartOf: bytes) { position in
        // An expression comes twice when one of its beginnings starts with another.
        if !found.contains(position),
          expressions[position].prefilter.admitsAfterPrefix(bytes)
        {
          found.append(position)
        }
      }
      found.sort()
      return found
    }
  }
}

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
