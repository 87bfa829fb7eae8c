// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A step.
struct StepRecord: Sendable {
  static let noDocString = UInt32.max

  var position: Position
  var keyword: TextRange
  var text: TextRange
  /// The rows of the table, if there is one.
  var rows = Span32.empty
  /// The index of the doc string, if there is one.
  var docString = Self.noDocString
  var id: UInt32 = 0
  var keywordType: KeywordType
  var isDocStringFirst = false
}
