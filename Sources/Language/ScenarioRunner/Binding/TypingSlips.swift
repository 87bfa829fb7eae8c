import CucumberExpressions

/// The slips that leave a step's wording right: typographic quotation marks, capitals, blanks, a full stop.
enum TypingSlips {
  /// The text without its slips, in the ways that are worth trying; none where it has no slips.
  static func tidied(_ text: String) -> [String] {
    let plain = straightened(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var end = plain[...]
    while let last = end.last, ".,;:!".contains(last) { end.removeLast() }
    let trimmed = String(end)
    let lowered = trimmed.prefix(1).lowercased() + trimmed.dropFirst()
    return [plain, trimmed, lowered].filter { $0 != text }
  }

  /// What to say of a text that holds typographic quotation marks or a placeholder that nothing filled in.
  static func notes(on text: String) -> [String] {
    var notes: [String] = []
    if straightened(text) != text {
      notes.append("Write straight quotation marks, not the typographic ones of word processors.")
    }
    if let name = placeholder(in: text) {
      notes.append("No column of the scenario's examples is called \"\(name)\".")
    }
    return notes
  }

  /// The first name between angle brackets.
  private static func placeholder(in text: String) -> Substring? {
    guard let start = text.firstIndex(of: "<"),
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let name = text[text.index(after: start)..<end]
    return name.isEmpty ? nil : name
  }

  private static func straightened(_ text: String) -> String {
    String(
      text.map { character in
        switch character {
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}": "\""
        default: character
        }
      })
  }
}

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
