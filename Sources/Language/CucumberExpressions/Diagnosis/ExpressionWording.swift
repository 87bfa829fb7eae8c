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
      .split(maxSplits: wordsMax, whereSeparator: \.properties.isWhitespace)
      .prefix(wordsMax)
      .map { Array($0.prefix(lettersMax)) }
  }
}
