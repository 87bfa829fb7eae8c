/// A cell of a pickle's table.
public struct PickleTableCell: Hashable, Sendable {
  /// The value.
  public let value: String

  /// Creates a cell.
  public init(value: String) {
    self.value = value
  }
}
