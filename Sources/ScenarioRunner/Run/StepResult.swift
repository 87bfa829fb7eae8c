public import Gherkin

/// How one step ended.
public struct StepResult: Sendable {
  /// The step.
  public var step: PickleStep
  /// How it ended.
  public var status: StepStatus
  /// The virtual time at which it began; for a step that was not run, at which the scenario ended.
  public var startedAt: Duration
  /// The definition it was bound to.
  public var definition: DefinitionReference?
  /// What is wrong, or why it was skipped by its own body; nil for a step that passed.
  public var problem: StepProblem?
  /// What its body put into the report.
  public var attachments: [ReportAttachment]

  /// Creates a result.
  public init(
    step: PickleStep,
    status: StepStatus,
    startedAt: Duration = .zero,
    definition: DefinitionReference? = nil,
    problem: StepProblem? = nil,
    attachments: [ReportAttachment] = []
  ) {
    self.step = step
    self.status = status
    self.startedAt = startedAt
    self.definition = definition
    self.problem = problem
    self.attachments = attachments
  }
}
