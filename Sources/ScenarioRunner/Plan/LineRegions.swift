import Gherkin

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
