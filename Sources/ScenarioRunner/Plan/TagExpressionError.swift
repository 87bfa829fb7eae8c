/// A tag expression that cannot be parsed, with the official text.
public struct TagExpressionError: Error, Hashable, Sendable {
  /// The text of the expression.
  public let expression: String
  /// What is wrong.
  public let kind: TagExpressionErrorKind
  /// Where it is wrong: the number of characters in front of the fault.
  public let offset: Int

  /// The official text.
  public var message: String {
    "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(kind.officialText)"
  }

  /// The expression, a caret under the fault, and what to do.
  public var explanation: String {
    let caret = String(repeating: " ", count: offset) + "^"
    return "\(expression)\n\(caret)\n\(kind.advice)"
  }
}
