// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A tag or a comment.
struct MarkRecord: Sendable {
  var position: Position
  var text: TextRange
}
