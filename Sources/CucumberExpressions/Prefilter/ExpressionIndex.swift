/// An index over many expressions that finds the few a text may match.
public struct ExpressionIndex: Sendable {
  /// The expressions, in the order given.
  public let expressions: [CucumberExpression]

  /// Builds the index.
  public init(_ expressions: [CucumberExpression]) {
    self.expressions = expressions
  }

  /// Returns the positions of the expressions that may match a text, in ascending order.
  ///
  /// No expression that matches is left out.
  public func candidates(for text: String) -> [Int] {
    expressions.indices.filter { expressions[$0].prefilter.admits(text) }
  }
}
