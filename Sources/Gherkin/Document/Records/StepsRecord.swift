// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A background or a scenario: a header over steps.
struct StepsRecord: Sendable {
  var header: HeaderRecord
  var steps: Span32
  var examples = Span32.empty
}
