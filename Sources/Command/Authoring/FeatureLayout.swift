import Gherkin

/// Where the parts of a feature stand in its text: its rules, backgrounds and scenarios.
struct FeatureLayout {
  /// A part that begins with a line of its own.
  struct Part {
    /// The line of its keyword, from 1.
    let line: Int
    /// The line on which it begins, with its tags.
    let start: Int
    /// The names of its own tags.
    let tags: [String]
    let keyword: String
    let name: String
    let isScenario: Bool
    /// The line of the rule in which it lies; nil where it lies directly under the feature.
    let rule: Int?
    /// The line of its first step; nil where it has none.
    let firstStep: Int?
    /// Whether that step arranges something.
    let arranges: Bool
    /// The line on which its examples begin; nil where it has none.
    let examples: Int?
  }

  /// The code of the language.
  let language: String
  /// The line of the feature's header.
  let line: Int
  /// The feature's own tags.
  let tags: [(name: String, line: Int)]
  /// All parts below the feature, in the order of the text.
  let parts: [Part]

  /// Reads a feature; nil where it cannot be read, or holds none.
  init?(_ source: Source) {
    var ids = IDGenerator()
    guard case .success(let document) = Parser().parse(source, ids: &ids),
      let feature = document.feature
    else { return nil }
    (language, line) = (feature.language, feature.location.line)
    tags = feature.tags.map { ($0.name, $0.location.line) }
    var parts: [Part] = []
    for child in feature.children {
      switch child {
      case .background(let background):
        parts.append(Part(background, nil, [], background.steps))
      case .scenario(let scenario):
        parts.append(Part(scenario, nil))
      case .rule(let rule):
        parts.append(Part(rule, nil, rule.tags, []))
        for child in rule.children {
          switch child {
          case .background(let background):
            parts.append(Part(background, rule, [], background.steps))
          case .scenario(let scenario):
            parts.append(Part(scenario, rule))
          }
        }
      }
    }
    self.parts = parts
  }

  /// The names of all scenarios.
  var names: [String] { parts.filter(\.isScenario).map(\.name) }

  /// The part whose header stands on a line.
  func part(at line: Int) -> Part? { parts.first { $0.line == line } }

  /// The line on which what follows a part begins; nil where nothing does.
  func next(after part: Part?) -> Int? {
    let line = part?.line ?? parts.last?.line ?? .max
    return parts.first { $0.line > line }?.start
  }

  /// The names of all tags that a part has, be they its own, those of its rule or those of the feature.
  func allTags(of part: Part) -> [String] {
    tags.map(\.name) + (part.rule.flatMap(self.part)?.tags ?? []) + part.tags
  }

  /// Whether a scenario in a rule, or directly under the feature, has the steps of a background before its own.
  func hasBackground(in rule: Int?) -> Bool {
    parts.contains { !$0.isScenario && $0.firstStep != nil && ($0.rule == nil || $0.rule == rule) }
  }
}

extension FeatureLayout.Part {
  fileprivate init(_ scenario: Scenario, _ rule: Rule?) {
    let examples = scenario.examples.first.map { examples in
      Self.start(examples, examples.tags)
    }
    self.init(scenario, rule, scenario.tags, scenario.steps, isScenario: true, examples)
  }

  fileprivate init(
    _ node: some HeadedNode, _ rule: Rule?, _ tags: [Tag], _ steps: [Step],
    isScenario: Bool = false, _ examples: Int? = nil
  ) {
    line = node.location.line
    start = Self.start(node, tags)
    self.tags = tags.map(\.name)
    (keyword, name) = (node.keyword, node.name)
    self.isScenario = isScenario
    self.rule = rule?.location.line
    firstStep = steps.first?.location.line
    arranges = steps.first?.keywordType == .context
    self.examples = examples
  }

  private static func start(_ node: some HeadedNode, _ tags: [Tag]) -> Int {
    tags.map(\.location.line).min() ?? node.location.line
  }
}
