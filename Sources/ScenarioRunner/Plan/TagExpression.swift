/// A condition on tags in the official language: `@a and not (@b or @c)`.
public struct TagExpression: Hashable, Sendable, CustomStringConvertible {
  /// The expression as written.
  public let source: String
  let root: TagNode

  /// Parses an expression; a blank one holds for all tags.
  ///
  /// - Throws: `TagExpressionError` with the official text and the place of the fault.
  public init(_ source: String) throws(TagExpressionError) {
    self.source = source
    var parser = TagExpressionParser(source)
    root = try parser.parse()
  }

  /// Returns whether the condition holds for these tags, written with their at signs.
  public func matches(_ tags: [String]) -> Bool {
    root.matches(tags)
  }

  /// The expression in the official normal form, with brackets around every operation.
  public var description: String { root.description }
}
