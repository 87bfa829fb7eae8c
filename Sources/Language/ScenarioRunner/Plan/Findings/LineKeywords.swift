import Gherkin

/// The keywords of one language as people write them by mistake: with other capitals, blanks or punctuation.
struct LineKeywords {
  /// The section that a header opens.
  enum Section {
    case rule
    case background
    case scenario
    case examples
  }

  struct Header {
    let word: String
    let section: Section
  }

  struct Step {
    /// The keyword without the blank behind it.
    let word: String
    let type: KeywordType
  }

  let dialect: Dialect
  /// The longest first.
  let headers: [Header]
  /// The longest first; the star and keywords that need no blank cannot be slips.
  let steps: [Step]

  init(_ dialect: Dialect) {
    self.dialect = dialect
    let groups: [([String], Section)] = [
      (dialect.rule, .rule), (dialect.background, .background), (dialect.scenario, .scenario),
      (dialect.scenarioOutline, .scenario), (dialect.examples, .examples),
    ]
    headers = groups.flatMap { words, section in words.map { Header(word: $0, section: section) } }
      .sorted { $0.word.utf8.count > $1.word.utf8.count }
    steps = dialect.stepKeywords.filter { $0.text != "* " && $0.text.hasSuffix(" ") }
      .map { Step(word: String($0.text.dropLast()), type: $0.type) }
      .sorted { $0.word.utf8.count > $1.word.utf8.count }
  }

  /// The keyword of a step that does something, for advice.
  var action: String { steps.last { $0.type == .action }?.word ?? "When" }

  /// Returns what follows a word at the beginning of a line, whatever its capitals; nil for other lines.
  static func rest(of line: String, after word: String) -> (rest: String, isExact: Bool)? {
    let count = word.unicodeScalars.count
    let scalars = line.unicodeScalars
    guard scalars.count >= count else { return nil }
    let start = String(String.UnicodeScalarView(scalars.prefix(count)))
    guard start == word || start.lowercased() == word.lowercased() else { return nil }
    return (String(String.UnicodeScalarView(scalars.dropFirst(count))), start == word)
  }

  /// The line without characters that nobody sees, such as a byte order mark or a blank of no width.
  static func visible(_ line: String) -> String {
    let scalars = line.unicodeScalars.drop { $0.properties.generalCategory == .format }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The probable meaning of a line that the parser takes nowhere: the same slips that make descriptions of lines.
struct ParseAdvice {
  private let keywords: LineKeywords
  private let foreign: ForeignKeywords

  /// Prepares the advice for a source in its language, which is English unless it says another.
  init(_ source: Source) {
    let dialect = Self.dialect(of: source)
    keywords = LineKeywords(dialect)
    foreign = ForeignKeywords(exceptOf: dialect.code)
  }

  /// Returns what to write instead; nil for a line that resembles nothing.
  func note(on line: String) -> String? {
    let visible = LineKeywords.visible(line)
    if let match = foreign.header(in: visible) ?? foreign.step(in: visible), match.isTelling,
      LanguageGuess.isCommon(match) || !HeaderSlip.isOneLetterOff(visible, keywords)
    {
      var guess = LanguageGuess()
      guess.add(match)
      return guess.advice(keywords.dialect)
    }
    if let advice = HeaderSlip.advice(on: line, keywords) { return advice }
    guard let slip = StepSlip(line, keywords) else { return nil }
    switch slip.fault {
    case .none: return nil
    case .capitals, .colon, .blank, .alone, .invisible: return slip.advice
    }
  }

  /// Finds the keywords of a file that could not be parsed.
  static func dialect(of source: Source) -> Dialect {
    Dialects.dialect(for: language(of: source)) ?? Dialects.all[0]
  }

  /// Finds the code in the header of a file that could not be parsed.
  private static func language(of source: Source) -> String {
    let head = String(decoding: source.bytes.prefix(headBytesMax), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline).map(\.trimmed) {
      guard line.hasPrefix("#") else { break }
      let parts = line.dropFirst().split(separator: ":", maxSplits: 1).map(\.trimmed)
      if parts.count == 2, parts[0] == "language" { return parts[1] }
    }
    return "en"
  }

  private static let headBytesMax = 4_096
}
