import ScenarioRunner

/// What a scenario is told that has passed although something in it is odd.
extension World {
  /// Keeps a warning of the present step, which is told where the scenario passes; who is strict refuses it.
  public mutating func warn(_ message: String, notes: [String]) {
    let warning = Objection(step: course.step, message, notes: notes, weight: .warning)
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
