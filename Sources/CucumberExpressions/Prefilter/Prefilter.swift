/// A cheap test on the bytes of a text that never rejects what the expression matches.
struct Prefilter: Hashable, Sendable {
  /// Tells whether the test is as good as the regular expression.
  let isExact: Bool

  /// Takes the tests from a shape.
  init(_ shape: ExpressionShape) {
    isExact = false
  }

  /// Tells whether the expression may match a text.
  func admits(_ text: String) -> Bool {
    true
  }
}
