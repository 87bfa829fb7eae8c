import Gherkin

/// A header with the description under it, and what is known of what follows.
struct DescribedBlock {
  /// What sort of header it is.
  enum Kind {
    case feature
    case rule
    case background
    case scenario
    case examples
  }

  let kind: Kind
  let header: Location
  let lines: [DescriptionLine]
  /// Whether it has what belongs under it: scenarios, steps or rows.
  let hasBody: Bool

  /// Whether the grammar takes steps under the header.
  var takesSteps: Bool {
    switch kind {
    case .background, .scenario: true
    case .feature, .rule, .examples: false
    }
  }

  /// All blocks of a feature that have a description, in the order of the file.
  static func all(of feature: Feature, _ source: Source) -> [DescribedBlock] {
    var collector = Collector(source: source)
    let children = feature.children
    collector.add(.feature, feature.description, feature.location, !children.isEmpty)
    for child in children {
      switch child {
      case .background(let background): collector.add(background)
      case .scenario(let scenario): collector.add(scenario)
      case .rule(let rule):
        let children = rule.children
        collector.add(.rule, rule.description, rule.location, !children.isEmpty)
        for child in children {
          switch child {
          case .background(let background): collector.add(background)
          case .scenario(let scenario): collector.add(scenario)
          }
        }
      }
    }
    return collector.blocks
  }

  private struct Collector {
    let source: Source
    var blocks: [DescribedBlock] = []
    /// Made for the first description, as many files have none.
    private lazy var file = DescriptionLines(source)

    init(source: Source) { self.source = source }

    mutating func add(_ background: Background) {
      add(.background, background.description, background.location, !background.steps.isEmpty)
    }

    mutating func add(_ scenario: Scenario) {
      let description = scenario.description
      if !description.isEmpty {
        add(.scenario, description, scenario.location, !scenario.steps.isEmpty)
      }
      for examples in scenario.examples {
        add(.examples, examples.description, examples.location, examples.header != nil)
      }
    }

    mutating func add(
      _ kind: Kind, _ description: String, _ header: Location, _ hasBody: @autoclosure () -> Bool
    ) {
      guard !description.isEmpty else { return }
      let lines = file.lines(of: description, after: header)
      blocks.append(
        DescribedBlock(kind: kind, header: header, lines: lines, hasBody: hasBody()))
    }
  }
}
