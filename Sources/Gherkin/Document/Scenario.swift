/// A scenario or, where it has examples, a scenario outline.
public struct Scenario: Sendable {
  let storage: DocumentStorage
  let record: StepsRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The tags in front of the scenario.
  public var tags: [Tag] { storage.tags(of: record.header) }

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

  /// The tables of examples, in the order of the text; empty for a plain scenario.
  public var examples: [Examples] {
    record.examples.range.map { Examples(storage: storage, record: storage.tables.examples[$0]) }
  }
}

/// A table of values that a scenario outline is run with, one row at a time.
public struct Examples: Sendable {
  let storage: DocumentStorage
  let record: ExamplesRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.header.id) }

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The tags in front of the examples.
  public var tags: [Tag] { storage.tags(of: record.header) }

  /// The keyword as written, without the colon.
  public var keyword: String { storage.text(record.header.keyword) }

  /// The name, trimmed.
  public var name: String { storage.text(record.header.name) }

  /// The free text under the header, lines joined by line feeds; empty where there is none.
  public var description: String { storage.text(record.header.description) }

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
