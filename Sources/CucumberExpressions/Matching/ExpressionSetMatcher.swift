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
