public import Gherkin
public import ScenarioRunner

/// A desk at which features are written: it plays what is written, and says what can be written next.
///
/// It knows nothing of who asks, a browser or an editor. It belongs to one thread.
public final class AuthoringDesk<World: ScenarioWorld> {
  /// The most checks that are offered at a place: far more than there mostly are, and few enough to try each of them.
  public static var checksMax: Int { 400 }

  private let library: StepLibrary<World>
  private(set) var planner: Planner
  private let watch: PlayWatch?
  /// A stage for each platform, as a scenario is to hold on all of its own.
  private var stages: [String: ScenarioStage<World>] = [:]
  let player: SentencePlayer<World>
  private let checks: CheckSearch<World>
  let proposals: SentenceProposals<World>

  /// Creates a desk for the steps of a library.
  ///
  /// A scenario without steps is one that is being begun, and nothing to complain of.
  ///
  /// - Parameters:
  ///   - planner: Plans the features, with the phrases and requirements that stand beside them.
  ///   - watch: Lets another thread end a step that takes long.
  public init(_ library: StepLibrary<World>, _ planner: Planner, watch: PlayWatch? = nil) {
    (self.library, self.planner, self.watch) = (library, planner, watch)
    self.planner.tellsEmptyScenarios = false
    player = SentencePlayer(library)
    checks = CheckSearch(library)
    proposals = SentenceProposals(library)
  }

  /// Plays a scenario of a feature as it stands, and looks around at a place in it.
  ///
  /// What was played before is played anew only from the first line that is another one.
  ///
  /// - Parameter isOver: Is asked behind each step; once it says so, the outlook tells only how many are still to be played. At
  ///   least one is played each time, so whoever looks again sees the end.
  public func look(
    at source: Source, _ stance: Stance, until isOver: () -> Bool = { false }
  ) -> Outlook {
    let plan = planner.plan(source)
    var outlook = Outlook(
      choices: choices(in: plan), problems: plan.problems, result: nil, playedCount: 0,
      stepCount: 0, deeds: [], checks: [])
    guard let shown = shown(in: plan, of: source, stance, until: isOver) else { return outlook }
    outlook.playedCount = shown.first.playedCount
    outlook.unplayedCount = shown.unplayedCount
    guard outlook.unplayedCount == 0 else { return outlook }
    outlook.result = shown.results[0]
    outlook.others = endings(of: shown, in: source)
    if stance.showsBeside { outlook.beside = shown.beside }
    outlook.stepCount = shown.stepCount
    if let result = outlook.result, !result.status.isAcceptable {
      outlook.fixes = FixFinder(player: player, proposals: proposals)
        .fixes(of: result, ownStart: shown.first.ownStart, in: shown.first.owner, shown.first.world)
      outlook.fixes += [onlyElsewhere(shown, in: source)].compactMap(\.self)
    }
    guard let world = shown.world else { return outlook }
    outlook.parts = world.touchableParts()
    outlook.elsewhere = world.sightsElsewhere()
    outlook.isWithinPhrase = shown.isWithinPhrase
    outlook.ownStart = shown.first.ownStart
    guard !outlook.isWithinPhrase, shown.stepCount >= outlook.ownStart else { return outlook }
    let part = outlook.parts.first { $0.id == stance.part }
    // Each is tried, which may take a while: not for all parts.
    outlook.partDeeds = (part.map(proposals.deeds) ?? [])
      .filter { shown.first.allows($0, behind: shown.stepCount) }
    let offered = world.offeredDeeds()
    outlook.deeds = offered.first.filter(player.knows)
    outlook.furtherDeeds = offered.further.filter(player.knows)
    outlook.due = world.dueEvents().filter { player.knows($0.sentence) }
    if stance.seeksChecks {
      (outlook.checks, outlook.checksLeft) = checks(in: world, of: shown, stance.pointed, part)
    }
    return outlook
  }

  /// Plays the scenario that is meant, on all its platforms; nil where there is none.
  func shown(
    in plan: Plan, of source: Source, _ stance: Stance, until isOver: () -> Bool
  ) -> ShownScenario<World>? {
    let meant = scenarios(in: plan, stance)
    guard let first = meant.first else { return nil }
    let others = meant.dropFirst().map { stage(of: $0.profile) }
    let stages = [stage(of: first.profile)] + others
    let results = zip(meant, stages).map { show($0, of: source, on: $1, until: isOver) }
    return ShownScenario(stages[0], others, results, wantedCount: stance.stepCount)
  }

