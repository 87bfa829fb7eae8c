public import Explorer
import Gherkin

/// A search beyond the end of a scenario, through what may happen there, for what breaks.
///
/// First every world within so many sentences is looked at, the nearest first, as far as the bounds allow; then chance
/// walks farther. What breaks is told in a story that was made short, once for each way in which it breaks. It is the
/// same for the same scenario, seed and bounds, unless `shouldStop` ends it.
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
    /// Asked now and then whether to end with what is known so far.
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
    /// How many walks there were.
    public internal(set) var walkCount = 0
    /// How many sentences they had.
    public internal(set) var walkedCount = 0
    /// The sentences that were named and happened nowhere.
    public internal(set) var silent: [String] = []
    /// What breaks, each way of it once.
    public internal(set) var findings: [ExplorationFinding] = []
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
    var broken = await searched(model, by: team, from: start, &report)
    for walk in await walked(by: team, from: start, &report)
    where !broken.contains(where: { $0.flaw == walk.flaw }) {
      broken.append(walk)
    }
    report.findings = broken.map { told($0.flaw, $0.sentences, model, from: start) }
    return .success(report)
  }

  private nonisolated(nonsending) func searched(
    _ model: ExplorationModel<World>, by team: SearchTeam<ExplorationModel<World>>,
    from start: World, _ report: inout Report
  ) async -> [(flaw: Flaw, sentences: [String])] {
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
    case .cut(let bound, _): report.end = words(for: bound)
    }
    return search.findings.map { ($0.violation, $0.events) }
  }

  private func words(for bound: SearchBound) -> String {
    switch bound {
    case .depth: "deeper was not asked for"
    case .states: "there are more than \(limits.worlds) worlds behind"
    case .bytes: "the memory is used up"
    case .stopped: "it was ended before the rest was looked at"
    }
  }

  private nonisolated(nonsending) func walked(
    by team: SearchTeam<ExplorationModel<World>>, from start: World, _ report: inout Report
  ) async -> [(flaw: Flaw, sentences: [String])] {
    var broken: [(flaw: Flaw, sentences: [String])] = []
    let batch = 8 * max(1, limits.workers)
    for first in stride(from: 0, to: limits.walks, by: batch) where !limits.shouldStop() {
      let choices = (first..<min(first + batch, limits.walks)).map {
        SeededChoice(seed: limits.seed, walk: UInt64($0))
      }
      for walk in await team.walks(from: start, length: limits.walkLength, choices) {
        report.walkCount += 1
        report.walkedCount += walk.events.count
        if !report.silent.isEmpty { report.silent.removeAll(where: walk.events.contains) }
        guard case .broken(let flaw) = walk.end, !broken.contains(where: { $0.flaw == flaw })
        else { continue }
        broken.append((flaw, walk.events))
      }
    }
    return broken
  }

  /// Makes a story as short as it gets, and says what goes wrong at its end.
  private func told(
    _ flaw: Flaw, _ sentences: [String], _ model: ExplorationModel<World>, from start: World
  ) -> ExplorationFinding {
    let shrunk = Shrinking.shrink(
      sentences, simpler: { PlainerSentences.of($0).filter(player.knows) },
      stillBreaks: { model.end(of: $0, from: start)?.flaw == flaw })
    let problem = model.end(of: shrunk.events, from: start)?.problem
    return ExplorationFinding(
      status: flaw.status,
      problem: problem ?? StepProblem("What was found does not happen when it is played alone."),
      sentences: shrunk.events, scenario: scenario)
  }
}

/// The reason for which a scenario cannot be gone on from: it does not get to its end.
public struct ExplorationRefusal: Error, Hashable, Sendable {
  /// The sentence of the step at which it ends.
  public let step: String
  /// What is wrong there.
  public let message: String
}
