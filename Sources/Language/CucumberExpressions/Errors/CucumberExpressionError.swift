/// A fault in a Cucumber expression, with the place it stands at.
public struct CucumberExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let problem: ExpressionProblem
  /// The whole expression, as written.
  public let expression: String
  /// The code points at fault, from 0; a range of none or one is pointed at by a single caret.
  public let range: Range<Int>

  /// The official text: the column, the expression, a caret under the fault, and what to do.
  public var message: String {
    """
    This Cucumber Expression has a problem at column \(range.lowerBound + 1):

    \(expression)
    \(pointer)
    \(problem.fault).
    \(problem.advice)
    """
  }

  /// The official text.
  public var description: String { message }

  private var pointer: String {
    let indent = String(repeating: " ", count: range.lowerBound)
    guard range.count > 1 else { return indent + "^" }
    return indent + "^" + String(repeating: "-", count: range.count - 2) + "^"
  }
}

/// A reason why a parameter type cannot be defined.
public enum ParameterTypeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has a character of the expression language or of regular expressions.
  case illegalName(String, character: Character)
  /// A type of this name is registered already.
  case duplicateName(String)
  /// The type has no regular expression.
  case noPatterns(name: String)
  /// A regular expression does not compile.
  case invalidPattern(name: String, pattern: String, reason: String)
  /// A regular expression names its groups or refers back to them by number.
  case namedGroupOrBackreference(name: String, pattern: String)

  /// What is wrong and what to do, as one sentence.
  public var description: String {
    switch self {
    case .illegalName(let name, let character):
      "Illegal character '\(character)' in parameter name {\(name)}. Parameter names may not "
        + "contain \(Self.illegalCharacters.map { "'\($0)'" }.joined(separator: ", "))"
    case .duplicateName(""):
      "The anonymous parameter type has already been defined"
    case .duplicateName(let name):
      "There is already a parameter type with name \(name)"
    case .noPatterns(let name):
      "The parameter type {\(name)} has no regular expression; give it at least one"
    case .invalidPattern(let name, let pattern, let reason):
      "The parameter type {\(name)} has a regular expression that does not compile, "
        + "/\(pattern)/: \(reason)"
    case .namedGroupOrBackreference(let name, let pattern):
      "The parameter type {\(name)} has named groups or back references in /\(pattern)/; "
        + "groups are numbered anew in every expression, so use plain groups"
    }
  }

  static let illegalCharacters = Array(#"{}()\/[]$.|?*+"#)
}

/// A reason why words of the right form have no value of the built-in type.
public enum ConversionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole number is too large or too small for the type.
  case outOfRange(text: String, range: String)
  /// The text is not a finite number.
  case notANumber(text: String)

  /// What is wrong and what is expected, as one sentence.
  public var description: String {
    switch self {
    case .outOfRange(let text, let range): "“\(text)” is not a whole number from \(range)"
    case .notANumber(let text): "“\(text)” is not a number in range"
    }
  }
}
