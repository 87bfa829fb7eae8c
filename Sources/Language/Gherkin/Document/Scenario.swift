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
