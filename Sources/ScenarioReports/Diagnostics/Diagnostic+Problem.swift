package import ScenarioRunner

extension Diagnostic {
  /// Creates the message of a problem found in the user's input.
  package init(_ problem: Problem) {
    self.init(
      problem.message, place: problem.place, excerpt: problem.excerpt, notes: problem.notes,
      isWarning: problem.severity == .warning)
  }
}
