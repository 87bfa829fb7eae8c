import Gherkin

extension StepBinder {
  /// Where each step of a scenario stands; nil where there are no phrases, as in most runs.
  func settings(of scenario: PlannedScenario) -> [StepSetting]? {
    guard let shelf = scenario.shelf else { return nil }
    guard let unfolded = scenario.unfolded else {
      return scenario.pickle.steps.map { _ in StepSetting(shelf: shelf) }
    }
    let faults = unfolded.faults.merging(emptyChecks(in: unfolded)) { first, _ in first }
    return unfolded.uses.enumerated().map { place, use in
      StepSetting(use: use, shelf: shelf, fault: faults[place])
    }
  }

  /// Phrases that stand where a check is expected and hold none: they would pass whatever the app does.
  private func emptyChecks(in unfolded: UnfoldedSteps) -> [Int: UnusableStep] {
    var faults: [Int: UnusableStep] = [:]
    for (use, places) in unfolded.checks where !unfolded.steps[places].contains(where: looks) {
      let problem = StepProblem(
        "The phrase “\(use.step.text)” checks nothing, so it cannot follow a Then.",
        notes: ["Give it a step that checks, or write Given or When before it."])
      faults[places.lowerBound] = UnusableStep(.invalid, problem, use.phrase)
    }
    return faults
  }

  /// Whether a step looks at something; of a step that cannot be bound nobody knows.
  private func looks(at step: PickleStep) -> Bool {
    switch ready(step) {
    case .unusable: true
    case .ready(let step): step.traits.looks
    }
  }
}
