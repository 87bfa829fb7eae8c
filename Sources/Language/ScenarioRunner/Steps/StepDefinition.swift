public import CucumberExpressions

/// One declared step: its text, what the catalogue says of it, and its body.
public struct StepDefinition<World: Sendable>: Sendable {
  /// What the step is for.
  public let kind: StepKind
  /// What the step is about.
  public let concern: StepConcern
  /// The text to match, whole.
  public let expression: CucumberExpression
  /// The heading it stands under in the catalogue.
  public let subject: String
  /// One sentence that says what the step does.
  public let documentation: String
  /// Texts that match; a table or doc string the step takes follows on lines of its own.
  public let examples: [String]
  /// The table or doc string the step must be given.
  public let takes: StepAttachment
  /// Whether it is another check with a modifier before it; the catalogue lists modifiers by themselves.
  public let isModified: Bool
  /// The file that declares it, as `#fileID` names it.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int
  /// The body, ready to be given arguments.
  let body: StepBody<World>

  /// Where the step is declared, for reports.
  public var reference: DefinitionReference {
    DefinitionReference(expression: expression.source, file: file, line: line)
  }
}
