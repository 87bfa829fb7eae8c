/// One part of a run's report; the events come in plan order whatever the number of workers.
public enum RunEvent: Sendable {
  /// The run begins; the first event.
  case runStarted(RunInfo)
  /// Something is wrong with a file, the selection or the step library, before all scenarios; or a warning about
  /// the scenario that comes next.
  case problem(Problem)
  /// A scenario has ended.
  case scenarioFinished(ScenarioResult)
  /// The run has ended; the last event.
  case runFinished(RunSummary)
}

/// The head of a report; with the files it is enough to reproduce the run.
public struct RunInfo: Hashable, Sendable {
  /// The version of the command.
  public var version: String
  /// The run's seed.
  public var seed: UInt64
  /// The order of the scenarios.
  public var order: RunOrder
  /// The part of the selected scenarios that is run.
  public var shard: Shard?
  /// The servers that are not simulated, in words.
  public var servers: [String] = []
  /// The profiles that are run on, in order of appearance.
  public var profiles: [String]
  /// The number of scenarios that are run.
  public var scenarioCount: Int
  /// The number of scenarios in all files.
  public var totalCount: Int

  /// Creates a head.
  public init(
    version: String,
    seed: UInt64 = 0,
    order: RunOrder = .defined,
    shard: Shard? = nil,
    profiles: [String] = [],
    scenarioCount: Int = 0,
    totalCount: Int = 0
  ) {
    self.version = version
    self.seed = seed
    self.order = order
    self.shard = shard
    self.profiles = profiles
    self.scenarioCount = scenarioCount
    self.totalCount = totalCount
  }

  /// Creates the head of a plan's report.
  public init(version: String, plan: Plan) {
    var profiles: [String] = []
    // By index, because a loop over the scenarios would copy each whole.
    for index in plan.scenarios.indices {
      let profile = plan.scenarios[index].profile
      if !profiles.contains(profile) { profiles.append(profile) }
    }
    self.init(
      version: version,
      seed: plan.seed,
      order: plan.order,
      shard: plan.shard,
      profiles: profiles,
      scenarioCount: plan.scenarios.count,
      totalCount: plan.totalCount
    )
  }
}
