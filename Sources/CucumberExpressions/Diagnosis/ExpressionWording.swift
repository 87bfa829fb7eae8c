/// The ways to word an expression, for comparing it with a text.
struct ExpressionWording: Sendable {
  /// The most ways that are compared; further alternatives are left out.
  static let variantsMax = 8
  /// The most words, and the most code points in each, that are compared.
  static let wordsMax = 40
  static let lettersMax = 40

  private let variants: [[WordPattern]]

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
      .split(maxSplits: wordsMax, whereSeparator: \.properties.isWhitespace)
      .prefix(wordsMax)
      .map { Array($0.prefix(lettersMax)) }
  }

  /// Tells how alike the expression and a text are, from 0 to 1,000.
  func similarityPerMille(to words: [[Unicode.Scalar]]) -> Int {
    variants.map { Self.similarityPerMille($0, words) }.max() ?? 0
  }

  private static func similarityPerMille(
    _ pattern: [WordPattern], _ words: [[Unicode.Scalar]]
  ) -> Int {
    let total = pattern.reduce(0) { $0 + $1.weight } + words.reduce(0) { $0 + $1.count }
    guard total > 0 else { return 0 }
    return max(0, 1_000 - 1_000 * cost(pattern, words) / total)
  }

  /// The least cost of making the words fit the pattern, in code points.
  private static func cost(_ pattern: [WordPattern], _ words: [[Unicode.Scalar]]) -> Int {
    var row = [0]
    for word in words {
      row.append((row.last ?? 0) + word.count)
    }
    for item in pattern {
      var next = [row[0] + max(item.weight, 1)]
      for (index, word) in words.enumerated() {
        let taken = row[index] + item.cost(of: word)
        let missing = row[index + 1] + max(item.weight, 1)
        let more =
          next[index]
          + (item.hasParameter ? WordPattern.costOfTaking(word.count) : word.count)
        next.append(min(taken, missing, more))
      }
      row = next
    }
    return row[words.count]
  }
}
