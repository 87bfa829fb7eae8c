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
