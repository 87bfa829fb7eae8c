/// A feature or a rule: a header over an optional background and scenarios.
struct ContainerRecord: Sendable {
  var header: HeaderRecord
  /// The background, or nothing.
  var backgrounds = Span32.empty
  var scenarios: Span32
}
