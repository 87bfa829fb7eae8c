import Rehearsal
import ScenarioRunner
import Synchronization

/// An audit of many scenarios on several workers, with the same result for any number of them.
struct SuiteAudit: Sendable {
  /// What became of sabotages, by the places of the trials in which they were tried.
  typealias Outcomes = [(place: Int, trial: ScenarioTrial.Trial)]

  /// The fates of scenarios, in their order.
  struct Findings: Sendable {
    let trials: [ScenarioTrial]
    /// Whether it was ended before all was tried; what is known of a sabotage or a scenario is whole all the same.
    let isCut: Bool
  }

  private let library: StepLibrary<World>
  private let sorts: Set<Sabotage.Sort>
  private let workers: Int
  private let triesSearches: Bool
  private let isEverywhere: Bool

  /// Creates an audit with sabotage of the sorts.
  ///
  /// - Parameters:
  ///   - triesSearches: Whether scenarios that search many histories are tried too.
  ///   - isEverywhere: Whether a sabotage is tried in each scenario that it can touch; otherwise in one after the other, until
  ///     one has noticed it, and then only as far as each requirement has noticed something.
  init(
    _ library: StepLibrary<World>, sorts: Set<Sabotage.Sort>, workers: Int,
    triesSearches: Bool = true, isEverywhere: Bool = true
  ) {
    (self.library, self.sorts, self.workers) = (library, sorts, workers)
    (self.triesSearches, self.isEverywhere) = (triesSearches, isEverywhere)
  }

  /// Audits scenarios; when it is told to stop, what is known by then is returned.
  ///
  /// - Parameter wanted: The words of the sabotages to try in a scenario; nil for all of the audit's sorts.
  func findings(
    _ scenarios: [PlannedScenario],
    wanted: @escaping @Sendable (PlannedScenario) -> [String]? = { _ in nil },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> Findings {
    let plain = await inParallel(count: scenarios.count, isStopped) { auditor, place in
      auditor.trial(of: scenarios[place], wanted: wanted(scenarios[place]))
    }
    var trials = scenarios.indices.compactMap { plain[$0] }
    guard trials.count == scenarios.count else { return Findings(trials: trials, isCut: true) }
    let searches = SabotageSearch.all(in: trials)
    var isWhole = await look(count: searches.count, &trials, isStopped) { auditor, place, trials in
      searches[place].outcomes(
        auditor, trials, isEverywhere: isEverywhere, isStopped: isStopped)
    }
    if isWhole, !isEverywhere {
      let claims = ClaimSearch.all(in: trials)
      isWhole = await look(count: claims.count, &trials, isStopped) { auditor, place, trials in
        claims[place].outcomes(auditor, trials, isStopped: isStopped)
      }
    }
    return Findings(trials: trials, isCut: !isWhole)
  }

  /// Adds what searches find to the trials, and returns whether all came to their end.
  private func look(
    count: Int, _ trials: inout [ScenarioTrial], _ isStopped: @escaping @Sendable () -> Bool,
    _ search: @escaping @Sendable (ScenarioAuditor, Int, [ScenarioTrial]) -> Outcomes?
  ) async -> Bool {
    let before = trials
    let found = await inParallel(count: count, isStopped) { auditor, place in
      search(auditor, place, before)
    }
    var more: [Int: [ScenarioTrial.Trial]] = [:]
    for number in 0..<count {
      for (place, trial) in found[number] ?? [] { more[place, default: []].append(trial) }
    }
    for (place, outcomes) in more { trials[place] = trials[place].adding(outcomes) }
    return found.count == count
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
          let auditor = ScenarioAuditor(library, sorts: sorts, triesSearches: triesSearches)
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
