package import ScenarioRunner

extension Diagnostic {
  /// Creates the message of a problem found in the user's input.
  package init(_ problem: Problem) {
    self.init(
      place: problem.place, problem.message, excerpt: problem.excerpt, notes: problem.notes)
  }
}
