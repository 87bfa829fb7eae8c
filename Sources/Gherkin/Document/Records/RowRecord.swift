// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A row of a data table or of examples.
struct RowRecord: Sendable {
  var position: Position
  var cells: Span32
  var id: UInt32
}
