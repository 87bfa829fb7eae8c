/// A keyword that starts a step.
public struct StepKeyword: Hashable, Sendable {
  /// The keyword with the space that must follow it, where the language has one.
  public let text: String
  /// What it says about the step.
  public let type: KeywordType
}
