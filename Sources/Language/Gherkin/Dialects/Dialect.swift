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
