/// A search for the expressions that are most like a text no expression matches.
public struct NearestExpressions: Sendable {
  /// An expression and how like the text it is.
  public struct Suggestion: Hashable, Sendable {
    /// The position of the expression among those searched.
    public let index: Int
    /// How alike the two are, from 0 to 1,000.
    public let similarityPerMille: Int
  }

  private let expressions: [CucumberExpression]

  /// Prepares the search.
  public init(_ expressions: [CucumberExpression]) {
    self.expressions = expressions
  }

  /// Returns the expressions most like a text, best first, and in their own order where equal.
  public func suggestions(for text: String, limit: Int = 3) -> [Suggestion] {
    []
  }
}
