public import Explorer
import Gherkin

/// A search beyond the end of a scenario, through what may happen there, for what breaks.
///
/// First every world within so many sentences is looked at, the nearest first, as far as the bounds allow; then chance
/// walks farther, and tries what is rare as well. What breaks is told in a story that was made short, once for each way in
/// which it breaks. It is the same for the same scenario, seed and bounds, unless `shouldStop` ends it.
public struct Exploration<World: ScenarioWorld> {
  /// The limits of the search.
  public struct Limits: Sendable {
    /// The most sentences within which every world is looked at.
    public var depth = 4
    /// The most different worlds.
    public var worlds = 100_000
    /// The most memory.
    public var memory = MemoryBound()
    /// How many walks there are.
    public var walks = 200
    /// How many sentences a walk has at most.
    public var walkLength = 30
    /// The seed of the walks.
    public var seed: UInt64 = 0
    /// How many look at worlds side by side; what is found does not depend on it.
    public var workers = 1
    /// Whether limits on what one scenario may play are lifted.
    public var isPatient = false
    /// Asked before each sentence that is played whether to end with what is known so far; by several at once.
    public var shouldStop: @Sendable () -> Bool = { false }

    /// Creates limits, which can be changed.
    public init() {}
  }

  /// The account of what was seen.
  public struct Report: Sendable {
    /// How many different worlds there were within the depth.
    public internal(set) var worldCount = 0
    /// How many sentences were played in them.
    public internal(set) var sentenceCount = 0
    /// How many sentences could not happen where they were tried.
    public internal(set) var impossibleCount = 0
    /// The depth within which every world was seen.
    public internal(set) var depth = 0
    /// What has kept it from going deeper, in words.
    public internal(set) var end = ""
    /// How much was tried at the depth after that, where not all was.
    public internal(set) var begun: Begun?
    /// How many walks there were; one that was ended on its way is none.
    public internal(set) var walkCount = 0
    /// How many sentences they had.
    public internal(set) var walkedCount = 0
    /// The sentences that were named and happened nowhere.
    public internal(set) var silent: [String] = []
    /// What may happen at the scenario's end as well and was not tried in every order.
    public internal(set) var rareDeeds: [RareDeed] = []
    /// The sentences of those that happened in walks.
    fileprivate var walked: Set<String> = []
    /// What breaks, each way of it once.
    public internal(set) var findings: [ExplorationFinding] = []
  }

  /// The part of a depth that was tried before something has ended the search there.
  public struct Begun: Hashable, Sendable {
    /// How many sentences were tried, those that could not happen included.
    public let triedCount: Int
    /// How many there were to try; nil where they are too many to be counted in a moment.
    public let count: Int?
  }

  private let library: StepLibrary<World>
  private let player: SentencePlayer<World>
  private let scenario: PlannedScenario
  private let limits: Limits
  /// The sentences that may happen; nil where worlds are asked.
  private let sentences: [String]?

  /// Creates an exploration; sentences that are named must be known.
  public init(
    _ library: StepLibrary<World>, from scenario: PlannedScenario, _ limits: Limits,
    only sentences: [String]? = nil
  ) {
    self.library = library
    player = SentencePlayer(library)
    (self.scenario, self.limits, self.sentences) = (scenario, limits, sentences)
  }

  /// Explores; returns nil where the scenario itself does not get to its end, with how it ended.
  public nonisolated(nonsending) func run() async -> Result<Report, ExplorationRefusal> {
    let play = StepPlay(
      binder: player.binder, scenario: scenario, steps: scenario.steps,
      settings: player.binder.settings(of: scenario), isFilmed: false,
      isPatient: limits.isPatient, memory: limits.memory)
    var end = play.beginning()
    play.run(&end)
    guard end.worst == .passed else {
      let step = end.results.first { $0.status != .passed }
      return .failure(
        ExplorationRefusal(step: step?.step.text ?? "", message: step?.problem?.message ?? ""))
    }
    var start = end.world
    start.beginSearch()
    let model = ExplorationModel(player: player, sentences: sentences)
    let team = SearchTeam(count: limits.workers) { [library, sentences] in
      ExplorationModel(player: SentencePlayer(library), sentences: sentences)
    }
    var report = Report()
    report.silent = sentences ?? []
    for finding in await searched(model, by: team, from: start, &report) {
      report.findings.append(told(finding.violation, finding.events, model, from: start))
    }
    report.rareDeeds = model.rareDeeds(in: start)
    await walk(model, from: start, &report)
    return .success(report)
  }

  /// The most worlds of which is asked what might have been tried in them.
  private static var countedMax: Int { 2_000 }

