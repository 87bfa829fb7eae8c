/// A doc string.
struct DocStringRecord: Sendable {
  var position: Position
  /// The media type as written, or an empty range where there is none.
  var mediaType: TextRange
  var content = TextRange.empty
  var delimiter: TextRange
}