  /// Plays a scenario; of one without steps what lies before them, so that the first can be chosen there.
  private func show(
    _ scenario: PlannedScenario, of source: Source, on stage: ScenarioStage<World>,
    until isOver: () -> Bool
  ) -> ScenarioResult? {
    guard scenario.refusal == nil, scenario.steps.isEmpty else {
      return stage.show(scenario, until: isOver)
    }
    let text = String(decoding: source.bytes, as: UTF8.self)
    // Any sentence will do: it is not played.
    let edit = FeatureEdit(adding: "\u{2026}", .when, behind: 0, of: scenario, in: text)
    let plan = edit.map { planner.plan(Source(uri: source.uri, text: $0.text)) }
    let filled = plan?.scenarios.first {
      $0.pickle.scenarioLine == scenario.pickle.scenarioLine && $0.profile == scenario.profile
    }
    guard let filled else { return stage.show(scenario, until: isOver) }
    return stage.show(scenario, beginningAs: filled, until: isOver)
  }

  private func stage(of profile: String) -> ScenarioStage<World> {
    if let known = stages[profile] { return known }
    let stage = ScenarioStage(library, watch: watch)
    stages[profile] = stage
    return stage
  }

  /// Writes a sentence into a feature at a place of a scenario, with the keyword that fits there; below one that says nothing
  /// without a table, that of an example.
  ///
  /// - Returns: The change; nil where there is no such scenario, or the sentence is not known.
  public func adding(_ sentence: String, to source: Source, _ stance: Stance) -> FeatureEdit? {
    guard let scenario = scenarios(in: planner.plan(source), stance).first,
      let writing = proposals.writing(of: sentence), !sentence.contains(where: \.isNewline)
    else { return nil }
    var kind = writing.kind
    let count = max(0, min(stance.stepCount ?? scenario.steps.count, scenario.steps.count))
    // What is arranged after something has happened, happens as well.
    if kind == .given, scenario.steps.prefix(count).contains(where: { $0.type != .context }) {
      kind = .when
    }
    return FeatureEdit(
      adding: sentence, kind, behind: count, of: scenario,
      in: String(decoding: source.bytes, as: UTF8.self), table: writing.table)
  }

  /// Writes a new scenario into a feature, behind the one that is meant.
  public func addingScenario(
    named name: String, to source: Source, _ stance: Stance
  ) throws(WritingFault) -> FeatureEdit {
    let meant = scenarios(in: planner.plan(source), stance).first
    return try FeatureEdit(
      addingScenario: name, behind: meant?.pickle.scenarioLine, to: source)
  }

  private func choices(in plan: Plan) -> [Outlook.Choice] {
    var choices: [Outlook.Choice] = []
    for scenario in plan.scenarios {
      let line = scenario.pickle.location.line
      if let last = choices.last, last.line == line {
        choices[choices.count - 1] = Outlook.Choice(
          line: line, name: last.name, profiles: last.profiles + [scenario.profile])
      } else {
        choices.append(
          Outlook.Choice(line: line, name: scenario.pickle.name, profiles: [scenario.profile]))
      }
    }
    return choices
  }

  /// The scenario that is meant, the last that begins at or above the line: first on the profile that is meant, then on others.
  func scenarios(in plan: Plan, _ stance: Stance) -> [PlannedScenario] {
    let place = stance.line ?? 0
    let line =
      plan.scenarios.map(\.pickle.location.line).filter { $0 <= place }.max()
      ?? plan.scenarios.first?.pickle.location.line
    let meant = plan.scenarios.filter { $0.pickle.location.line == line }
    let first = meant.firstIndex { $0.profile == stance.profile } ?? 0
    return meant.isEmpty ? [] : [meant[first]] + meant[..<first] + meant[(first + 1)...]
  }

  /// What may happen in a world, in sentences that can be written.
  func deeds(in world: World) -> [String] {
    let offered = world.offeredDeeds()
    return (offered.first + offered.further).filter(player.knows)
  }

  /// The checks that hold at the place and would be accepted there by a run, on all platforms that come so far; and how many
  /// hold that were not tried any more.
  ///
  /// Before its own steps nothing can be written into the scenario.
  func checks(
    in world: World, of shown: ShownScenario<World>, _ pointed: String? = nil,
    _ part: TouchablePart? = nil, among expressions: Set<String>? = nil
  ) -> (offered: [FoundCheck], left: Int) {
    let (start, count) = (shown.first.ownStart, shown.stepCount)
    guard count >= start else { return ([], 0) }
    let earlier = (start..<count).compactMap(shown.first.world)
    let held = checks.checks(
      in: world, naming: pointed, part, among: expressions, after: earlier, from: start)
    let asked = shown.stages.filter { $0.world(behind: count) != nil }
    var offered: [FoundCheck] = []
    for (place, check) in held.enumerated() {
      guard offered.count < Self.checksMax else { return (offered, held.count - place) }
      if asked.allSatisfy({ $0.accepts(check.sentence, behind: count) }) { offered.append(check) }
    }
    return (offered, 0)
  }
}
