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
