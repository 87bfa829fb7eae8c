import Gherkin
import Rehearsal
import ScenarioRunner

/// The search for a scenario that notices what goes wrong with a server.
struct ServerSearch: Sendable {
  let sabotage: Sabotage
  /// The places of the trials in which it could be tried, in order.
  private(set) var places: [Int] = []
  /// The tags whose scenarios have noticed nothing yet, by a check of theirs.
  private let unproven: Set<String>

  /// A search for each sabotage of each app's server.
  static func all(in trials: [ScenarioTrial]) -> [ServerSearch] {
    let unproven = Set(trials.flatMap(\.tags)).subtracting(
      trials.filter { $0.outcomes.contains { $0.notice == .check } }.flatMap(\.tags))
    var searches: [ServerSearch] = []
    var numbers: [Subject: Int] = [:]
    for (place, trial) in trials.enumerated() {
      for sabotage in trial.postponed {
        let subject = Subject(app: trial.app, sabotage: sabotage)
        let number = numbers[subject] ?? searches.count
        if number == searches.count {
          searches.append(ServerSearch(sabotage: sabotage, unproven: unproven))
        }
        numbers[subject] = number
        searches[number].places.append(place)
      }
    }
    return searches
  }

  /// Returns what became of it where it was tried; nil once it is told to stop.
  ///
  /// Once a scenario has noticed it, only those are tried whose requirements have noticed nothing else.
  func outcomes(
    _ auditor: ScenarioAuditor, _ trials: [ScenarioTrial], isStopped: () -> Bool
  ) -> [(Int, ScenarioTrial.Trial)]? {
    var tried: [(Int, ScenarioTrial.Trial)] = []
    var isNoticed = false
    var open = unproven
    for place in places where !isNoticed || !open.isDisjoint(with: trials[place].tags) {
      if isStopped() { return nil }
      let outcome = auditor.outcome(of: sabotage, in: trials[place])
      tried.append((place, outcome))
      if outcome.outcome == .noticed { isNoticed = true }
      if outcome.notice == .check { open.subtract(trials[place].tags) }
    }
    return tried
  }

  private struct Subject: Hashable {
    let app: String
    let sabotage: Sabotage
  }
}

extension ScenarioTrial {
  /// The tags of its scenario, among which are the ids of requirements.
  fileprivate var tags: [String] { scenario.pickle.tags.map(\.name) }
}
