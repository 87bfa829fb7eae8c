/// A cell of a table.
public struct TableCell: Sendable {
  let storage: DocumentStorage
  let record: CellRecord
  let line: Int

  /// Where the value starts.
  public var location: Location { Location(line: line, column: Int(record.column)) }

  /// The value, trimmed, with `\|`, `\\` and `\n` replaced by what they stand for.
  public var value: String { storage.text(record.value) }
}
