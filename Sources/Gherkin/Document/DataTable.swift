/// The table under a step.
public struct DataTable: Sendable {
  let storage: DocumentStorage
  let rowIndices: Span32

  /// Where the first row stands.
  public var location: Location {
    storage.tables.rows[rowIndices.range.lowerBound].position.location
  }

  /// The rows; all have the same number of cells.
  public var rows: [TableRow] {
    rowIndices.range.map { TableRow(storage: storage, record: storage.tables.rows[$0]) }
  }
}
