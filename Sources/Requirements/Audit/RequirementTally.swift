import Gherkin
package import ScenarioRunner

/// The requirements that the passing scenarios of a run prove.
package struct RequirementTally: Sendable {
  private let catalogue: RequirementCatalogue
  private var verdicts: RequirementVerdicts

  /// Creates a tally of nothing.
  package init(_ catalogue: RequirementCatalogue, _ scope: RequirementScope) {
    self.catalogue = catalogue
    verdicts = RequirementVerdicts(missing: scope.missing)
  }

  /// Counts a scenario.
  package mutating func add(_ result: ScenarioResult) { verdicts.add(result) }

  /// One line for each document that a scenario of the run had to do with.
  package var lines: [String] {
    catalogue.documents.compactMap { document in
      let stand = document.requirements.map { verdicts[$0.id.description] }
      guard stand.contains(where: { $0 >= .unchecked }) else { return nil }
      let provedCount = stand.count { $0 == .proved }
      let parts = [
        (stand.count { $0 == .failing }, "not met"),
        (stand.count { $0 == .unchecked }, "claimed without a check"),
        (stand.count { $0 == .missing }, "missing"),
        (stand.count { $0 == .notPlayed || $0 == .skipped }, "not played"),
      ]
      let head = "\(document.prefix ?? ""): \(provedCount) of \(stand.count) requirements proved"
      let rest = parts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }
      return head + rest.joined()
    }
  }
}
