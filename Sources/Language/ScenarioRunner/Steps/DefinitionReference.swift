/// The step definition that a step of a report was bound to.
public struct DefinitionReference: Hashable, Sendable, Codable {
  /// The text of the expression, such as `{duration} pass(es)`.
  public let expression: String
  /// The file that declares it, as `#fileID` names it.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int

  /// Creates a reference.
  public init(expression: String, file: String, line: Int) {
    self.expression = expression
    self.file = file
    self.line = line
  }

  /// `file:line`.
  public var place: String { "\(file):\(line)" }
}
