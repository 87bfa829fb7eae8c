/// A scenario that was played, and its result.
struct Playing<World: ScenarioWorld> {
  let played: Played<World>
  let result: ScenarioResult
  /// Whether the world has kept what a storyboard needs.
  let isFilmed: Bool

  /// The world it has left.
  var world: World { played.world }

  /// Returns where this playing of a scenario first went another way than the first one.
  func divergence(from first: Playing) -> Divergence? {
    if let found = world.divergence(from: first.world) { return found }
    for (index, steps) in zip(first.result.steps, result.steps).enumerated() {
      let (one, other) = (steps.0.outcome, steps.1.outcome)
      guard one != other else { continue }
      return Divergence(
        step: index, "Played a second time, this step has ended otherwise.", first: one,
        second: other)
    }
    return nil
  }
}

extension StepResult {
  /// How the step ended, in words that are the same whenever it ends so.
  fileprivate var outcome: String {
    let ending = [problem?.message, problem?.actual].compactMap(\.self).joined(separator: " ")
    return ending.isEmpty ? status.rawValue : "\(status.rawValue): \(ending)"
  }
}

extension ScenarioResult {
  /// Takes in that the scenario went another way when it was played again, whatever else is wrong with it.
  mutating func note(_ divergence: Divergence) {
    repeatArguments.append("--twice")
    note(
      StepProblem(divergence.message, notes: divergence.notes), .failed, atStep: divergence.step)
  }

  /// Takes in what is wrong with the scenario: at the step, or else as a whole; a step that has a problem keeps it.
  mutating func note(_ found: StepProblem, _ status: StepStatus, atStep index: Int?) {
    self.status = max(self.status, status)
    guard let index, steps.indices.contains(index) else {
      problem = problem?.adding(found) ?? found
      return
    }
    steps[index].status = max(steps[index].status, status)
    steps[index].problem = steps[index].problem?.adding(found) ?? found
  }
}

extension StepProblem {
  /// Returns the problem with another one below it.
  fileprivate func adding(_ other: StepProblem) -> StepProblem {
    var both = self
    both.notes += [other.message] + other.notes
    return both
  }
}
