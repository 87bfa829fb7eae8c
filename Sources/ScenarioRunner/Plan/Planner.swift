public import Gherkin

/// A planner, which parses sources in parallel and decides what is run, in which order and where.
public struct Planner: Sendable {
  /// Which scenarios are planned.
  public var selection: Selection
  /// The run's seed.
  public var seed: UInt64
  /// Says why a scenario must not be run, such as for a tag that names no requirement; nil asks nothing.
  public var refuse: (@Sendable (Pickle) -> Problem?)?
  let limits: Limits
  let profilesFor: @Sendable ([String]) -> [String]

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - selection: Which scenarios are planned.
  ///   - seed: The run's seed, from which every scenario's is made.
  ///   - limits: The bounds on what is accepted from a file.
  ///   - refuse: Says why a scenario must not be run.
  ///   - profilesFor: Names the profiles for a scenario's tags, which are given with their at signs.
  public init(
    selection: Selection = Selection(),
    seed: UInt64 = 0,
    limits: Limits = .standard,
    refuse: (@Sendable (Pickle) -> Problem?)? = nil,
    profilesFor: @escaping @Sendable ([String]) -> [String]
  ) {
    self.selection = selection
    self.seed = seed
    self.limits = limits
    self.refuse = refuse
    self.profilesFor = profilesFor
  }

  /// Plans the sources; the plan is the same for any number of workers.
  ///
  /// A source whose name was given before is passed over.
  public func plan(_ sources: [Source], workers: Int = 1) async -> Plan {
    Plan(scenarios: [])
  }
}
