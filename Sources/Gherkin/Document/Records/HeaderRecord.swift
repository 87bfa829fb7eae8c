// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// What feature, rule, background, scenario and examples have in common.
struct HeaderRecord: Sendable {
  var position: Position
  var keyword: TextRange
  var name: TextRange
  var description = TextRange.empty
  var tags = Span32.empty
  var firstTagID: UInt32 = 0
  var id: UInt32 = 0
}
