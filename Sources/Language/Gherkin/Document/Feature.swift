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
