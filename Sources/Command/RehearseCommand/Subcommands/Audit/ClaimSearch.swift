import Rehearsal
import ScenarioRunner

/// The search, among the scenarios of one app, for something that each requirement notices by a check.
///
/// It follows the searches for who notices each sabotage: there a scenario that comes late in the order is asked seldom, and
/// its requirements would seem to notice nothing.
struct ClaimSearch: Sendable {
  /// The places of the app's trials, in order.
  private let places: [Int]
  /// The ids whose scenarios have noticed nothing yet.
  private let open: Set<String>

  /// A search for each app of which a requirement has noticed nothing.
  static func all(in trials: [ScenarioTrial]) -> [ClaimSearch] {
    let open = Set(trials.flatMap(\.scenario.claims)).subtracting(
      trials.filter { $0.outcomes.contains(where: \.isTelling) }.flatMap(\.scenario.claims))
    let apps = Set(trials.map(\.app)).sorted()
    return apps.compactMap { app in
      let places = trials.indices.filter {
        trials[$0].app == app && !open.isDisjoint(with: trials[$0].scenario.claims)
      }
      return places.isEmpty ? nil : ClaimSearch(places: places, open: open)
    }
  }

  private init(places: [Int], open: Set<String>) { (self.places, self.open) = (places, open) }

  /// Returns what became of what was tried besides; nil once it is told to stop.
  func outcomes(
    _ auditor: ScenarioAuditor, _ trials: [ScenarioTrial], isStopped: () -> Bool
  ) -> SuiteAudit.Outcomes? {
    var tried: SuiteAudit.Outcomes = []
    var open = open
    for place in places {
      let trial = trials[place]
      let known = Set(trial.outcomes.map(\.sabotage))
      for sabotage in trial.possible where !known.contains(sabotage) {
        guard !open.isDisjoint(with: trial.scenario.claims) else { break }
        if isStopped() { return nil }
        let outcome = auditor.outcome(of: sabotage, in: trial)
        tried.append((place, outcome))
        if outcome.isTelling { open.subtract(trial.scenario.claims) }
      }
    }
    return tried
  }
}
