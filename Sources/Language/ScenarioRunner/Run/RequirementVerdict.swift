import Gherkin

/// The verdict on a requirement by the scenarios that carry its id, from what tells least to what decides.
///
/// The verdict of several scenarios is the greatest of theirs: one that fails outweighs all that pass, and one that
/// checks something outweighs those that do not.
package enum RequirementVerdict: Hashable, Sendable, CaseIterable, Comparable {
  /// Its app was not played, or what carries its id was not selected.
  case notPlayed
  /// No scenario carries its id, although its app is played.
  case missing
  /// Scenarios carry its id, but none of them ran.
  case skipped
  /// Scenarios that carry its id passed, but they check nothing.
  case unchecked
  /// At least one of its scenarios passed and checks something, and none did not pass.
  case proved
  /// One of its scenarios did not pass.
  case failing

  /// Judges by one scenario.
  package init(_ result: ScenarioResult) {
    if !result.status.isAcceptable {
      self = .failing
    } else if result.isProof {
      self = .proved
    } else {
      self = result.status == .passed ? .unchecked : .skipped
    }
  }

  /// The word of reports for a verdict.
  package enum Word: String, Hashable, Sendable, CaseIterable {
    /// It holds.
    case proved
    /// It does not hold.
    case failing
    /// Nobody has written a scenario of it.
    case missing
    /// Nothing that was played tells.
    case notPlayed = "not played"
  }

  /// How reports say it.
  package var word: Word {
    switch self {
    case .proved: .proved
    case .failing: .failing
    case .missing: .missing
    // What was played and checks nothing tells as little as what was not played.
    case .notPlayed, .skipped, .unchecked: .notPlayed
    }
  }

  fileprivate mutating func raise(to other: RequirementVerdict) { self = max(self, other) }
}

/// The verdicts on the requirements of a run.
package struct RequirementVerdicts: Sendable {
  private let missing: Set<String>
  private var shown: [String: RequirementVerdict] = [:]

  /// Creates verdicts before anything was played.
  ///
  /// - Parameter missing: The ids that no scenario carries although their app is played.
  package init(missing: Set<String>) {
    self.missing = missing
  }

  /// Counts a scenario for each id that its tags name.
  package mutating func add(_ result: ScenarioResult) {
    let verdict = RequirementVerdict(result)
    for tag in result.scenario.pickle.tags {
      shown[String(tag.name.dropFirst()), default: verdict].raise(to: verdict)
    }
  }

  /// How the requirement of an id stands.
  package subscript(id: String) -> RequirementVerdict {
    shown[id] ?? (missing.contains(id) ? .missing : .notPlayed)
  }
}
