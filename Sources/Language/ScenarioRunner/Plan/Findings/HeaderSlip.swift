import CucumberExpressions
import Gherkin

/// A line that was meant as a header but is none: its keyword is misspelt, or its colon is missing.
struct HeaderSlip {
  /// The line that comes after a line of a description, blank lines and comments aside.
  enum Following {
    case step
    case table
    /// Scenarios, where the description is that of a feature or rule.
    case scenarios
    case text
    case nothing
  }

  /// How the line is written as a header.
  let advice: String

  /// Recognises a line; nil for prose.
  init?(
    _ line: DescriptionLine, in block: DescribedBlock, before following: Following,
    _ keywords: LineKeywords
  ) {
    let text = LineKeywords.visible(line.text)
    if let advice = Self.misspelt(text, keywords) {
      self.advice = text == line.text ? advice : Self.invisible + advice
      return
    }
    for header in keywords.headers {
      guard let (rest, isExact) = LineKeywords.rest(of: text, after: header.word) else { continue }
      guard
        rest.isEmpty
          || isExact && Self.isApart(rest)
            && Self.isMeant(header.section, line, in: block, before: following)
      else { return nil }
      advice = Self.colonAdvice(header.word, rest)
      return
    }
    return nil
  }

  /// Says how a line is written as a header where nothing but a header or a step can stand.
  static func advice(on line: String, _ keywords: LineKeywords) -> String? {
    let text = LineKeywords.visible(line)
    if let advice = misspelt(text, keywords) { return text == line ? advice : invisible + advice }
    for header in keywords.headers {
      guard let (rest, _) = LineKeywords.rest(of: text, after: header.word), isApart(rest) else {
        continue
      }
      return colonAdvice(header.word, rest)
    }
    return nil
  }

  private static func colonAdvice(_ word: String, _ rest: String) -> String {
    "A colon is missing: write \"\(word):\(rest)\"."
  }

  private static let invisible = "At its beginning stands a character that cannot be seen. "
  private static let wordLengthMax = 40

  private static func isApart(_ rest: String) -> Bool {
    rest.unicodeScalars.first?.properties.isWhitespace ?? true
  }

  /// Whether a keyword without its colon begins a section rather than a sentence: what follows shows it.
  private static func isMeant(
    _ section: LineKeywords.Section, _ line: DescriptionLine, in block: DescribedBlock,
    before following: Following
  ) -> Bool {
    guard line.isTitle, line.beginsParagraph else { return false }
    switch (section, block.kind) {
    case (.background, .feature), (.background, .rule): return following == .step
    case (.background, .background), (.background, .scenario), (.background, .examples):
      return false
    case (.scenario, _): return following == .step
    case (.rule, .feature), (.rule, .rule): return following == .scenarios
    case (.rule, .background), (.rule, .scenario), (.rule, .examples): return false
    case (.examples, _): return following == .table
    }
  }

  /// Says how a header with a colon is written, if one of its letters is wrong.
  private static func misspelt(_ line: String, _ keywords: LineKeywords) -> String? {
    let scalars = line.unicodeScalars.prefix(wordLengthMax)
    guard let colon = scalars.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let written = String(scalars[..<colon])
    let isPlainColon = scalars[colon] == ":"
    // A second feature would need a file of its own.
    let words = keywords.headers.map(\.word)
    if isPlainColon, words.contains(written) || keywords.dialect.feature.first == written {
      return "A section \"\(written):\" cannot stand here."
    }
    return nearest(to: written, words).map {
      "For a new section write \"\($0.keyword):\" with exactly these letters."
    }
  }

  /// Whether a line begins with a header of which one letter is wrong, whatever it means in other languages.
  static func isOneLetterOff(_ line: String, _ keywords: LineKeywords) -> Bool {
    guard let colon = line.unicodeScalars.prefix(wordLengthMax).firstIndex(of: ":") else {
      return false
    }
    let edits = nearest(to: String(line[..<colon]), keywords.headers.map(\.word))?.edits
    return edits.map { $0 <= 1 } ?? false
  }

  /// Finds the keyword that a word was probably meant to be.
  private static func nearest(
    to written: String, _ words: [String]
  ) -> (keyword: String, edits: Int)? {
    let word = Array(written.lowercased().unicodeScalars)
    let distances = words.compactMap { keyword -> (keyword: String, edits: Int)? in
      let wanted = Array(keyword.lowercased().unicodeScalars)
      if word == wanted { return (keyword, 0) }
      // A plural is a heading in prose, such as "Rules: …".
      guard wanted.count >= 4, abs(word.count - wanted.count) <= 2, word != wanted + ["s"] else {
        return nil
      }
      let edits = EditDistance.between(word, wanted)
      return edits <= (wanted.count < 6 ? 1 : 2) ? (keyword, edits) : nil
    }
    return distances.min { $0.edits < $1.edits }
  }
}
