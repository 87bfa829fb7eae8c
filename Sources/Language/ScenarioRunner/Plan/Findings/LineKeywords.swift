import Gherkin

/// The keywords of one language as people write them by mistake: with other capitals, blanks or punctuation.
struct LineKeywords {
  /// What a header opens.
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
