import Gherkin

/// The result of one scenario.
public struct ScenarioResult: Sendable {
  /// The scenario.
  public var scenario: PlannedScenario
  /// The worst status of its steps, or of the scenario itself where it was refused or crashed.
  public var status: StepStatus
  /// Its steps, in order.
  public var steps: [StepResult]
  /// The virtual time it took.
  public var virtualDuration: Duration
  /// What the world looked like at the end; nil where everything passed, unless it was asked for.
  public var evidence: Evidence?
  /// What its steps had measured, whether or not it passed.
  public var figures: [Figure]
  /// What is wrong with the scenario as a whole: a refusal, a crash, no steps.
  public var problem: StepProblem?
  /// What is odd about it although it may have passed, such as that it checks nothing.
  public var warnings: [Problem] = []
  /// Whether it checks nothing, and so shows nothing although it may have passed.
  public var isUnchecked = false
  /// Whether anything in it was drawn from the seed, so that it may go another way by another one.
  public var hasDrawn = false
  /// What tells how it was played from how it was played before; nil unless it was asked for.
  public var fingerprint: ScenarioFingerprint.Text?
  /// The steps of its backgrounds from which nothing came in it.
  public var idleSteps: [IdleStep] = []
  /// What the command must be told again, beside the seed, so that the scenario goes the same way.
  public var repeatArguments: [String] = []
  /// What `RunOptions.prepare` made of it; nil without it, and for a scenario that no worker ran.
  public var prepared: [UInt8]?
  /// What `RunOptions.preparations` made of it, by their names; empty for a scenario that no worker ran.
  public var preparedParts: [String: [UInt8]] = [:]

  /// Whether it shows that what its tags name is so: it has passed, and it checks something.
  public var isProof: Bool { status == .passed && !isUnchecked }
  /// How long it took to play; nil where nobody measured.
  public var measuredDuration: Duration?

  /// Creates a result.
  public init(
    scenario: PlannedScenario,
    status: StepStatus,
    steps: [StepResult],
    virtualDuration: Duration = .zero,
    evidence: Evidence? = nil,
    figures: [Figure] = [],
    problem: StepProblem? = nil
  ) {
    self.scenario = scenario
    self.status = status
    self.steps = steps
    self.virtualDuration = virtualDuration
    self.evidence = evidence
    self.figures = figures
    self.problem = problem
    for (place, use) in scenario.uses.enumerated() where self.steps.indices.contains(place) {
      self.steps[place].use = use
    }
  }

  /// Creates the result of a scenario of which no step was run or looked up.
  init(unrun scenario: PlannedScenario, _ status: StepStatus, _ problem: StepProblem?) {
    self.init(
      scenario: scenario,
      status: status,
      steps: scenario.steps.map { StepResult(step: $0, status: .skipped) },
      problem: problem
    )
  }

  /// Creates the result of a scenario after the fault that ended the run.
  init(skipped scenario: PlannedScenario) {
    self.init(unrun: scenario, .skipped, nil)
  }
}
