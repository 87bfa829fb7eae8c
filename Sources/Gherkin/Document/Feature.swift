/// A feature: the root of a document.
public struct Feature: Sendable {
  let storage: DocumentStorage
  let record: ContainerRecord

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The tags in front of the feature.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The code of the language the feature is written in, such as `en`.
  public var language: String {
    storage.language
  }

  /// The keyword as written, without the colon; empty for Markdown without a feature header.
  public var keyword: String { storage.text(record.header.keyword) }

  /// The name, trimmed.
  public var name: String { storage.text(record.header.name) }

  /// The free text under the header, lines joined by line feeds; empty where there is none.
  public var description: String { storage.text(record.header.description) }

  /// The background, the scenarios and the rules, in the order of the text.
  public var children: [FeatureChild] {
    var children: [FeatureChild] = []
    for index in record.backgrounds.range {
      children.append(
        .background(Background(storage: storage, record: storage.tables.backgrounds[index])))
    }
    for index in record.scenarios.range {
      children.append(
        .scenario(Scenario(storage: storage, record: storage.tables.scenarios[index])))
    }
    for rule in storage.tables.rules {
      children.append(.rule(Rule(storage: storage, record: rule)))
    }
    return children
  }
}

/// A business rule that groups the scenarios which illustrate it.
public struct Rule: Sendable {
  let storage: DocumentStorage
  let record: ContainerRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The tags in front of the rule.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The keyword as written, without the colon.
  public var keyword: String { storage.text(record.header.keyword) }

  /// The name, trimmed.
  public var name: String { storage.text(record.header.name) }

  /// The free text under the header, lines joined by line feeds; empty where there is none.
  public var description: String { storage.text(record.header.description) }

  /// The background and the scenarios, in the order of the text.
  public var children: [RuleChild] {
    var children: [RuleChild] = []
    for index in record.backgrounds.range {
      children.append(
        .background(Background(storage: storage, record: storage.tables.backgrounds[index])))
    }
    for index in record.scenarios.range {
      children.append(
        .scenario(Scenario(storage: storage, record: storage.tables.scenarios[index])))
    }
    return children
  }
}

/// Steps that run before every scenario of a feature or rule.
public struct Background: Sendable {
  let storage: DocumentStorage
  let record: StepsRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The keyword as written, without the colon.
  public var keyword: String { storage.text(record.header.keyword) }

  /// The name, trimmed.
  public var name: String { storage.text(record.header.name) }

  /// The free text under the header, lines joined by line feeds; empty where there is none.
  public var description: String { storage.text(record.header.description) }

  /// The steps, in the order of the text.
  public var steps: [Step] {
    record.steps.range.map { Step(storage: storage, record: storage.tables.steps[$0]) }
  }
}

/// What stands directly under a feature.
public enum FeatureChild: Sendable {
  /// Steps run before every scenario of the feature.
  case background(Background)
  /// A scenario or scenario outline outside any rule.
  case scenario(Scenario)
  /// A rule with scenarios of its own.
  case rule(Rule)
}

/// What stands directly under a rule.
public enum RuleChild: Sendable {
  /// Steps run before every scenario of the rule, after those of the feature's background.
  case background(Background)
  /// A scenario or scenario outline of the rule.
  case scenario(Scenario)
}
