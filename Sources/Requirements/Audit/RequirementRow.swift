package import ScenarioRunner

/// A requirement with the scenarios that carry its id.
package struct RequirementRow: Hashable, Sendable {
  /// The requirement.
  package let requirement: Requirement
  /// The scenarios, in plan order, once for each platform.
  package internal(set) var proofs: [RequirementProof] = []
  /// How the requirement stands.
  package internal(set) var status: RequirementStatus

  /// The platforms on which there are scenarios, in order of appearance.
  package var profiles: [String] {
    proofs.reduce(into: []) { profiles, proof in
      if !profiles.contains(proof.profile) { profiles.append(proof.profile) }
    }
  }

  /// Returns how the scenarios of one platform ended: the worst status; nil where there are none.
  package func status(on profile: String) -> StepStatus? {
    let statuses = proofs.lazy.filter { $0.profile == profile }.map(\.status)
    guard let worst = statuses.max() else { return nil }
    // What was skipped takes nothing from what passed.
    return worst == .skipped && statuses.contains(.passed) ? .passed : worst
  }
}
