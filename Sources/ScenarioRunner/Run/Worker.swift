/// One of the parallel hands of a run, with its own compiled expressions and table of bound steps.
actor Worker<World: ScenarioWorld> {
  private let execution: ScenarioExecution<World>

  init(
    library: StepLibrary<World>, options: RunOptions, _ budget: SuggestionBudget<World>
  ) {
    execution = ScenarioExecution(
      binder: StepBinder(library, suggesting: budget), options: options)
  }

  func run(_ scenarios: ArraySlice<PlannedScenario>) -> [ScenarioResult] {
    scenarios.map(execution.run)
  }
}
