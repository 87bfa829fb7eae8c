import Rehearsal
import ScenarioRunner

/// The search for a scenario that notices when something goes wrong with an app.
struct SabotageSearch: Sendable {
  let sabotage: Sabotage
  /// The places of the trials in which it can be tried, in order.
  private(set) var places: [Int] = []

  /// A search for each sabotage of each app, in the order in which the trials name them.
  static func all(in trials: [ScenarioTrial]) -> [SabotageSearch] {
    var searches: [SabotageSearch] = []
    var numbers: [Subject: Int] = [:]
    for (place, trial) in trials.enumerated() {
      for sabotage in trial.possible {
        let subject = Subject(app: trial.app, sabotage: sabotage)
        let number = numbers[subject] ?? searches.count
        if number == searches.count { searches.append(SabotageSearch(sabotage: sabotage)) }
        numbers[subject] = number
        searches[number].places.append(place)
      }
    }
    return searches
  }

  private init(sabotage: Sabotage) { self.sabotage = sabotage }

  /// Returns what became of it where it was tried; nil once it is told to stop.
  func outcomes(
    _ auditor: ScenarioAuditor, _ trials: [ScenarioTrial], isEverywhere: Bool,
    isStopped: () -> Bool
  ) -> SuiteAudit.Outcomes? {
    var tried: SuiteAudit.Outcomes = []
    for place in places {
      if isStopped() { return nil }
      let outcome = auditor.outcome(of: sabotage, in: trials[place])
      tried.append((place, outcome))
      if outcome.outcome == .noticed, !isEverywhere { break }
    }
    return tried
  }

  private struct Subject: Hashable {
    let app: String
    let sabotage: Sabotage
  }
}
