/// A row of a data table or of examples.
struct RowRecord: Sendable {
  var position: Position
  var cells: Span32
  var id: UInt32
}
