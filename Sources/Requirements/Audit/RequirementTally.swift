import Gherkin
package import ScenarioRunner

/// The requirements that the passing scenarios of a run prove.
///
/// A requirement is proved when at least one scenario that carries its id ran and none of them did not pass.
package struct RequirementTally: Sendable {
  private let catalogue: RequirementCatalogue
  private let scope: RequirementScope
  private var proved: Set<String> = []
  private var broken: Set<String> = []
  /// What scenarios carry that have passed and check nothing.
  private var claimed: Set<String> = []

  /// Creates a tally of nothing.
  package init(_ catalogue: RequirementCatalogue, _ scope: RequirementScope) {
    self.catalogue = catalogue
    self.scope = scope
  }

  /// Counts a scenario.
  package mutating func add(_ result: ScenarioResult) {
    guard !catalogue.documents.isEmpty, result.status != .skipped else { return }
    for tag in result.scenario.pickle.tags {
      let id = String(tag.name.dropFirst())
      guard catalogue.texts[id] != nil else { continue }
      if result.isProof {
        proved.insert(id)
      } else if result.status == .passed {
        claimed.insert(id)
      } else {
        broken.insert(id)
      }
    }
  }

  /// One line for each document that a scenario of the run had to do with.
  package var lines: [String] {
    catalogue.documents.compactMap { document in
      let ids = document.requirements.map(\.id.description)
      let provedCount = ids.count { proved.contains($0) && !broken.contains($0) }
      let brokenCount = ids.count { broken.contains($0) }
      let claimedCount = ids.count {
        claimed.contains($0) && !proved.contains($0) && !broken.contains($0)
      }
      guard provedCount + brokenCount + claimedCount > 0 else { return nil }
      let prefix = document.prefix ?? ""
      let missingCount = ids.count { scope.missing.contains($0) }
      let parts = [
        (brokenCount, "not met"), (claimedCount, "claimed without a check"),
        (missingCount, "missing"),
        (ids.count - provedCount - brokenCount - claimedCount - missingCount, "not played"),
      ]
      let head = "\(prefix): \(provedCount) of \(ids.count) requirements proved"
      let rest = parts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }
      return head + rest.joined()
    }
  }
}
