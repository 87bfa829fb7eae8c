/// What would be run, and what keeps the rest from being run.
public struct Plan: Sendable {
  /// The scenarios in the order in which they are run and reported.
  public let scenarios: [PlannedScenario]
  /// What is wrong with the files and the selection, in the order of the files.
  public let problems: [Problem]
  /// The number of scenarios in all files, each counted once for each of its profiles.
  public let totalCount: Int
  /// The number of scenarios selected, those of other shards included.
  public let selectedCount: Int
  /// The tags of all scenarios in the files, selected or not, with their at signs.
  public let tagNames: Set<String>
  /// The ids that were wanted and that their files do not have any more.
  public let lostIDs: Set<String>
  /// The run's seed.
  public let seed: UInt64
  /// The order of the scenarios.
  public let order: RunOrder
  /// The part of the selected scenarios that is planned.
  public let shard: Shard?

  /// Creates a plan.
  public init(
    scenarios: [PlannedScenario],
    problems: [Problem] = [],
    totalCount: Int? = nil,
    selectedCount: Int? = nil,
    tagNames: Set<String> = [],
    lostIDs: Set<String> = [],
    seed: UInt64 = 0,
    order: RunOrder = .defined,
    shard: Shard? = nil
  ) {
    self.scenarios = scenarios
    self.problems = problems
    self.totalCount = totalCount ?? scenarios.count
    self.selectedCount = selectedCount ?? scenarios.count
    self.tagNames = tagNames
    self.lostIDs = lostIDs
    self.seed = seed
    self.order = order
    self.shard = shard
  }

  /// Returns the plan with warnings that count as errors.
  public func strict() -> Plan {
    Plan(
      scenarios: scenarios,
      problems: problems.map { problem in
        var problem = problem
        problem.severity = .error
        return problem
      },
      totalCount: totalCount, selectedCount: selectedCount, tagNames: tagNames,
      lostIDs: lostIDs, seed: seed, order: order, shard: shard)
  }
}
