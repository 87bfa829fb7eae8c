import ScenarioRunner

extension ScenarioResult {
  /// Whether the run ended before it came to the scenario.
  var wasNotReached: Bool {
    status == .skipped && problem == nil
      && steps.allSatisfy { $0.definition == nil && $0.problem == nil }
  }
}
