/// A cell; its line is its row's.
struct CellRecord: Sendable {
  var column: UInt32
  var value: TextRange
}
