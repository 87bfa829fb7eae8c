import Gherkin

/// The keywords of the languages that a file is not read in.
///
/// Without a `# language:` header a file is English, and a step in another language is a description.
struct ForeignKeywords {
  /// A keyword of another language at the beginning of a line.
  struct Match {
    let codes: [String]
    let word: String
    /// The type of the step; nil for a header.
    let type: KeywordType?

    /// Whether no English prose begins like that.
    var isTelling: Bool {
      word.unicodeScalars.contains { !$0.isASCII } || word.utf8.count >= 5
    }
  }

  private struct Entry {
    let code: String
    let word: String
    let type: KeywordType?
    let needsBlank: Bool
  }

  /// What is a keyword of the file's own language is no sign of another.
  private let ownWords: Set<String>

  /// Prepares the keywords of all languages but one.
  init(exceptOf code: String) {
    ownWords = Set(Self.headers(of: code) + Self.steps(of: code).map(\.word))
  }

  /// Finds the languages that have a keyword of a step at the beginning of a line, the longest keyword first.
  func step(in line: String) -> Match? {
    match(line) { entry, rest in
      entry.type != nil && !rest.isEmpty && (!entry.needsBlank || rest.first == " ")
    }
  }

  /// Finds the languages that have a header at the beginning of a line.
  func header(in line: String) -> Match? {
    match(line) { entry, rest in entry.type == nil && (rest.first == ":" || rest.first == "：") }
  }

  private func match(_ line: String, _ isMeant: (Entry, Substring) -> Bool) -> Match? {
    guard let first = line.first, let candidates = Self.all[first] else { return nil }
    let found = candidates.filter { entry in
      line.hasPrefix(entry.word) && !ownWords.contains(entry.word)
        && isMeant(entry, line.dropFirst(entry.word.count))
    }
    guard let longest = found.max(by: { $0.word.count < $1.word.count }) else { return nil }
    let codes = found.filter { $0.word == longest.word }.map(\.code)
    return Match(codes: codes, word: longest.word, type: longest.type)
  }

  /// Words with which English prose begins as well.
  private static let englishWords: Set = ["Context", "Primer"]

  /// By the first character of the keyword, made when the first line is looked at that could be one.
  ///
  /// The languages of jokes and of signs are left out: whoever writes in them knows how to.
  private static let all: [Character: [Entry]] = {
    var entries: [Character: [Entry]] = [:]
    let english = Set(headers(of: "en") + steps(of: "en").map(\.word))
    for dialect in Dialects.all where !dialect.code.hasPrefix("en-") && dialect.code != "em" {
      let isEnglish = dialect.code == "en"
      let found =
        steps(of: dialect.code)
        + headers(of: dialect.code).map {
          Entry(code: dialect.code, word: $0, type: nil, needsBlank: false)
        }
      for entry in found
      where (isEnglish || !english.contains(entry.word)) && !englishWords.contains(entry.word) {
        guard let first = entry.word.first else { continue }
        entries[first, default: []].append(entry)
      }
    }
    return entries
  }()

  private static func headers(of code: String) -> [String] {
    guard let dialect = Dialects.dialect(for: code) else { return [] }
    return dialect.feature + dialect.rule + dialect.background + dialect.scenario
      + dialect.scenarioOutline + dialect.examples
  }

  private static func steps(of code: String) -> [Entry] {
    guard let dialect = Dialects.dialect(for: code) else { return [] }
    return dialect.stepKeywords.filter { $0.text != "* " }.map { keyword in
      let needsBlank = keyword.text.hasSuffix(" ")
      return Entry(
        code: code, word: needsBlank ? String(keyword.text.dropLast()) : keyword.text,
        type: keyword.type, needsBlank: needsBlank)
    }
  }
}

/// The language that lines were most likely written in, told by the keywords they begin with.
struct LanguageGuess {
  private var votes: [String: Int] = [:]
  private var types: [String: Set<KeywordType>] = [:]

  /// Counts a line for all languages that have its keyword.
  mutating func add(_ match: ForeignKeywords.Match) {
    for code in match.codes {
      votes[code, default: 0] += 1
      if let type = match.type { types[code, default: []].insert(type) }
    }
  }

  /// Whether at least two lines with keywords of different purpose are of one language.
  var isScenario: Bool {
    types.contains { code, types in types.count >= 2 && votes[code, default: 0] >= 2 }
  }

  /// Whether a keyword is of a language that many write in, and so more likely meant than a slip.
  static func isCommon(_ match: ForeignKeywords.Match) -> Bool {
    match.codes.contains(where: common.contains)
  }

  /// What to write above the feature.
  func advice(_ own: Dialect) -> String {
    let most = votes.values.max() ?? 0
    let rank = Dictionary(
      uniqueKeysWithValues: Self.common.enumerated().map { ($0.element, $0.offset) })
    let codes = votes.filter { $0.value == most }.keys
      .sorted { (rank[$0] ?? Self.common.count, $0) < (rank[$1] ?? Self.common.count, $1) }
    let names = codes.prefix(Self.namesMax).compactMap { code in
      Dialects.dialect(for: code).map { "\($0.name) (\(code))" }
    }
    guard let first = codes.first else { return "" }
    return
      "It begins like \(names.joined(separator: " or ")), but the file is read as \(own.name): "
      + "write \"# language: \(first)\" in its first line, or the keywords of \(own.name)."
  }

  private static let namesMax = 3
  /// The languages most features are written in, for words that several have.
  private static let common = ["en", "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "ja", "zh-CN"]
}
