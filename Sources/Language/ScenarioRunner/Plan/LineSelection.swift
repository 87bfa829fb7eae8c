import Gherkin

/// The nodes of a document that the lines of a `file:line` argument touch.
///
/// A node reaches from its first tag or keyword to the line before the next node, so every line of a file selects
/// something: a step its scenario, a row of examples that row, a background all it is run before.
struct LineSelection {
  private(set) var problems: [Problem] = []
  /// Whether a line touches the feature itself.
  private var isWhole = false
  /// The numbers of scenarios and rows of examples.
  private var ids: Set<Int> = []

  init(_ lines: [Int], in document: GherkinDocument, _ pickles: [Pickle]) {
    let regions = LineRegions(document)
    let lineCount = document.source.lineCount
    for line in lines {
      let region = regions.last(upTo: line)
      let isTouching = pickles.contains { region.contains($0.astNodeIDs) }
      if line < 1 || line > lineCount {
        problems.append(Self.problem(document.uri, "There is no line \(line): ", lineCount))
      } else if !isTouching {
        problems.append(
          Problem(
            .selection, uri: document.uri, location: Location(line: line),
            message: "No scenario stands on line \(line).",
            notes: ["Give a line of a scenario, a step, a row of examples, a rule or a tag."]))
      } else if let selected = region.ids {
        ids.formUnion(selected)
      } else {
        isWhole = true
      }
    }
  }

  func contains(_ pickle: Pickle) -> Bool {
    isWhole || pickle.astNodeIDs.contains(where: ids.contains)
  }

  private static func problem(_ uri: String, _ start: String, _ lineCount: Int) -> Problem {
    Problem(.selection, uri: uri, message: "\(start)the file has \(lineCount) lines.")
  }
}

extension Source {
  /// The number of lines; a line feed at the very end does not begin another.
  fileprivate var lineCount: Int {
    let feeds = bytes.count(where: { $0 == UInt8(ascii: "\n") })
    return bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? feeds : feeds + 1
  }
}

/// A document cut into stretches of lines, each with the scenarios and rows it selects.
struct LineRegions {
  private var regions: [LineRegion] = [LineRegion(firstLine: 0, ids: nil)]

  init(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    for child in feature.children {
      switch child {
      case .background(let background): add(background.location.line, nil)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule): add(rule)
      }
    }
    regions.sort { $0.firstLine < $1.firstLine }
  }

  /// Returns the region a line is in.
  func last(upTo line: Int) -> LineRegion {
    regions.last { $0.firstLine <= line } ?? regions[0]
  }

  private mutating func add(_ rule: Rule) {
    let scenarios = rule.children.compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
    let ids = Set(scenarios.map(\.id))
    add(Self.firstLine(rule.tags, rule.location), ids)
    for case .background(let background) in rule.children {
      add(background.location.line, ids)
    }
    for scenario in scenarios {
      add(scenario)
    }
  }

  private mutating func add(_ scenario: Scenario) {
    add(Self.firstLine(scenario.tags, scenario.location), [scenario.id])
    for examples in scenario.examples {
      add(Self.firstLine(examples.tags, examples.location), Set(examples.body.map(\.id)))
      for row in examples.body {
        add(row.location.line, [row.id])
      }
    }
  }

  private mutating func add(_ firstLine: Int, _ ids: Set<Int>?) {
    regions.append(LineRegion(firstLine: firstLine, ids: ids))
  }

  private static func firstLine(_ tags: [Tag], _ location: Location) -> Int {
    tags.first?.location.line ?? location.line
  }
}

/// A stretch of lines and what it selects.
struct LineRegion {
  let firstLine: Int
  /// The numbers of scenarios and rows of examples; nil for everything in the file.
  let ids: Set<Int>?

  func contains(_ nodeIDs: [Int]) -> Bool {
    ids.map { ids in nodeIDs.contains(where: ids.contains) } ?? true
  }
}

/// The rows of examples of a document, found again by the pickles made from them.
struct ExampleRows {
  private var rows: [Int: TableRow] = [:]

  init(_ document: GherkinDocument) {
    for case .scenario(let scenario) in document.feature?.blocks ?? [] {
      for row in scenario.examples.flatMap(\.body) { rows[row.id] = row }
    }
  }

  /// Returns the values a pickle was filled in with; nil for one that was not.
  func values(of pickle: Pickle) -> [String]? {
    guard pickle.astNodeIDs.count > 1, let id = pickle.astNodeIDs.last else { return nil }
    return rows[id]?.cells.map(\.value)
  }
}

extension Feature {
  /// The backgrounds and scenarios, with those of the rules, in the order of the text.
  var blocks: [RuleChild] {
    children.flatMap { child -> [RuleChild] in
      switch child {
      case .background(let background): [.background(background)]
      case .scenario(let scenario): [.scenario(scenario)]
      case .rule(let rule): rule.children
      }
    }
  }
}
