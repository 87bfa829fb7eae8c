// A row of the document's tables: plain bits, so appending one costs a copy and nothing else.
// The public nodes are views of such rows.

/// A feature or a rule: a header over an optional background and scenarios.
struct ContainerRecord: Sendable {
  var header: HeaderRecord
  /// The background, or nothing.
  var backgrounds = Span32.empty
  var scenarios: Span32
}
