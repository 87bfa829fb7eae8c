import Gherkin
import ScenarioRunner

/// The lines of the feature files for problems that are found where the files are not known any more.
struct ProblemExcerpts: Sendable {
  private let sources: [String: Source]

  init(_ sources: [Source]) {
    self.sources = Dictionary(sources.map { ($0.uri, $0) }) { first, _ in first }
  }

  /// Returns a problem with the line it is about.
  func completed(_ problem: Problem) -> Problem {
    guard problem.excerpt.isEmpty, let uri = problem.uri, let location = problem.location,
      let source = sources[uri]
    else { return problem }
    var problem = problem
    problem.excerpt = CaretExcerpt(source, at: location).lines
    return problem
  }
}

extension Plan {
  /// Returns the plan with problems that were found before it was made.
  func adding(_ found: [Problem]) -> Plan {
    var plan = self
    plan.problems = found + problems
    return plan
  }
}
