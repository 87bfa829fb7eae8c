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
