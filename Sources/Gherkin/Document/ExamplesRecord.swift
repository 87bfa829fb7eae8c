/// One table of examples; its first row is the header.
struct ExamplesRecord: Sendable {
  var header: HeaderRecord
  var rows = Span32.empty
}
