public import Gherkin

/// A scenario that is to be run on one profile.
public struct PlannedScenario: Sendable {
  /// The scenario.
  public let pickle: Pickle
  /// The platform profile it runs on.
  public let profile: String
  /// Its place in the plan, from 0.
  public internal(set) var index: Int
  /// A name that stays: `file:line`, with ` (profile)` where the scenario runs on several.
  ///
  /// For a scenario outline the line is that of the row of examples, so the part before the profile can always be
  /// given to the command.
  public let id: String
  /// The seed of its world, made from the run's seed and the id: order, shard and workers do not change it.
  public let seed: UInt64
  /// Whether another scenario of its file has the same name, selected or not.
  public let hasNamesake: Bool
  /// Why it must not be run; nil for nearly all.
  public let refusal: Problem?

  /// Creates a planned scenario.
  public init(
    pickle: Pickle,
    profile: String,
    index: Int,
    id: String,
    seed: UInt64,
    hasNamesake: Bool = false,
    refusal: Problem? = nil
  ) {
    self.pickle = pickle
    self.profile = profile
    self.index = index
    self.id = id
    self.seed = seed
    self.hasNamesake = hasNamesake
    self.refusal = refusal
  }
}
