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
