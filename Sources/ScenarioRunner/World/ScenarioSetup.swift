/// What a world is made from.
public struct ScenarioSetup: Hashable, Sendable {
  /// The platform profile, such as `iOS`.
  public let profile: String
  /// The seed of every chance in the scenario.
  public let seed: UInt64

  /// Creates a setup.
  public init(profile: String, seed: UInt64) {
    self.profile = profile
    self.seed = seed
  }
}