  private nonisolated(nonsending) func searched(
    _ model: ExplorationModel<World>, by team: SearchTeam<ExplorationModel<World>>,
    from start: World, _ report: inout Report
  ) async -> [BreadthFirstSearch<ExplorationModel<World>>.Finding] {
    var search = BreadthFirstSearch(model, from: start)
    let bounds = SearchBounds(
      states: limits.worlds, depth: limits.depth, memory: limits.memory,
      shouldStop: limits.shouldStop)
    let coverage = await search.run(bounds, by: team)
    report.worldCount = search.stateCount
    report.sentenceCount = search.transitionCount
    report.impossibleCount = search.impossibleCount
    report.depth = coverage.depth
    report.silent.removeAll { search.marks & model.mark(of: $0) != 0 }
    switch coverage {
    case .complete: report.end = "nothing else can be reached"
    case .cut(let bound, _):
      report.end = words(for: bound)
      if bound != .depth {
        let left = search.untriedCount(statesMax: Self.countedMax)
        report.begun = Begun(
          triedCount: search.triedCount, count: left.map { search.triedCount + $0 })
      }
    }
    return search.findings
  }

  private func words(for bound: SearchBound) -> String {
    switch bound {
    case .depth: "deeper was not asked for"
    case .states: "there are more than \(limits.worlds) worlds behind"
    case .bytes: "the memory is used up"
    case .stopped: "it was ended before the rest was looked at"
    }
  }

  /// Lets chance walk; what breaks in a way that is not known yet is told at once, in the time that there is.
  private nonisolated(nonsending) func walk(
    _ model: ExplorationModel<World>, from start: World, _ report: inout Report
  ) async {
    guard limits.walks > 0, !limits.shouldStop() else { return }
    let team = SearchTeam(count: limits.workers) { [library, sentences] in
      ExplorationModel(
        player: SentencePlayer(library), sentences: sentences, triesRareDeeds: true)
    }
    var known = Set(report.findings.map(\.flaw))
    let batch = 8 * max(1, limits.workers)
    for first in stride(from: 0, to: limits.walks, by: batch) where !limits.shouldStop() {
      let choices = (first..<min(first + batch, limits.walks)).map {
        SeededChoice(seed: limits.seed, walk: UInt64($0))
      }
      let walks = await team.walks(
        from: start, length: limits.walkLength, choices, until: limits.shouldStop)
      for walk in walks {
        report.walkedCount += walk.events.count
        report.note(walk.events)
        switch walk.end {
        case .stopped: continue
        case .tired, .stuck: report.walkCount += 1
        case .broken(let broken):
          report.walkCount += 1
          guard known.insert(broken.flaw).inserted else { continue }
          report.findings.append(told(broken, walk.events, model, from: start))
        }
      }
    }
  }

  /// Makes a story as short as it gets before the search is to end, and says what goes wrong at its end.
  private func told(
    _ broken: BrokenWorld, _ sentences: [String], _ model: ExplorationModel<World>,
    from start: World
  ) -> ExplorationFinding {
    let flaw = broken.flaw
    let shrunk = Shrinking.shrink(
      sentences, simpler: { PlainerSentences.of($0).filter(player.knows) },
      stillBreaks: { model.end(of: $0, from: start, until: limits.shouldStop)?.flaw == flaw })
    let isEnded = limits.shouldStop()
    let problem =
      isEnded
      ? broken.problem : model.end(of: shrunk.events, from: start, until: { false })?.problem
    return ExplorationFinding(
      flaw: flaw,
      problem: problem ?? StepProblem("What was found does not happen when it is played alone."),
      sentences: shrunk.events, scenario: scenario, mayBeShorter: isEnded)
  }
}

extension Exploration.Report {
  /// Takes note of what has happened in a walk.
  fileprivate mutating func note(_ sentences: [String]) {
    if !silent.isEmpty { silent.removeAll(where: sentences.contains) }
    for deed in rareDeeds where sentences.contains(deed.sentence) { walked.insert(deed.sentence) }
  }

  /// The kinds of what was not tried in every order: those that walks have tried, and those that nothing has.
  public var rareKinds: (walked: [String], untried: [String]) {
    var kinds: [String] = []
    for deed in rareDeeds where !kinds.contains(deed.kind) { kinds.append(deed.kind) }
    let isWalked = { kind in rareDeeds.contains { $0.kind == kind && walked.contains($0.sentence) }
    }
    return (kinds.filter(isWalked), kinds.filter { !isWalked($0) })
  }
}

/// The reason for which a scenario cannot be gone on from: it does not get to its end.
public struct ExplorationRefusal: Error, Hashable, Sendable {
  /// The sentence of the step at which it ends.
  public let step: String
  /// What is wrong there.
  public let message: String
}
