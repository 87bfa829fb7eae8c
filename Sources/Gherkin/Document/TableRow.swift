/// A row of a data table or of examples.
public struct TableRow: Sendable {
  let storage: DocumentStorage
  let record: RowRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.id) }

  /// Where the first pipe stands.
  public var location: Location { record.position.location }

  /// The cells, from left to right.
  public var cells: [TableCell] {
    record.cells.range.map { index in
      TableCell(
        storage: storage, record: storage.tables.cells[index], line: Int(record.position.line))
    }
  }
}
