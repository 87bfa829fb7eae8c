/// The table of a pickle's step, with placeholders filled in.
public struct PickleTable: Hashable, Sendable {
  /// The rows; all have the same number of cells.
  public let rows: [PickleTableRow]

  /// Creates a table.
  public init(rows: [PickleTableRow]) {
    self.rows = rows
  }
}
