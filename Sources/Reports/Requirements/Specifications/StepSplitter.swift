/// A splitter of sentences such as `**Given** a, **When** b, **Then** c` into steps.
enum StepSplitter {
  /// The words that start a step, in capitals, with what they mean.
  private static let keywords: [(word: String, keyword: SpecificationStep.Keyword)] = [
    ("GIVEN", .given), ("WHEN", .when), ("THEN", .then), ("AND", .and), ("BUT", .but),
    ("OR", .other), ("IF", .when), ("WHILE", .given), ("WHERE", .given),
  ]

  /// The same words in other languages, as far as no sentence in English starts with them.
  private static let otherKeywords: [String: SpecificationStep.Keyword] = [
    "ANGENOMMEN": .given, "GEGEBEN": .given, "WENN": .when, "DANN": .then, "UND": .and,
    "ABER": .but, "DADO": .given, "DADA": .given, "DADOS": .given, "CUANDO": .when,
    "ENTONCES": .then, "QUANDO": .when, "ENTÃO": .then, "ALLORA": .then, "QUAND": .when,
    "LORSQUE": .when, "ALORS": .then, "ÉTANT": .given, "KIEDY": .when, "GDY": .when,
    "WTEDY": .then, "ORAZ": .and, "ZAKŁADAJĄC": .given, "ДАНО": .given, "КОГДА": .when,
    "ТОГДА": .then, "假设": .given, "假如": .given, "给定": .given, "前提": .given, "当": .when,
    "那么": .then, "则": .then, "并且": .and, "而且": .and, "操作": .when, "前提条件": .given,
    "期待結果": .then, "전제": .given, "실행": .when, "결과": .then,
  ]

  /// Returns the steps that a text with marks says, perhaps behind a title; none where it does not say any.
  static func steps(_ text: String) -> [SpecificationStep] {
    let sentences = pieces(text).map { MarkdownText.plain($0) }
    let steps = sentences.drop { step($0) == nil }.compactMap { step($0) }
    // A single word of these in the middle of a sentence says nothing.
    return steps.count == sentences.count || steps.count > 1 ? steps : []
  }

  /// Returns the step that a text without marks is; nil where it starts with none of the words.
  static func step(_ text: String) -> SpecificationStep? {
    let head = text.prefix { $0.isLetter }
    guard head.utf8.count <= 24 else { return nil }
    let word = head.uppercased()
    guard let keyword = keywords.first(where: { $0.word == word })?.keyword ?? otherKeywords[word]
    else { return nil }
    let rest = text[head.endIndex...].drop { ":,：，、".contains($0) || $0.isWhitespace }
    let sentence = withoutEnd(rest)
    guard keyword == .other else { return SpecificationStep(keyword: keyword, text: sentence) }
    return SpecificationStep(keyword: .other, text: "or \(sentence)")
  }

  /// Cuts a text in front of every word that starts a step: the bold ones, or else those behind a comma or a stop.
  private static func pieces(_ text: String) -> [String] {
    let bold = cut(text) { isBoldKeyword($0) }
    if bold.count > 1 { return bold }
    return cut(text, afterComma: isLowerKeyword) { isPlainKeyword($0) }
  }

  private static func cut(
    _ text: String, afterComma isStartThere: (Substring) -> Bool = { _ in false },
    before isStart: (Substring) -> Bool
  ) -> [String] {
    var pieces: [String] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let before = text[start..<index]
      let starts =
        endsClause(before) && isStart(text[index...])
        || before.hasSuffix(", ") && isStartThere(text[index...])
      if starts {
        pieces.append(String(text[start..<index]))
        start = index
      }
      index = text.index(after: index)
    }
    pieces.append(String(text[start...]))
    return pieces.filter { $0.contains { !$0.isWhitespace } }
  }

  /// Whether a text in front of a keyword is more than the mark that opens the keyword itself.
  private static func endsClause(_ text: Substring) -> Bool {
    guard let last = text.last else { return false }
    return last.isWhitespace || last == "," || last == ";" || last == "." || last == ">"
      || "、，；。".contains(last)
  }

  private static func isBoldKeyword(_ text: Substring) -> Bool {
    for sign in ["**", "__"] where text.hasPrefix(sign) {
      let inner = text.dropFirst(2)
      let word = inner.prefix { $0.isLetter }.uppercased()
      let behind = inner.dropFirst(word.count)
      // Conditions of other notations do not cut a sentence in two.
      guard
        ["GIVEN", "WHEN", "THEN", "AND", "BUT", "OR"].contains(word) || otherKeywords[word] != nil
      else { continue }
      if behind.hasPrefix(sign) || behind.hasPrefix(":\(sign)") || behind.hasPrefix(",\(sign)") {
        return true
      }
    }
    return false
  }

  private static func isPlainKeyword(_ text: Substring) -> Bool {
    let word = text.prefix { $0.isLetter }
    // In lower case these are words like others, except behind a comma.
    return ["Given", "When", "Then", "GIVEN", "WHEN", "THEN", "AND", "BUT"].contains(String(word))
      && text.dropFirst(word.count).first.map { $0 == " " || $0 == ":" } ?? false
  }

  private static func isLowerKeyword(_ text: Substring) -> Bool {
    text.hasPrefix("when ") || text.hasPrefix("then ")
  }

  /// Without the comma, semicolon or full stop that ends a clause.
  private static func withoutEnd(_ text: Substring) -> String {
    var text = MarkdownLine.trimmed(text)
    while let last = text.last, ",;.、，；。".contains(last) {
      if text.hasSuffix("...") { break }
      text.removeLast()
      text = MarkdownLine.trimmed(text[...])
    }
    return text
  }
}
