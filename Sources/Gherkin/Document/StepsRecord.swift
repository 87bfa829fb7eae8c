/// A background or a scenario: a header over steps.
struct StepsRecord: Sendable {
  var header: HeaderRecord
  var steps: Span32
  var examples = Span32.empty
}
