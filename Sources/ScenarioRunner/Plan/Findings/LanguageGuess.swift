import Gherkin

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
