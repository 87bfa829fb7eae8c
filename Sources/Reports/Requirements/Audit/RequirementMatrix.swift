import Gherkin
package import ScenarioRunner

/// The requirements that the scenarios of a run prove or do not prove, by document.
package struct RequirementMatrix: Sendable {
  /// A document with its requirements.
  package struct Part: Sendable {
    /// The document.
    package let document: RequirementDocument
    /// Its requirements, in its order.
    package fileprivate(set) var rows: [RequirementRow]

    /// The number of requirements that stand in a way.
    package func count(_ status: RequirementStatus) -> Int { rows.count { $0.status == status } }
  }

  /// The documents, in the order given.
  package private(set) var parts: [Part]
  /// Whether nothing was played, so that it is only known which requirements are claimed.
  package let isDryRun: Bool

  private var places: [String: (part: Int, row: Int)] = [:]
  private var verdicts: RequirementVerdicts

  /// Creates a matrix in which nothing is proved.
  package init(
    _ documents: [RequirementDocument], _ scope: RequirementScope, isDryRun: Bool = false
  ) {
    let verdicts = scope.verdicts
    parts = documents.map { document in
      let rows = document.requirements.map { requirement in
        let status = RequirementStatus(verdicts[requirement.id.description], isDryRun: isDryRun)
        return RequirementRow(requirement: requirement, status: status)
      }
      return Part(document: document, rows: rows)
    }
    (self.verdicts, self.isDryRun) = (verdicts, isDryRun)
    for (part, document) in documents.enumerated() {
      for (row, requirement) in document.requirements.enumerated() {
        places[requirement.id.description] = (part, row)
      }
    }
  }

  /// Counts a scenario for each requirement whose id it carries.
  package mutating func add(_ result: ScenarioResult) {
    verdicts.add(result)
    let pickle = result.scenario.pickle
    var seen: Set<String> = []
    for tag in pickle.tags {
      let id = String(tag.name.dropFirst())
      guard let place = places[id], seen.insert(id).inserted else { continue }
      let proof = RequirementProof(
        id: result.scenario.id, name: pickle.name, place: "\(pickle.uri):\(pickle.location.line)",
        profile: result.scenario.profile, status: result.status)
      parts[place.part].rows[place.row].proofs.append(proof)
      parts[place.part].rows[place.row].status = RequirementStatus(verdicts[id], isDryRun: isDryRun)
    }
  }

  /// Judges anew by all that was played: what a requirement rests on may come after the last of its own scenarios.
  package mutating func finish() {
    for part in parts.indices {
      for row in parts[part].rows.indices {
        let id = parts[part].rows[row].requirement.id.description
        parts[part].rows[row].status = RequirementStatus(verdicts[id], isDryRun: isDryRun)
      }
    }
  }

  /// The platforms of all scenarios that carry an id, in order of appearance.
  package var profiles: [String] {
    parts.flatMap(\.rows).reduce(into: []) { profiles, row in
      for profile in row.profiles where !profiles.contains(profile) { profiles.append(profile) }
    }
  }

  /// Returns the matrix without the documents that do not meet a condition.
  package func keeping(_ isKept: (Part) -> Bool) -> RequirementMatrix {
    var matrix = self
    matrix.parts.removeAll { !isKept($0) }
    matrix.places = [:]
    return matrix
  }

  /// Whether everything that is required is proved; where experiments are not asked for, what is named suffices, and where
  /// nothing was played, what is claimed.
  package func isComplete(byExperiment: Bool) -> Bool {
    parts.allSatisfy { part in
      part.rows.allSatisfy { row in
        switch row.status {
        case .proved: true
        case .named: !byExperiment
        case .claimed: isDryRun && !byExperiment
        case .failing, .missing, .notPlayed: false
        }
      }
    }
  }

  /// The ids that were proved once, and whose scenarios go otherwise by now.
  package var stale: Set<String> { verdicts.stale }

  /// The lasting names of the scenarios whose fingerprints the matrix needs.
  package var fingerprinted: Set<String> { verdicts.fingerprinted }
}

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

/// A scenario that carries a requirement's id, and how it ended.
package struct RequirementProof: Hashable, Sendable {
  /// The scenario's name that stays, such as `popup.feature:12`.
  package let id: String
  /// Its title.
  package let name: String
  /// `file:line`, which the command takes as a path.
  package let place: String
  /// The platform it was played on.
  package let profile: String
  /// How it ended.
  package let status: StepStatus
}

/// The standing of a requirement after `rehearse requirements`, which may have played nothing.
package enum RequirementStatus: String, Hashable, Sendable, CaseIterable {
  /// Its scenarios passed, and were seen to fail when it was broken on purpose.
  case proved
  /// At least one of its scenarios passed, and none of them did not pass; whether they would notice is not known.
  case named
  /// One of its scenarios did not pass.
  case failing
  /// Scenarios carry its id, but none of them was played, or they check nothing.
  case claimed
  /// No scenario carries its id, although its app is played.
  case missing
  /// Its app was not played, or what carries its id was not selected.
  case notPlayed = "not played"

  /// Says a verdict; where nothing was played, what scenarios carry is claimed, however they would end.
  init(_ verdict: RequirementVerdict, isDryRun: Bool) {
    switch verdict {
    case .proved: self = isDryRun ? .claimed : .proved
    case .named: self = isDryRun ? .claimed : .named
    case .failing: self = isDryRun ? .claimed : .failing
    case .skipped, .unchecked: self = .claimed
    case .missing: self = .missing
    case .notPlayed: self = .notPlayed
    }
  }
}
