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

  /// A way to word an expression.
  private struct Variant: Sendable {
    /// The position of the expression.
    let expression: Int
    /// The numbers of its words.
    let words: [Int]
    /// The code points of all its words.
    let weight: Int
  }

  private let variants: [Variant]
  /// Every word of all expressions, once: most of them stand in many.
  private let vocabulary: [WordPattern]

  /// Prepares the search.
  public init(_ expressions: [CucumberExpression]) {
    var numbers: [WordPattern: Int] = [:]
    var vocabulary: [WordPattern] = []
    var variants: [Variant] = []
    for (index, expression) in expressions.enumerated() {
      for words in ExpressionWording(expression.shape).variants {
        let known = words.map { word in
          if let number = numbers[word] { return number }
          numbers[word] = vocabulary.count
          vocabulary.append(word)
          return vocabulary.count - 1
        }
        variants.append(
          Variant(
            expression: index, words: known, weight: words.reduce(0) { $0 + $1.weight }))
      }
    }
    (self.variants, self.vocabulary) = (variants, vocabulary)
  }

  /// Returns the expressions most like a text, best first, and in their own order where equal.
  public func suggestions(for text: String, limit: Int = 3) -> [Suggestion] {
    var comparison = WordComparison(ExpressionWording.words(of: text), with: vocabulary)
    var best: [Int: Int] = [:]
    for variant in variants {
      let total = variant.weight + comparison.letterCount
      // What is nearer is found; whatever is not need not be known any better.
      let bound = total * (1_000 - Self.similarityPerMilleMin + 1) / 1_000
      guard total > 0, let cost = comparison.cost(of: variant.words, atMost: bound) else {
        continue
      }
      let similarity = max(0, 1_000 - 1_000 * cost / total)
      guard similarity >= Self.similarityPerMilleMin else { continue }
      best[variant.expression] = max(best[variant.expression] ?? 0, similarity)
    }
    let ranked = best.sorted { left, right in
      left.value == right.value ? left.key < right.key : left.value > right.value
    }
    return ranked.prefix(max(limit, 0)).map {
      Suggestion(index: $0.key, similarityPerMille: $0.value)
    }
  }
}
