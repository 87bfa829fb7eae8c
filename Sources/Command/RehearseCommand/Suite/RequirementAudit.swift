import Gherkin
import Requirements
import ScenarioRunner

/// The check of a scenario's tags against the catalogue, with the line of the file that is at fault.
struct RequirementAudit: Sendable {
  private let catalogue: RequirementCatalogue
  private let sources: [String: Source]

  init(_ catalogue: RequirementCatalogue, _ sources: [Source]) {
    self.catalogue = catalogue
    self.sources = Dictionary(sources.map { ($0.uri, $0) }) { first, _ in first }
  }

  /// The check as a planner takes it.
  var refuse: @Sendable (Pickle) -> Problem? {
    { pickle in refusal(of: pickle) }
  }

  func refusal(of pickle: Pickle) -> Problem? {
    guard var problem = catalogue.refusal(of: pickle) else { return nil }
    if let source = sources[pickle.uri], let location = problem.location {
      problem.excerpt = CaretExcerpt(source, at: location).lines
    }
    return problem
  }
}
