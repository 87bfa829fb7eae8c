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
  func trials(
    _ scenarios: [PlannedScenario], isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> [ScenarioTrial] {
    await each(scenarios, isStopped) { $0.audit($1, isStopped: isStopped) }
  }

  /// Plays scenarios with only those things wrong that are wanted of them; what is known when it is told to stop is
  /// returned, in the order of the scenarios.
  func experiments(
    _ scenarios: [PlannedScenario], wanted: @escaping @Sendable (PlannedScenario) -> [String],
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> [ScenarioExperiment] {
    await each(scenarios, isStopped) { $0.experiment(on: $1, wanted($1)) }
  }

  private func each<Found: Sendable>(
    _ scenarios: [PlannedScenario], _ isStopped: @escaping @Sendable () -> Bool,
    _ find: @escaping @Sendable (ScenarioAuditor, PlannedScenario) -> Found?
  ) async -> [Found] {
    let queue = WorkQueue(count: scenarios.count)
    let found = await withTaskGroup(of: [(Int, Found)].self) { group in
      for _ in 0..<min(workers, scenarios.count) {
        group.addTask { [self] in work(scenarios, queue, isStopped, find) }
      }
      var all: [Int: Found] = [:]
      for await part in group {
        for (place, one) in part { all[place] = one }
      }
      return all
    }
    return scenarios.indices.compactMap { found[$0] }
  }

  private func work<Found>(
    _ scenarios: [PlannedScenario], _ queue: WorkQueue, _ isStopped: () -> Bool,
    _ find: (ScenarioAuditor, PlannedScenario) -> Found?
  ) -> [(Int, Found)] {
    let auditor = ScenarioAuditor(library, sorts: sorts, triesSearches: triesSearches)
    var all: [(Int, Found)] = []
    while !isStopped(), let place = queue.next() {
      guard let found = find(auditor, scenarios[place]) else { break }
      all.append((place, found))
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
