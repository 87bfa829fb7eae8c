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
