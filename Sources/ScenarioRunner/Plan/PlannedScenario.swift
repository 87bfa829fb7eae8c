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
  /// The values of the row of examples it is made from; nil for a scenario without examples.
  public let row: [String]?
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
    row: [String]? = nil,
    seed: UInt64,
    hasNamesake: Bool = false,
    refusal: Problem? = nil
  ) {
    self.pickle = pickle
    self.profile = profile
    self.index = index
    self.id = id
    self.row = row
    self.seed = seed
    self.hasNamesake = hasNamesake
    self.refusal = refusal
  }

  /// What tells it from others that come to stand on its line when the file is edited: its name and its row.
  ///
  /// Steps are no part of it, because a scenario that did not pass is mended by changing them.
  public var mark: String { Self.mark(pickle, row) }

  static func mark(_ pickle: Pickle, _ row: [String]?) -> String {
    let cells = row.map { " | " + $0.joined(separator: " | ") } ?? ""
    return (pickle.name + cells).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
