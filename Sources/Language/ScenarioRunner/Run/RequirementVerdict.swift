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
  case named
  /// Beside that, scenarios that carry its id were seen to fail when it was broken on purpose.
  case proved
  /// One of its scenarios did not pass.
  case failing

  /// Judges by one scenario.
  package init(_ result: ScenarioResult) {
    if !result.status.isAcceptable {
      self = .failing
    } else if result.isProof {
      self = .named
    } else {
      self = result.status == .passed ? .unchecked : .skipped
    }
  }

  /// The word of reports for a verdict.
  package enum Word: String, Hashable, Sendable, CaseIterable {
    /// It holds, and scenarios were seen to notice where it does not.
    case proved
    /// What carries its id has passed; whether it would notice is not known.
    case named
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
    case .named: .named
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
  private let experiments: [String: [Experiment]]
  private var shown: [String: RequirementVerdict] = [:]
  private var played = PlayedFingerprints()

  /// That a scenario has noticed something that breaks a requirement.
  package struct Experiment: Hashable, Sendable {
    /// The lasting name of the scenario.
    package let scenario: String
    /// How it was played then.
    package let fingerprint: ScenarioFingerprint.Text

    /// Creates the record of an experiment.
    package init(scenario: String, fingerprint: ScenarioFingerprint.Text) {
      (self.scenario, self.fingerprint) = (scenario, fingerprint)
    }
  }

  /// Creates verdicts before anything was played.
  ///
  /// - Parameters:
  ///   - missing: The ids that no scenario carries although their app is played.
  ///   - experiments: For each id all experiments by which it is proved, as long as their scenarios go as they went.
  package init(missing: Set<String>, experiments: [String: [Experiment]] = [:]) {
    (self.missing, self.experiments) = (missing, experiments)
  }

  /// The lasting names of the scenarios whose fingerprints matter.
  package var fingerprinted: Set<String> {
    Set(experiments.values.joined().map(\.scenario))
  }

  /// Counts a scenario for each id that its tags name.
  package mutating func add(_ result: ScenarioResult) {
    let verdict = RequirementVerdict(result)
    for tag in result.scenario.pickle.tags {
      shown[String(tag.name.dropFirst()), default: verdict].raise(to: verdict)
    }
    if let text = result.fingerprint { played.add(text, of: result.scenario) }
  }

  /// How the requirement of an id stands.
  package subscript(id: String) -> RequirementVerdict {
    let verdict = shown[id] ?? (missing.contains(id) ? .missing : .notPlayed)
    return verdict == .named && isSound(id) ? .proved : verdict
  }

  /// The ids that were proved once, and whose scenarios go otherwise by now.
  package var stale: Set<String> {
    Set(
      experiments.filter { id, list in
        shown[id] == .named && list.contains { played.holds($0, of: id) == false }
      }.keys)
  }

  private func isSound(_ id: String) -> Bool {
    guard let list = experiments[id], !list.isEmpty else { return false }
    return list.allSatisfy { played.holds($0, of: id) == true }
  }
}

/// How the scenarios go that carry requirements, when nothing goes wrong, by what was played of them.
package struct PlayedFingerprints: Sendable {
  /// By the id that they carry and by their lasting names: scenarios of two apps may have the same one, and so may those of
  /// two folders.
  private var texts: [String: [String: Set<ScenarioFingerprint.Text>]] = [:]

  /// Nothing was played yet.
  package init() {}

  /// Takes in how a scenario goes.
  package mutating func add(_ text: ScenarioFingerprint.Text, of scenario: PlannedScenario) {
    for tag in scenario.pickle.tags {
      texts[String(tag.name.dropFirst()), default: [:]][scenario.lastingName, default: []]
        .insert(text)
    }
  }

  /// Whether the scenario of an experiment goes as it went then; nil where none of its name was played.
  package func holds(_ experiment: RequirementVerdicts.Experiment, of id: String) -> Bool? {
    texts[id]?[experiment.scenario].map { $0.contains(experiment.fingerprint) }
  }
}
