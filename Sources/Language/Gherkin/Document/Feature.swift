/// A feature: the root of a document.
public struct Feature: HeadedNode {
  let storage: DocumentStorage
  let record: ContainerRecord

  /// The line it begins with, and the text under that.
  public var heading: Heading { Heading(storage: storage, record: record.header) }

  /// The tags in front of the feature.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The code of the language the feature is written in, such as `en`.
  public var language: String {
    storage.language
  }

  /// The background, the scenarios and the rules, in the order of the text.
  public var children: [FeatureChild] {
    storage.backgrounds(of: record).map(FeatureChild.background)
      + storage.scenarios(of: record).map(FeatureChild.scenario)
      + storage.tables.rules.map { .rule(Rule(storage: storage, record: $0)) }
  }
}

/// A business rule that groups the scenarios which illustrate it.
public struct Rule: HeadedNode {
  let storage: DocumentStorage
  let record: ContainerRecord

  /// The line it begins with, and the text under that.
  public var heading: Heading { Heading(storage: storage, record: record.header) }

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// The tags in front of the rule.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The background and the scenarios, in the order of the text.
  public var children: [RuleChild] {
    storage.backgrounds(of: record).map(RuleChild.background)
      + storage.scenarios(of: record).map(RuleChild.scenario)
  }
}

/// Steps that run before every scenario of a feature or rule.
public struct Background: HeadedNode {
  let storage: DocumentStorage
  let record: StepsRecord

  /// The line it begins with, and the text under that.
  public var heading: Heading { Heading(storage: storage, record: record.header) }

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// The steps, in the order of the text.
  public var steps: [Step] { storage.steps(of: record) }
}

/// A part that stands directly under a feature.
public enum FeatureChild: Sendable {
  /// Steps run before every scenario of the feature.
  case background(Background)
  /// A scenario or scenario outline outside any rule.
  case scenario(Scenario)
  /// A rule with scenarios of its own.
  case rule(Rule)
}

/// A part that stands directly under a rule.
public enum RuleChild: Sendable {
  /// Steps run before every scenario of the rule, after those of the feature's background.
  case background(Background)
  /// A scenario or scenario outline of the rule.
  case scenario(Scenario)
}

/// A scenario or, where it has examples, a scenario outline.
public struct Scenario: HeadedNode {
  let storage: DocumentStorage
  let record: StepsRecord

  /// The line it begins with, and the text under that.
  public var heading: Heading { Heading(storage: storage, record: record.header) }

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// The tags in front of the scenario.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The steps, in the order of the text.
  public var steps: [Step] { storage.steps(of: record) }

  /// The tables of examples, in the order of the text; empty for a plain scenario.
  public var examples: [Examples] {
    record.examples.range.map { Examples(storage: storage, record: storage.tables.examples[$0]) }
  }
}

/// A table of values that a scenario outline is run with, one row at a time.
public struct Examples: HeadedNode {
  let storage: DocumentStorage
  let record: ExamplesRecord

  /// The line it begins with, and the text under that.
  public var heading: Heading { Heading(storage: storage, record: record.header) }

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// The tags in front of the examples.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The names of the placeholders; nil where there is no table.
  public var header: TableRow? {
    record.rows.isEmpty ? nil : row(record.rows.range.lowerBound)
  }

  /// The values, one row for each run.
  public var body: [TableRow] { record.rows.range.dropFirst().map(row) }

  private func row(_ index: Int) -> TableRow {
    TableRow(storage: storage, record: storage.tables.rows[index])
  }
}

/// A part of a document that begins with a line of its own: a keyword, a colon and a name.
public protocol HeadedNode: Sendable {
  /// The line it begins with, and the text under that.
  var heading: Heading { get }
}

/// The line that a part of a document begins with, and the free text under it.
public struct Heading: Sendable {
  let storage: DocumentStorage
  let record: HeaderRecord
}

extension HeadedNode {
  /// Where the keyword stands.
  public var location: Location { heading.record.position.location }

  /// The keyword as written, without the colon; empty for Markdown without a feature header.
  public var keyword: String { heading.storage.text(heading.record.keyword) }

  /// The name, trimmed.
  public var name: String { heading.storage.text(heading.record.name) }

  /// The free text under the header, lines joined by line feeds; empty where there is none.
  public var description: String { heading.storage.text(heading.record.description) }
}

// MARK: What stands under it

extension DocumentStorage {
  /// The background of a feature or rule, where it has one.
  func backgrounds(of record: ContainerRecord) -> [Background] {
    record.backgrounds.range.map { Background(storage: self, record: tables.backgrounds[$0]) }
  }

  /// The scenarios that stand directly under a feature or rule.
  func scenarios(of record: ContainerRecord) -> [Scenario] {
    record.scenarios.range.map { Scenario(storage: self, record: tables.scenarios[$0]) }
  }

  /// The steps of a background or scenario.
  func steps(of record: StepsRecord) -> [Step] {
    record.steps.range.map { Step(storage: self, record: tables.steps[$0]) }
  }
}
