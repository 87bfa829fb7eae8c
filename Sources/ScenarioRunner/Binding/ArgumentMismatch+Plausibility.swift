import CucumberExpressions

extension ArgumentMismatch {
  /// Whether the writer probably meant this step and got the argument wrong.
  ///
  /// `{duration} pass(es)` has the fixed words of “12 bananas pass” and of “the tests pass”; only the first looks
  /// like an attempt at a length of time, the second is a step that does not exist.
  /// `the {setting} is {string}` has the fixed words of every third sentence, so three are the least that count.
  func isPlausible(in expression: CucumberExpression) -> Bool {
    let words = text.wordCount
    let fixedWords = expression.fixedWordCount
    if parameterType.example.first?.isQuote ?? false {
      // The commonest mistake is to leave the quotes out.
      return fixedWords >= Self.fixedWordsMin && words <= 6 && !text.contains(where: \.isQuote)
    }
    guard words <= parameterType.example.wordCount + 1 else { return false }
    return fixedWords >= Self.fixedWordsMin || text.startsLike(parameterType.example)
  }
}

extension ArgumentMismatch {
  private static var fixedWordsMin: Int { 3 }
}

extension CucumberExpression {
  /// The number of words that are neither an argument nor optional.
  fileprivate var fixedWordCount: Int {
    var depth = 0
    var fixed = ""
    for character in source {
      if character == "{" || character == "(" { depth += 1 }
      if depth == 0 { fixed.append(character) }
      if character == "}" || character == ")" { depth -= 1 }
    }
    return fixed.wordCount
  }
}

extension String {
  fileprivate var wordCount: Int {
    split(whereSeparator: \.isWhitespace).count
  }

  fileprivate func startsLike(_ other: String) -> Bool {
    guard let mine = first, let its = other.first else { return false }
    return mine.isNumber == its.isNumber && mine.isLetter == its.isLetter
      && !(mine.isLetter && its.isLetter)
  }
}

extension Character {
  fileprivate var isQuote: Bool { self == "\"" || self == "'" }
}
