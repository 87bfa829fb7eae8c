/// A tag or a comment.
struct MarkRecord: Sendable {
  var position: Position
  var text: TextRange
}
