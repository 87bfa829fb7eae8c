// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A cell; its line is its row's.
struct CellRecord: Sendable {
  var column: UInt32
  var value: TextRange
}
