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

/// One argument of a step: the words that stand for a parameter, and their value.
public struct Argument: Sendable {
  /// The type of the parameter.
  public let parameterType: ParameterType
  /// The words and their place.
  public let group: ArgumentGroup
  /// The value, or the reason why words of the right form have none.
  ///
  /// Nil is the value of a parameter that took no part in the match, as in an alternative or an optional group.
  public let result: Result<any Sendable, any Error>

  init(_ parameterType: ParameterType, _ group: ArgumentGroup) {
    self.parameterType = parameterType
    self.group = group
    let isAbsent = group.text == nil && !parameterType.isNameless && !parameterType.name.isEmpty
    result =
      isAbsent
      ? .success(Int?.none) : Result { try parameterType.value(from: group.values) }
  }

  /// The words as written.
  public var text: String { group.text ?? "" }

  /// Returns the value.
  ///
  /// - Throws: What the parameter type's transform threw.
  public func value() throws -> any Sendable {
    try result.get()
  }
}

/// A capture group of a match: its words and where they stand in the step's text.
public struct ArgumentGroup: Hashable, Sendable {
  /// The words; nil for a group that took no part in the match.
  public let text: String?
  /// The Unicode code points of the step's text before the words; nil where there are none.
  public let start: Int?
  /// The groups inside this one.
  public let children: [ArgumentGroup]

  /// The texts that the value is made from: of the groups just inside, or its own.
  public var values: [String?] {
    children.isEmpty ? [text] : children.map(\.text)
  }
}
