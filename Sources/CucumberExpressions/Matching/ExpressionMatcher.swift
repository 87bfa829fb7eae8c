/// A matcher of one expression; it compiles the regular expression when it is first needed.
///
/// It is not `Sendable`, because `Regex` is not: every worker keeps its own.
public final class ExpressionMatcher {
  /// The most UTF-8 bytes a text may have; longer texts match nothing, which bounds backtracking.
  public static let textLengthMax = 4_096

  /// The expression.
  public let expression: CucumberExpression
  private lazy var pattern = MatchPattern(expression)
  private lazy var mismatchFinder = MismatchFinder(expression)

  /// Creates a matcher; nothing is compiled yet.
  public init(_ expression: CucumberExpression) {
    self.expression = expression
  }

  /// Matches a whole text and returns its arguments, or nil if it does not match or is too long.
  public func match(_ text: String) -> [Argument]? {
    guard !Self.isTooLong(text), expression.prefilter.admits(text) else { return nil }
    return matchAdmitted(text)
  }

  /// Tells whether a text is one the expression matches; meant for the examples of a catalogue.
  public func matches(example text: String) -> Bool {
    match(text) != nil
  }

  /// Tells whether a text is longer than what is matched at all.
  public static func isTooLong(_ text: String) -> Bool {
    text.utf8.count > textLengthMax
  }

  /// Finds the argument at fault in a text whose fixed words are right.
  ///
  /// "12 bananas pass" has the fixed words of `{duration} pass(es)`, but no duration.
  public func mismatch(_ text: String) -> ArgumentMismatch? {
    guard !Self.isTooLong(text), expression.prefilter.admits(text) else { return nil }
    guard match(text) == nil else { return nil }
    return mismatchFinder.find(in: text)
  }

  /// Matches a text that is short enough and that the prefilter has let through.
  func matchAdmitted(_ text: String) -> [Argument]? {
    if expression.prefilter.isExact { return [] }
    guard let quickMatch = expression.quickMatch else { return pattern.match(text) }
    switch quickMatch.match(text) {
    case .matched(let arguments): return arguments
    case .failed: return nil
    case .undecided: return pattern.match(text)
    }
  }
}
