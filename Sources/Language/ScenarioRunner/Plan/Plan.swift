public import Gherkin

/// The scenarios that would be run, and what keeps the rest from being run.
public struct Plan: Sendable {
  /// The scenarios in the order in which they are run and reported.
  public package(set) var scenarios: [PlannedScenario]
  /// What is wrong with the files and the selection, in the order of the files.
  public package(set) var problems: [Problem]
  /// The number of scenarios in all files, each counted once for each of its profiles.
  public let totalCount: Int
  /// How many of these run on a profile that was not asked for.
  public internal(set) var otherProfileCount = 0
  /// The number of scenarios in each file, by its name, so that it is known which are played whole.
  var fileCounts: [String: Int] = [:]
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
    var plan = self
    for index in plan.problems.indices { plan.problems[index].severity = .error }
    return plan
  }
}

/// The part of a plan that one file adds.
struct PlannedFile: Sendable {
  let source: Source
  /// The selected scenarios, before shards and order have given them a place.
  var scenarios: [PlannedScenario] = []
  var totalCount = 0
  /// How many of these run on a profile that was not asked for.
  var otherProfileCount = 0
  var problems: [Problem] = []
  /// The lines of headers whose description is told to hold steps.
  var mistakenHeaders: Set<Int> = []
  /// The tags of all its scenarios, selected or not.
  var tagNames: Set<String> = []
  /// The parts of names that were looked for and that a scenario has.
  var foundNames: Set<String> = []
  /// Whether it could not be parsed, so that nobody knows what it has.
  var isUnread = false
  /// The ids among the wanted ones that the file has; kept only where ids are selected.
  var knownIDs: Set<String> = []

  init(source: Source) { self.source = source }

  var uri: String { source.uri }
}

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
  /// The seed of its world, made from the run's seed and what the scenario is (its names, its row, its profile): path,
  /// line, order, shard and workers do not change it.
  public let seed: UInt64
  /// What an order that is drawn sorts by; zero where none is.
  var rank: UInt64 = 0
  /// Whether it comes before those that are not, whatever the order.
  var isFirst = false
  /// Whether another scenario of its file has the same name, selected or not.
  public let hasNamesake: Bool
  /// Why it must not be run; nil for nearly all.
  public let refusal: Problem?
  /// Those of its tags, with their at signs, that name a requirement, which it claims to prove.
  public internal(set) var claims: [String] = []
  /// The phrases that it could use; nil where there are none.
  public internal(set) var shelf: PhraseShelf?
  /// Its steps with phrases unfolded; nil where it uses none, as nearly all do.
  var unfolded: UnfoldedSteps?

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

  /// The steps in the order in which they are played, those of the backgrounds first and phrases unfolded.
  public var steps: [PickleStep] { unfolded?.steps ?? pickle.steps }

  /// For each step the use of a phrase it comes from; empty where no phrase is used.
  public var uses: [PhraseUse?] { unfolded?.uses ?? [] }

  /// Returns the places of those of its steps that are its own, and not a background's.
  func ownPlaces(of steps: [PickleStep]) -> Range<Int> {
    let line = pickle.scenarioLine
    let first = steps.indices.first { place in
      let use = unfolded?.uses[place]?.chain.first?.step
      return (use?.location ?? steps[place].location).line >= line
    }
    return (first ?? steps.count)..<steps.count
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
