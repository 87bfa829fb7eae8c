// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A doc string.
struct DocStringRecord: Sendable {
  var position: Position
  /// The media type as written, or an empty range where there is none.
  var mediaType: TextRange
  var content = TextRange.empty
  var delimiter: TextRange
}
