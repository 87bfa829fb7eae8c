/// The languages Gherkin can be written in.
public enum Dialects {
  /// The keywords of all languages, sorted by the bytes of their codes.
  public static let all: [Dialect] = read { _ in true }

  /// The codes of all languages, sorted by their bytes.
  public static var codes: [String] { all.map(\.code) }

  /// Returns the keywords of a language; nil for an unknown code.
  public static func dialect(for code: String) -> Dialect? {
    code == english.code ? english : places[code].map { all[$0] }
  }

  /// English alone, so that who writes English does not wait for the others.
  static let english =
    read { $0 == "en" }.first ?? Dialect(code: "en", name: "English", native: "English")

  /// Returns the laid-out keywords of a language; nil for an unknown code.
  static func keywords(for code: String) -> KeywordTable? {
    code == english.code ? englishKeywords : places[code].map { keywordTables[$0] }
  }

  /// Returns the known codes that differ from a code in case or in the region.
  static func codes(similarTo code: String) -> [String] {
    let wanted = code.lowercased()
    let base = wanted.prefix { $0 != "-" && $0 != "_" }
    return codes.filter { known in
      known.lowercased().prefix { $0 != "-" } == base
    }
  }

  private static let places = [String: Int](
    uniqueKeysWithValues: all.enumerated().map { ($0.element.code, $0.offset) })
  private static let keywordTables = all.map { KeywordTable($0) }
  private static let englishKeywords = KeywordTable(english)

  /// Reads the languages whose code is wanted.
  private static func read(where isWanted: (String) -> Bool) -> [Dialect] {
    var dialects: [Dialect] = []
    var isReading = false
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in bytes.split(separator: 0x0A) {
      guard let mark = line.first else { continue }
      if mark == UInt8(ascii: "=") {
        let names = fields(of: line)
        isReading = isWanted(names[0])
        guard isReading else { continue }
        dialects.append(Dialect(code: names[0], name: names[1], native: names[2]))
      } else if isReading {
        dialects[dialects.count - 1].add(fields(of: line), toGroup: Unicode.Scalar(mark))
      }
    }
    return dialects
  }

  private static func fields(of line: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    line.dropFirst(2).split(separator: UInt8(ascii: "|"))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The keywords of one language.
public struct Dialect: Hashable, Sendable {
  /// The code a `# language:` line names, such as `en` or `zh-CN`.
  public let code: String
  /// The name in English.
  public let name: String
  /// The name in the language itself.
  public let native: String
  /// Keywords of features, without the colon.
  public private(set) var feature: [String] = []
  /// Keywords of rules.
  public private(set) var rule: [String] = []
  /// Keywords of backgrounds.
  public private(set) var background: [String] = []
  /// Keywords of scenarios.
  public private(set) var scenario: [String] = []
  /// Keywords of scenario outlines.
  public private(set) var scenarioOutline: [String] = []
  /// Keywords of examples.
  public private(set) var examples: [String] = []
  /// Keywords of steps that describe the state before, with the space that follows them.
  public private(set) var given: [String] = []
  /// Keywords of steps that act.
  public private(set) var when: [String] = []
  /// Keywords of steps that expect.
  public private(set) var then: [String] = []
  /// Keywords of steps that go on.
  public private(set) var and: [String] = []
  /// Keywords of steps that go on with a contrast.
  public private(set) var but: [String] = []

  init(code: String, name: String, native: String) {
    self.code = code
    self.name = name
    self.native = native
  }

  /// All keywords of steps with what they say, each once; of several groups means unknown.
  public var stepKeywords: [StepKeyword] {
    let groups: [([String], KeywordType)] = [
      (given, .context), (when, .action), (then, .outcome), (and, .conjunction),
      (but, .conjunction),
    ]
    var keywords: [StepKeyword] = []
    for (words, type) in groups {
      for word in words {
        if let known = keywords.firstIndex(where: { $0.text == word }) {
          keywords[known] = StepKeyword(text: word, type: .unknown)
        } else {
          keywords.append(StepKeyword(text: word, type: type))
        }
      }
    }
    return keywords
  }

  mutating func add(_ keywords: [String], toGroup letter: Unicode.Scalar) {
    switch letter {
    case "f": feature += keywords
    case "r": rule += keywords
    case "b": background += keywords
    case "s": scenario += keywords
    case "o": scenarioOutline += keywords
    case "e": examples += keywords
    case "g": given += keywords
    case "w": when += keywords
    case "t": then += keywords
    case "a": and += keywords
    case "u": but += keywords
    default: preconditionFailure("no group of keywords is called \(letter)")
    }
  }
}

/// A keyword that starts a step.
public struct StepKeyword: Hashable, Sendable {
  /// The keyword with the space that must follow it, where the language has one.
  public let text: String
  /// What it says about the step.
  public let type: KeywordType
}
