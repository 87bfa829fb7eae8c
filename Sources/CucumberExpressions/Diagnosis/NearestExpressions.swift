/// A search for the expressions that are most like a text no expression matches.
///
/// It compares word by word: a misspelt word costs the letters that differ, and the words where
/// a parameter stands cost half their length. The same text gives the same answer on any machine.
public struct NearestExpressions: Sendable {
  /// An expression and how like the text it is.
  public struct Suggestion: Hashable, Sendable {
    /// The position of the expression among those searched.
    public let index: Int
    /// How alike the two are, from 0 to 1,000.
    public let similarityPerMille: Int
  }

  /// The least similarity that is worth suggesting.
  public static let similarityPerMilleMin = 600

  private let wordings: [ExpressionWording]

  /// Prepares the search.
  public init(_ expressions: [CucumberExpression]) {
    wordings = expressions.map { ExpressionWording($0.shape) }
  }

  /// Returns the expressions most like a text, best first, and in their own order where equal.
  public func suggestions(for text: String, limit: Int = 3) -> [Suggestion] {
    let words = ExpressionWording.words(of: text)
    let all = wordings.enumerated().map { index, wording in
      Suggestion(index: index, similarityPerMille: wording.similarityPerMille(to: words))
    }
    let similar = all.filter { $0.similarityPerMille >= Self.similarityPerMilleMin }
    let ranked = similar.sorted { left, right in
      left.similarityPerMille == right.similarityPerMille
        ? left.index < right.index : left.similarityPerMille > right.similarityPerMille
    }
    return Array(ranked.prefix(max(limit, 0)))
  }
}
