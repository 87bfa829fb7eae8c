// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// One table of examples; its first row is the header.
struct ExamplesRecord: Sendable {
  var header: HeaderRecord
  var rows = Span32.empty
}
