import ScenarioRunner

/// What is wrong with a step as plain lines, for reports that are no terminal.
enum ProblemText {
  static func lines(of problem: StepProblem) -> [String] {
    var lines = [problem.message] + problem.excerpt
    if let expected = problem.expected { lines.append("expected: \(expected)") }
    if let actual = problem.actual { lines.append("actual:   \(actual)") }
    lines += problem.notes.map { "note: \($0)" }
    lines += problem.candidates.map { "matched by: \($0)" }
    if !problem.suggestions.isEmpty {
      lines.append("did you mean: " + problem.suggestions.joined(separator: "; "))
    }
    return lines.filter { !$0.isEmpty }
  }
}
