import CucumberExpressions

extension ArgumentMismatch {
  /// Whether the writer probably meant this step and got the argument wrong.
  ///
  /// `{duration} pass(es)` has the fixed words of “12 bananas pass” and of “the tests pass”; only the first looks
  /// like an attempt at a length of time, the second is a step that does not exist.
  func isPlausible(in step: String) -> Bool {
    let words = text.wordCount
    let fixedWords = step.wordCount - words
    if parameterType.example.first?.isQuote ?? false {
      // The commonest mistake is to leave the quotes out.
      return fixedWords >= 2 && words <= 6 && !text.contains(where: \.isQuote)
    }
    guard words <= parameterType.example.wordCount + 1 else { return false }
    return fixedWords >= 2 || text.startsLike(parameterType.example)
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
