extension CucumberExpression {
  /// Writes a text that the expression matches, with these words for its parameters.
  ///
  /// Words that may be left out are, but endings that make a plural stand wherever there is not just one of something;
  /// of two forms of a word the second is taken for many. It says the same as any other text of the expression.
  ///
  /// - Returns: The text; nil for a regular expression, and where the words are not as many as the parameters.
  public func sentence(with words: [String]) -> String? {
    guard !isRegularExpression, words.count == parameterTypes.count else { return nil }
    var form = SentenceForm(words)
    for segment in shape.segments { form.append(segment) }
    return form.text
  }
}

/// A text that is written from the shape of an expression.
private struct SentenceForm {
  private let words: [String]
  private(set) var text = ""
  /// The number that was said last; nil where none was.
  private var number: Substring?
  /// Whether what is counted by it has its form already, so that the next ending is a verb's.
  private var hasNoun = false

  init(_ words: [String]) { self.words = words }

  mutating func append(_ segment: ExpressionShape.Segment) {
    switch segment {
    case .literal(let literal):
      text += literal
    case .parameter(let place):
      let word = words[place]
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty {
        number = digits
        hasNoun = word.contains(where: \.isLetter)
      }
      text += word
    case .choice(let forms):
      text += chosen(of: forms)
    }
  }

  private mutating func chosen(of forms: [String]) -> String {
    guard let first = forms.first, let last = forms.last else { return "" }
    let isOptional = forms.count == 2 && last.isEmpty
    let isEnding = isOptional && (text.last?.isLetter ?? false) && !first.contains(" ")
    guard let number, forms.count == 2, isEnding || !isOptional else {
      return isOptional ? "" : first
    }
    defer { hasNoun = true }
    // "1 point repeats", "3 points repeat"; "1 query", "3 queries".
    let hasEnding = hasNoun == (number == "1")
    return isOptional ? (hasEnding ? first : "") : (number == "1" ? first : last)
  }
}
