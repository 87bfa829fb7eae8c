import Gherkin
package import ScenarioRunner

extension DocumentProblem {
  /// Returns the problem as a run reports it.
  package func problem(in path: String) -> Problem {
    Problem(
      kind == .notText ? .unreadableFile : .unknownRequirement, uri: path,
      location: Location(line: line, column: column), message: message, notes: notes)
  }
}
