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

/// A matcher of a text against many expressions; each worker keeps its own.
public final class ExpressionSetMatcher {
  /// An expression that matches a text.
  public struct Match: Sendable {
    /// The position of the expression among all.
    public let index: Int
    /// The arguments, one for each parameter.
    public let arguments: [Argument]
  }

  /// The expressions and their index.
  public let index: ExpressionIndex
  private let matchers: [ExpressionMatcher]

  /// Creates a matcher; nothing is compiled yet.
  public init(_ index: ExpressionIndex) {
    self.index = index
    matchers = index.expressions.map(ExpressionMatcher.init)
  }

  /// Returns all expressions that match a whole text, in the order of the index.
  public func matches(_ text: String) -> [Match] {
    guard !ExpressionMatcher.isTooLong(text) else { return [] }
    return index.candidates(for: text).compactMap { position in
      matchers[position].matchAdmitted(text).map { Match(index: position, arguments: $0) }
    }
  }

  /// An expression whose fixed words stand in a text, with the argument that is wrong.
  public struct Mismatch: Sendable {
    /// The position of the expression among all.
    public let index: Int
    /// The argument at fault.
    public let argument: ArgumentMismatch
  }

  /// Returns the expressions that a text would match but for its arguments.
  ///
  /// Those with the most fixed text come first, then the index's order decides.
  public func mismatches(_ text: String) -> [Mismatch] {
    guard !ExpressionMatcher.isTooLong(text) else { return [] }
    let found = index.candidates(for: text).compactMap { position in
      matchers[position].mismatch(text).map { Mismatch(index: position, argument: $0) }
    }
    return found.sorted { left, right in
      let leftLength = index.expressions[left.index].shape.fixedLength
      let rightLength = index.expressions[right.index].shape.fixedLength
      return leftLength == rightLength ? left.index < right.index : leftLength > rightLength
    }
  }
}
