public import Gherkin

/// The result of one step.
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
  /// How much of its bounds it has used where it held; empty for a step that bounds nothing.
  public var bounds: [BoundUse] = []
  /// The use of the phrase that it comes from; nil for a step that stands in the feature itself.
  public var use: PhraseUse?

  /// Whether it checks something, be it in a phrase.
  public var isCheck: Bool { step.type == .outcome || use?.isChecking ?? false }

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

/// The status in which a step or a scenario ended, from best to worst.
public enum StepStatus: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
  /// It ran and held.
  case passed
  /// It was not run.
  case skipped
  /// Its body is still to be written.
  case pending
  /// No step definition matches its text.
  case undefined
  /// More than one step definition matches its text.
  case ambiguous
  /// It cannot be done as it is written: a wrong argument, or a platform that cannot do it.
  case invalid
  /// It ran and did not hold.
  case failed

  /// Whether a run may contain it and still be all right: `passed` and `skipped`.
  public var isAcceptable: Bool { self <= .skipped }

  /// The place in the order from best to worst.
  var rank: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .pending: 2
    case .undefined: 3
    case .ambiguous: 4
    case .invalid: 5
    case .failed: 6
    }
  }

  /// Compares from best to worst.
  public static func < (left: StepStatus, right: StepStatus) -> Bool {
    left.rank < right.rank
  }
}
