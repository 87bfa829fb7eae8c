import Rehearsal
import ScenarioRunner
import Synchronization

/// An audit of many scenarios on several workers, with the same result for any number of them.
struct SuiteAudit: Sendable {
  private let library: StepLibrary<World>
  private let sorts: Set<Sabotage.Sort>
  private let workers: Int

  private let triesSearches: Bool

  /// Creates an audit with sabotage of the sorts.
  init(
    _ library: StepLibrary<World>, sorts: Set<Sabotage.Sort>, workers: Int,
    triesSearches: Bool = true
  ) {
    (self.library, self.sorts, self.workers) = (library, sorts, workers)
    self.triesSearches = triesSearches
  }

  /// Audits scenarios; what is known when it is told to stop is returned, in the order of the scenarios.
  ///
  /// - Parameter wanted: The words of the sabotages to try in a scenario; nil for all of the audit's sorts.
  func trials(
    _ scenarios: [PlannedScenario],
    wanted: @escaping @Sendable (PlannedScenario) -> [String]? = { _ in nil },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> [ScenarioTrial] {
    let queue = WorkQueue(count: scenarios.count)
    let found = await withTaskGroup(of: [(Int, ScenarioTrial)].self) { group in
      for _ in 0..<min(workers, scenarios.count) {
        group.addTask { [self] in work(scenarios, queue, wanted, isStopped) }
      }
      var all: [Int: ScenarioTrial] = [:]
      for await part in group {
        for (place, trial) in part { all[place] = trial }
      }
      return all
    }
    return scenarios.indices.compactMap { found[$0] }
  }

  private func work(
    _ scenarios: [PlannedScenario], _ queue: WorkQueue,
    _ wanted: (PlannedScenario) -> [String]?, _ isStopped: () -> Bool
  ) -> [(Int, ScenarioTrial)] {
    let auditor = ScenarioAuditor(library, sorts: sorts, triesSearches: triesSearches)
    var all: [(Int, ScenarioTrial)] = []
    while !isStopped(), let place = queue.next() {
      let scenario = scenarios[place]
      let trial = auditor.audit(scenario, wanted: wanted(scenario), isStopped: isStopped)
      guard let trial else { break }
      all.append((place, trial))
    }
    return all
  }
}

/// The places of scenarios that nobody works on yet, handed out one by one.
private final class WorkQueue: Sendable {
  private let count: Int
  private let upcoming = Mutex(0)

  init(count: Int) { self.count = count }

  func next() -> Int? {
    upcoming.withLock { place in
      guard place < count else { return nil }
      defer { place += 1 }
      return place
    }
  }
}
