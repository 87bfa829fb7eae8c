import Rehearsal
import ScenarioRunner
import Synchronization

/// An audit of many scenarios on several workers, with the same result for any number of them.
struct SuiteAudit: Sendable {
  private let library: StepLibrary<World>
  private let sorts: Set<Sabotage.Sort>
  private let workers: Int

  private let triesSearches: Bool
  private let triesServersUntilNoticed: Bool

  /// Creates an audit with sabotage of the sorts.
  ///
  /// - Parameter triesServersUntilNoticed: Whether what goes wrong with a server is tried in one scenario after the other
  ///   until one has noticed it, as there is far more of it than of anything else; otherwise it is tried in all.
  init(
    _ library: StepLibrary<World>, sorts: Set<Sabotage.Sort>, workers: Int,
    triesSearches: Bool = true, triesServersUntilNoticed: Bool = false
  ) {
    (self.library, self.sorts, self.workers) = (library, sorts, workers)
    self.triesSearches = triesSearches
    self.triesServersUntilNoticed = triesServersUntilNoticed
  }

  /// Audits scenarios; what is known when it is told to stop is returned, in the order of the scenarios.
  ///
  /// - Parameter wanted: The words of the sabotages to try in a scenario; nil for all of the audit's sorts.
  func trials(
    _ scenarios: [PlannedScenario],
    wanted: @escaping @Sendable (PlannedScenario) -> [String]? = { _ in nil },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> [ScenarioTrial] {
    let found = await inParallel(count: scenarios.count, isStopped) { auditor, place in
      let scenario = scenarios[place]
      return auditor.audit(scenario, wanted: wanted(scenario), isStopped: isStopped)
    }
    let trials = scenarios.indices.compactMap { found[$0] }
    // What was cut short is not whole without its servers either.
    guard triesServersUntilNoticed, trials.count == scenarios.count else { return trials }
    return await withServers(trials, isStopped)
  }

  /// Tries what was left for later: each sabotage of an app's server in one scenario after the other, until one notices.
  private func withServers(
    _ trials: [ScenarioTrial], _ isStopped: @escaping @Sendable () -> Bool
  ) async -> [ScenarioTrial] {
    let searches = ServerSearch.all(in: trials)
    let found = await inParallel(count: searches.count, isStopped) { auditor, place in
      searches[place].outcomes(auditor, trials, isStopped: isStopped)
    }
    var later: [Int: [ScenarioTrial.Trial]] = [:]
    for place in searches.indices {
      for (trial, outcome) in found[place] ?? [] { later[trial, default: []].append(outcome) }
    }
    // A scenario of which not all is known is left out where it was told to stop.
    let open = Set(searches.indices.filter { found[$0] == nil }.flatMap { searches[$0].places })
    return trials.indices.filter { !open.contains($0) }.map { trials[$0].adding(later[$0] ?? []) }
  }

  /// Does pieces of work on all workers; those that return nothing were told to stop.
  private func inParallel<Result: Sendable>(
    count: Int, _ isStopped: @escaping @Sendable () -> Bool,
    _ work: @escaping @Sendable (ScenarioAuditor, Int) -> Result?
  ) async -> [Int: Result] {
    let queue = WorkQueue(count: count)
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<min(workers, count) {
        group.addTask { [self] in
          let auditor = ScenarioAuditor(
            library, sorts: sorts, triesSearches: triesSearches,
            postponesServers: triesServersUntilNoticed)
          var done: [(Int, Result)] = []
          while !isStopped(), let place = queue.next() {
            guard let result = work(auditor, place) else { break }
            done.append((place, result))
          }
          return done
        }
      }
      var all: [Int: Result] = [:]
      for await part in group {
        for (place, result) in part { all[place] = result }
      }
      return all
    }
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
