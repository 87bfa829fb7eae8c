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
