/// A row of a pickle's table.
public struct PickleTableRow: Hashable, Sendable {
  /// The cells, from left to right.
  public let cells: [PickleTableCell]

  /// Creates a row.
  public init(cells: [PickleTableCell]) {
    self.cells = cells
  }
}
