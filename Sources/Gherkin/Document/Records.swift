// The rows of the document's tables. They are plain bits, so appending one costs a copy and
// nothing else; the public nodes are views of them.

/// What feature, rule, background, scenario and examples have in common.
struct HeaderRecord: Sendable {
  var position: Position
  var keyword: TextRange
  var name: TextRange
  var description = TextRange.empty
  var tags = Span32.empty
  var firstTagID: UInt32 = 0
  var id: UInt32 = 0

  init(position: Position, keyword: TextRange, name: TextRange) {
    self.position = position
    self.keyword = keyword
    self.name = name
  }
}

/// A feature or a rule: a header over an optional background and scenarios.
struct ContainerRecord: Sendable {
  var header: HeaderRecord
  /// An index into the backgrounds, or nil.
  var background: UInt32?
  var scenarios: Span32
}

/// A background or a scenario: a header over steps.
struct StepsRecord: Sendable {
  var header: HeaderRecord
  var steps: Span32
  var examples: Span32
}

/// One table of examples; its first row is the header.
struct ExamplesRecord: Sendable {
  var header: HeaderRecord
  var rows: Span32
}

/// What stands under a step.
enum ArgumentRecord: Sendable {
  case none
  case table(rows: Span32)
  case docString(UInt32)
}

/// A step.
struct StepRecord: Sendable {
  var position: Position
  var keyword: TextRange
  var text: TextRange
  var argument: ArgumentRecord
  var id: UInt32
  var keywordType: KeywordType
}

/// A row of a data table or of examples.
struct RowRecord: Sendable {
  var position: Position
  var cells: Span32
  var id: UInt32
}

/// A cell; its line is its row's.
struct CellRecord: Sendable {
  var column: UInt32
  var value: TextRange
}

/// A doc string.
struct DocStringRecord: Sendable {
  var position: Position
  /// The media type as written, or an empty range where there is none.
  var mediaType: TextRange
  var content: TextRange
  var delimiter: TextRange
}

/// A tag or a comment.
struct MarkRecord: Sendable {
  var position: Position
  var text: TextRange
}
