public import Gherkin

/// A planner, which parses sources in parallel and decides what is run, in which order and where.
///
/// ```swift
/// let planner = Planner(selection: Selection(tags: try TagExpression("not @slow"))) { _ in ["iOS"] }
/// let plan = await planner.plan(sources, workers: 2)
/// ```
public struct Planner: Sendable {
  /// Which scenarios are planned.
  public var selection: Selection
  /// The run's seed.
  public var seed: UInt64
  /// Says why a scenario must not be run, such as for a tag that names no requirement; nil asks nothing.
  public var refuse: (@Sendable (Pickle) -> Problem?)?
  /// Tells whether a tag, with its at sign, names a requirement; nil where nobody knows any.
  public var isRequirement: (@Sendable (String) -> Bool)?
  /// Whether files are searched for what the grammar accepts although nobody means it.
  public var tellsFindings: Bool
  /// Whether a scenario without steps is told with them.
  public var tellsEmptyScenarios = true
  /// The tags that change how a scenario is played, with their at signs, so that misspelt ones are told.
  public var knownTags: [KnownTag]
  /// Makes a matcher of the steps that there are, so that one which stands where nothing plays it is known.
  public var stepMatcher: (@Sendable () -> StepMatcher)?
  /// The phrases that features may use beside steps.
  public var phrases: PhraseBook
  let limits: Limits
  /// Names the profiles for a scenario's tags.
  package let profilesFor: @Sendable ([String]) -> [String]

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - selection: Which scenarios are planned.
  ///   - seed: The run's seed, from which every scenario's is made.
  ///   - limits: The bounds on what is accepted from a file.
  ///   - refuse: Says why a scenario must not be run.
  ///   - isRequirement: Tells whether a tag names a requirement.
  ///   - tellsFindings: Whether files are searched for what would be green by mistake.
  ///   - knownTags: The tags that change how a scenario is played.
  ///   - stepMatcher: Makes a matcher of the steps that there are; a file needs one only in doubt.
  ///   - phrases: The phrases that features may use.
  ///   - profilesFor: Names the profiles for a scenario's tags, which are given with their at signs.
  public init(
    selection: Selection = Selection(),
    seed: UInt64 = 0,
    limits: Limits = .standard,
    refuse: (@Sendable (Pickle) -> Problem?)? = nil,
    isRequirement: (@Sendable (String) -> Bool)? = nil,
    tellsFindings: Bool = true,
    knownTags: [KnownTag] = [],
    stepMatcher: (@Sendable () -> StepMatcher)? = nil,
    phrases: PhraseBook = PhraseBook(),
    profilesFor: @escaping @Sendable ([String]) -> [String]
  ) {
    self.selection = selection
    self.seed = seed
    self.limits = limits
    self.refuse = refuse
    self.isRequirement = isRequirement
    self.tellsFindings = tellsFindings
    self.knownTags = knownTags
    self.stepMatcher = stepMatcher
    self.phrases = phrases
    self.profilesFor = profilesFor
  }

  /// Plans the sources; the plan is the same for any number of workers.
  ///
  /// A source whose name was given before is passed over.
  public func plan(_ sources: [Source], workers: Int = 1) async -> Plan {
    var seen: Set<String> = []
    let distinct = sources.filter { seen.insert($0.uri).inserted }
    let filePlanner = FilePlanner(planner: self)
    return plan(of: await filePlanner.plan(distinct, workers: workers))
  }

  /// Plans a single source at once, as where it is being written.
  public func plan(_ source: Source) -> Plan {
    plan(of: [FilePlanner(planner: self).plan(source)])
  }

  private func plan(of files: [PlannedFile]) -> Plan {
    let lost = lostIDs(in: files)
    var problems = files.flatMap(\.problems)
    problems += lost.map(Self.problem) + SelectionFindings(selection, files).problems
    var plan = Plan(
      scenarios: arranged(files),
      problems: problems,
      totalCount: files.reduce(0) { $0 + $1.totalCount },
      selectedCount: files.reduce(0) { $0 + $1.scenarios.count },
      tagNames: files.reduce(into: []) { $0.formUnion($1.tagNames) },
      lostIDs: Set(lost),
      seed: seed,
      order: selection.order,
      shard: selection.shard
    )
    plan.otherProfileCount = files.reduce(0) { $0 + $1.otherProfileCount }
    for file in files { plan.fileCounts[file.uri] = file.totalCount }
    return plan
  }

  /// Deals the scenarios round to the shards, puts this shard's in order and numbers them.
  private func arranged(_ files: [PlannedFile]) -> [PlannedScenario] {
    var chosen = files.flatMap(\.scenarios)
    if let shard = selection.shard {
      let places = stride(from: shard.index - 1, to: chosen.count, by: shard.count)
      chosen = places.map { chosen[$0] }
    }
    switch selection.order {
    case .defined: break
    case .reversed: chosen.reverse()
    case .random: chosen = shuffled(chosen)
    }
    if !selection.first.isEmpty {
      chosen = chosen.filter(\.isFirst) + chosen.filter { !$0.isFirst }
    }
    for index in chosen.indices {
      chosen[index].index = index
    }
    return chosen
  }

  /// Sorts by numbers drawn for the scenarios, so that two keep their order whatever is selected besides.
  private func shuffled(_ scenarios: [PlannedScenario]) -> [PlannedScenario] {
    let order = scenarios.indices.sorted { (scenarios[$0].rank, $0) < (scenarios[$1].rank, $1) }
    return order.map { scenarios[$0] }
  }

  /// Finds the wanted ids that no scenario of their file has any more; of a file with errors nobody knows.
  private func lostIDs(in files: [PlannedFile]) -> [String] {
    guard let wanted = selection.ids else { return [] }
    let uris = Set(files.filter { !$0.isUnread }.map(\.uri))
    let known = files.reduce(into: Set<String>()) { $0.formUnion($1.knownIDs) }
    return wanted.subtracting(known).sorted().filter { id in
      RerunList.uri(of: id).map(uris.contains) ?? false
    }
  }

  private static func problem(ofLost id: String) -> Problem {
    Problem(
      .selection, uri: RerunList.uri(of: id), message: "No scenario is “\(id)” any more.",
      notes: [
        "The file has changed since that run: run it whole once with --failed-first, which brings the list up to date."
      ])
  }
}
