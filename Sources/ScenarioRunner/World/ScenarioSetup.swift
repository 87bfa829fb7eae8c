/// What a world is made from.
public struct ScenarioSetup: Hashable, Sendable {
  /// The platform profile, such as `iOS`.
  public let profile: String
  /// The seed of every chance in the scenario.
  public let seed: UInt64
  /// The file the scenario stands in, beside which the files lie that it names; empty where there is none.
  public let uri: String

  /// Whether limits on what one scenario may play are lifted.
  public let isPatient: Bool

  /// Creates a setup.
  public init(profile: String, seed: UInt64, uri: String = "", isPatient: Bool = false) {
    self.isPatient = isPatient
    self.profile = profile
    self.seed = seed
    self.uri = uri
  }
}
