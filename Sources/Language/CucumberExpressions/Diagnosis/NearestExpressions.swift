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

/// The ways to word an expression, for comparing it with a text.
struct ExpressionWording {
  /// The most ways that are compared; further alternatives are left out.
  static let variantsMax = 8
  /// The most words, and the most code points in each, that are compared.
  static let wordsMax = 40
  static let lettersMax = 40

  let variants: [[WordPattern]]

  /// Words a shape.
  init(_ shape: ExpressionShape) {
    var texts = [""]
    for segment in shape.segments {
      switch segment {
      case .literal(let text):
        texts = texts.map { $0 + text }
      case .choice(let choices):
        texts = texts.flatMap { text in choices.map { text + $0 } }
      case .parameter:
        texts = texts.map { $0 + String(WordPattern.placeholder) }
      }
      texts = Array(texts.prefix(Self.variantsMax))
    }
    variants = texts.map { text in Self.words(of: text).map { WordPattern($0) } }
  }

  /// Cuts a text into words of lower-case code points.
  static func words(of text: String) -> [[Unicode.Scalar]] {
    text.lowercased().unicodeScalars
      .split(maxSplits: wordsMax, whereSeparator: isSpace)
      .prefix(wordsMax)
      .map { Array($0.prefix(lettersMax)) }
  }

  /// Whether a code point is a space; the table of all code points is slow, and few are not ASCII.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (9...13).contains(scalar.value) || scalar == " " : scalar.properties.isWhitespace
  }
}

/// The costs of a text's words where words of expressions are expected, each pair worked out once.
struct WordComparison {
  /// The code points of all words of the text.
  let letterCount: Int

  private let words: [[Unicode.Scalar]]
  /// What it costs to take a word of the text for one of the vocabulary: the words of the text follow each other.
  private let takenCosts: [Int]
  /// What it costs at least where a word of the vocabulary is expected, whatever stands in the text.
  private let leastCosts: [Int]
  private let missingCosts: [Int]
  private let hasParameter: [Bool]
  /// What the words of the text cost that nothing is taken for, behind a parameter and elsewhere.
  private let extraCosts: [Int]
  private let parameterCosts: [Int]
  private var row: [Int]

  /// Compares the words of a text with a vocabulary.
  init(_ words: [[Unicode.Scalar]], with vocabulary: [WordPattern]) {
    self.words = words
    letterCount = words.reduce(0) { $0 + $1.count }
    extraCosts = words.map(\.count)
    parameterCosts = words.map { WordPattern.costOfTaking($0.count) }
    missingCosts = vocabulary.map { max($0.weight, 1) }
    hasParameter = vocabulary.map(\.hasParameter)
    var taken: [Int] = []
    taken.reserveCapacity(vocabulary.count * words.count)
    var least: [Int] = []
    for (number, pattern) in vocabulary.enumerated() {
      var lowest = missingCosts[number]
      for word in words {
        let cost = pattern.cost(of: word)
        lowest = min(lowest, cost)
        taken.append(cost)
      }
      least.append(lowest)
    }
    (takenCosts, leastCosts) = (taken, least)
    row = [Int](repeating: 0, count: words.count + 1)
  }

  /// Returns the least cost of making the text fit a row of words, in code points; `nil` where that is above a bound.
  mutating func cost(of pattern: [Int], atMost bound: Int) -> Int? {
    var least = 0
    for number in pattern { least += leastCosts[number] }
    guard least <= bound else { return nil }
    row[0] = 0
    for index in words.indices { row[index + 1] = row[index] + extraCosts[index] }
    for number in pattern {
      let start = number * words.count
      let missing = missingCosts[number]
      let extra = hasParameter[number] ? parameterCosts : extraCosts
      var diagonal = row[0]
      row[0] += missing
      var lowest = row[0]
      for index in words.indices {
        let cost = min(
          diagonal + takenCosts[start + index], row[index + 1] + missing, row[index] + extra[index])
        diagonal = row[index + 1]
        row[index + 1] = cost
        lowest = min(lowest, cost)
      }
      guard lowest <= bound else { return nil }
    }
    return row[words.count] <= bound ? row[words.count] : nil
  }
}
