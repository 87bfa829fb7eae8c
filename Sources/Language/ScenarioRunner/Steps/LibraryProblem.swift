/// Something wrong with a declared step, which its author must mend.
public struct LibraryProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: LibraryProblemKind
  /// The text of the step.
  public var expression: String
  /// The file that declares it, as `#fileID` names it.
  public var file: String
  /// The line of the declaration, from 1.
  public var line: Int

  /// Creates a problem.
  public init(_ kind: LibraryProblemKind, expression: String, file: String, line: Int) {
    self.kind = kind
    self.expression = expression
    self.file = file
    self.line = line
  }

  /// What is wrong, where, and what was expected.
  public var message: String { "\(file):\(line): step “\(expression)”: \(kind.text)" }
}
