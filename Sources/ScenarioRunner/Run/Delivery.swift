import Gherkin

/// Hands results over in plan order, counts them, and skips all after the first fault where asked to.
struct Delivery {
  private(set) var summary: RunSummary
  /// Whether a fault has ended the run; results that come later are reported as skipped.
  private(set) var isStopped = false
  private let plan: Plan
  private let isFailFast: Bool
  private var deliveredCount = 0
  /// The scenarios of which a warning was told: the rows of an outline and the profiles share theirs.
  private var warned: Set<String> = []

  init(_ plan: Plan, isFailFast: Bool, _ summary: RunSummary) {
    self.plan = plan
    self.isFailFast = isFailFast
    self.summary = summary
  }

  mutating func deliver(_ results: [ScenarioResult], _ receive: (RunEvent) -> Void) {
    for result in results where !isStopped {
      deliver(result, receive)
      isStopped = isFailFast && !result.status.isAcceptable
    }
  }

  /// Reports the scenarios that are left as skipped, whether or not a worker was ahead and has run them.
  mutating func skipRest(_ receive: (RunEvent) -> Void) {
    for scenario in plan.scenarios[deliveredCount...] {
      deliver(ScenarioResult(skipped: scenario), receive)
    }
  }

  private mutating func deliver(_ result: ScenarioResult, _ receive: (RunEvent) -> Void) {
    deliveredCount += 1
    summary.add(result)
    if let warning = result.warning, isNew(warning, of: result.scenario) {
      summary.warningCount += 1
      receive(.problem(warning))
    }
    receive(.scenarioFinished(result))
  }

  private mutating func isNew(_ warning: Problem, of scenario: PlannedScenario) -> Bool {
    let node = scenario.pickle.astNodeIDs.first ?? scenario.pickle.id
    return warned.insert("\(scenario.pickle.uri):\(node) \(warning.message)").inserted
  }
}
