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

/// A fault of a tag expression.
public enum TagExpressionErrorKind: Hashable, Sendable {
  /// A tag or bracket where `and`, `or` or the end was expected.
  case expectedOperator
  /// An operator, bracket or the end where a tag was expected.
  case expectedOperand
  /// A closing bracket that was never opened.
  case unmatchedClosing
  /// An opening bracket that is never closed.
  case unmatchedOpening
  /// A backslash in front of a character that needs none, or at the very end.
  case illegalEscape(Character?)
  /// A comma between tags.
  case comma
  /// Brackets or `not` nested deeper than is accepted.
  case tooDeep(bound: Int)
  /// More tags, operators and brackets than are accepted.
  case tooLong(bound: Int)

  var officialText: String {
    switch self {
    case .expectedOperator: "Expected operator."
    case .expectedOperand: "Expected operand."
    case .unmatchedClosing: "Unmatched )."
    case .unmatchedOpening: "Unmatched (."
    case .illegalEscape(let character?): "Illegal escape before \"\(character)\"."
    case .illegalEscape(nil): "Illegal escape at the end."
    case .comma:
      """
      An invalid tag combination operator was detected. The use of a comma (",") to combine tags is not \
      supported. Please replace it with either the "or" or "and" operators for tag combinations. For \
      example, use "@tag1 or @tag2" or "@tag1 and @tag2"
      """
    case .tooDeep(let bound): "Nested deeper than \(bound)."
    case .tooLong(let bound): "Longer than \(bound) words and brackets."
    }
  }

  var advice: String {
    switch self {
    case .expectedOperator:
      "Write “and” or “or” between two tags, for example: @a and not @b"
    case .expectedOperand:
      "A tag is missing here, for example: @a or (@b and not @c)"
    case .unmatchedClosing:
      "This bracket was never opened; remove it or open one before it."
    case .unmatchedOpening:
      "This bracket is never closed; add a “)”."
    case .illegalEscape:
      "A backslash may only stand before a bracket, a space or another backslash."
    case .comma:
      "Write “or” or “and” instead of the comma."
    case .tooDeep(let bound):
      "At most \(bound) brackets and “not” may be nested."
    case .tooLong(let bound):
      "At most \(bound) tags, operators and brackets are accepted."
    }
  }
}
