/// The tables of a document, in the order of the text.
struct DocumentTables: Sendable {
  /// Texts that differ from the source: unescaped cells, doc strings, descriptions.
  var pool: [UInt8] = []
  var feature: ContainerRecord?
  var language: TextRange?
  var defaultLanguage = "en"
  var rules: [ContainerRecord] = []
  var backgrounds: [StepsRecord] = []
  var scenarios: [StepsRecord] = []
  var examples: [ExamplesRecord] = []
  var steps: [StepRecord] = []
  var rows: [RowRecord] = []
  var cells: [CellRecord] = []
  var docStrings: [DocStringRecord] = []
  var tags: [MarkRecord] = []
  var comments: [MarkRecord] = []
}

// The rows of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// The common parts of feature, rule, background, scenario and examples.
struct HeaderRecord: Sendable {
  var position: Position
  var keyword: TextRange
  var name: TextRange
  var description = TextRange.empty
  var tags = Span32.empty
  var firstTagID: UInt32 = 0
  var id: UInt32 = 0
}

/// A feature or a rule: a header over an optional background and scenarios.
struct ContainerRecord: Sendable {
  var header: HeaderRecord
  /// The background, or nothing.
  var backgrounds = Span32.empty
  var scenarios: Span32
}

/// A background or a scenario: a header over steps.
struct StepsRecord: Sendable {
  var header: HeaderRecord
  var steps: Span32
  var examples = Span32.empty
}

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

/// A doc string.
struct DocStringRecord: Sendable {
  var position: Position
  /// The media type as written, or an empty range where there is none.
  var mediaType: TextRange
  var content = TextRange.empty
  var delimiter: TextRange
}

/// One table of examples; its first row is the header.
struct ExamplesRecord: Sendable {
  var header: HeaderRecord
  var rows = Span32.empty
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

/// A tag or a comment.
struct MarkRecord: Sendable {
  var position: Position
  var text: TextRange
}
