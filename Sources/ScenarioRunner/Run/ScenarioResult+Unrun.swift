import Gherkin

extension ScenarioResult {
  /// Creates the result of a scenario of which no step was run or looked up.
  init(unrun scenario: PlannedScenario, _ status: StepStatus, _ problem: StepProblem?) {
    self.init(
      scenario: scenario,
      status: status,
      steps: scenario.pickle.steps.map { StepResult(step: $0, status: .skipped) },
      problem: problem
    )
  }

  /// Creates the result of a scenario after the fault that ended the run.
  init(skipped scenario: PlannedScenario) {
    self.init(unrun: scenario, .skipped, nil)
  }
}
