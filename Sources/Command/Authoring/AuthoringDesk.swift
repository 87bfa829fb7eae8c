public import Gherkin
public import ScenarioRunner

/// A desk at which features are written: it plays what is written, and says what can be written next.
///
/// It knows nothing of who asks, a browser or an editor. It belongs to one thread.
public final class AuthoringDesk<World: ScenarioWorld> {
  /// The most checks that are offered at a place.
  public static var checksMax: Int { 60 }

  private let library: StepLibrary<World>
  private let planner: Planner
  /// A stage for each platform, as a scenario is to hold on all of its own.
  private var stages: [String: ScenarioStage<World>] = [:]
  private let player: SentencePlayer<World>
  private let checks: CheckSearch<World>
  let proposals: SentenceProposals<World>

  /// Creates a desk for the steps of a library.
  ///
  /// - Parameter planner: Plans the features, with the phrases and requirements that stand beside them.
  public init(_ library: StepLibrary<World>, _ planner: Planner) {
    (self.library, self.planner) = (library, planner)
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
    let choices = self.choices(in: plan)
    var outlook = Outlook(
      choices: choices, problems: plan.problems, result: nil, playedCount: 0, stepCount: 0,
      deeds: [], checks: [])
    let meant = scenarios(in: plan, stance)
    guard let scenario = meant.first else { return outlook }
    let stage = stage(of: scenario.profile)
    let result = show(scenario, of: source, on: stage, until: isOver)
    outlook.playedCount = stage.playedCount
    let others = meant.dropFirst().map { (stage: self.stage(of: $0.profile), scenario: $0) }
    let endings = others.map { show($0.scenario, of: source, on: $0.stage, until: isOver) }
    outlook.unplayedCount = ([stage] + others.map(\.stage)).reduce(0) { $0 + $1.unplayedCount }
    guard outlook.unplayedCount == 0 else { return outlook }
    outlook.result = result
    outlook.others = endings.compactMap { $0.map(Outlook.Ending.init) }
    outlook.stepCount = max(0, min(stance.stepCount ?? stage.stepCount, stage.stepCount))
    if let result, !result.status.isAcceptable {
      outlook.fixes = FixFinder(player: player, proposals: proposals)
        .fixes(of: result, ownStart: scenario.ownStart, in: stage.owner, stage.world)
    }
    guard let world = stage.world(behind: outlook.stepCount) else { return outlook }
    outlook.parts = world.touchableParts()
    let part = outlook.parts.first { $0.id == stance.part }
    // Each is tried, which may take a while: not for all parts.
    outlook.partDeeds = (part.map(proposals.deeds) ?? [])
      .filter { stage.allows($0, behind: outlook.stepCount) }
    outlook.deeds = (world.possibleBeginnings() + world.possibleDeeds()).filter(player.knows)
    // Before its own steps nothing can be written into the scenario.
    if stance.seeksChecks, outlook.stepCount >= stage.ownStart {
      outlook.checks = offered(
        in: world, behind: outlook.stepCount, stance.pointed, part,
        on: [stage] + others.map(\.stage))
    }
    return outlook
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
    let stage = ScenarioStage(library)
    stages[profile] = stage
    return stage
  }

  /// Writes a sentence into a feature at a place of a scenario, with the keyword that fits there.
  ///
  /// - Returns: The change; nil where there is no such scenario, or the sentence is not known.
  public func adding(_ sentence: String, to source: Source, _ stance: Stance) -> FeatureEdit? {
    guard let scenario = scenarios(in: planner.plan(source), stance).first,
      var kind = player.kind(of: sentence), !sentence.contains(where: \.isNewline)
    else { return nil }
    let count = max(0, min(stance.stepCount ?? scenario.steps.count, scenario.steps.count))
    // What is arranged after something has happened, happens as well.
    if kind == .given, scenario.steps.prefix(count).contains(where: { $0.type != .context }) {
      kind = .when
    }
    return FeatureEdit(
      adding: sentence, kind, behind: count, of: scenario,
      in: String(decoding: source.bytes, as: UTF8.self))
  }

  /// What is known at a place, without its checks, and the world that is there.
  func lookAround(at source: Source, _ stance: Stance) -> (Outlook, World?) {
    var stance = stance
    stance.seeksChecks = false
    let outlook = look(at: source, stance)
    guard let scenario = outlook.result?.scenario else { return (outlook, nil) }
    return (outlook, stage(of: scenario.profile).world(behind: outlook.stepCount))
  }

  /// The sentences of checks of some steps that hold at a place that was looked at.
  func checks(
    in world: World, of source: Source, _ outlook: Outlook, _ stance: Stance,
    among expressions: Set<String>
  ) -> [String] {
    let meant = scenarios(in: planner.plan(source), stance)
    let stages = meant.map { stage(of: $0.profile) }
    guard let first = stages.first, outlook.stepCount >= first.ownStart else { return [] }
    return offered(in: world, behind: outlook.stepCount, among: expressions, on: stages)
      .map(\.sentence)
  }

  /// The scenario that is meant, as it is planned.
  func meantScenario(in source: Source, _ stance: Stance) -> PlannedScenario? {
    scenarios(in: planner.plan(source), stance).first
  }

  /// What a sentence is for; nil where nobody knows it.
  func kind(of sentence: String) -> StepKind? { player.kind(of: sentence) }

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
  private func scenarios(in plan: Plan, _ stance: Stance) -> [PlannedScenario] {
    let place = stance.line ?? 0
    let line =
      plan.scenarios.map(\.pickle.location.line).filter { $0 <= place }.max()
      ?? plan.scenarios.first?.pickle.location.line
    let meant = plan.scenarios.filter { $0.pickle.location.line == line }
    let first = meant.firstIndex { $0.profile == stance.profile } ?? 0
    return meant.isEmpty ? [] : [meant[first]] + meant[..<first] + meant[(first + 1)...]
  }

  /// The checks that hold at the place and would be accepted there by a run, on all platforms that come so far.
  private func offered(
    in world: World, behind count: Int, _ pointed: String? = nil, _ part: TouchablePart? = nil,
    among expressions: Set<String>? = nil, on stages: [ScenarioStage<World>]
  ) -> [FoundCheck] {
    let stage = stages[0]
    // Before its own steps nothing of the scenario was there to fail.
    let first = min(stage.ownStart, count)
    let earlier = (first..<count).compactMap(stage.world)
    var offered: [FoundCheck] = []
    let held = checks.checks(
      in: world, naming: pointed, part, among: expressions, after: earlier, from: first)
    for check in held {
      guard offered.count < Self.checksMax else { break }
      let asked = stages.filter { $0.world(behind: count) != nil }
      if asked.allSatisfy({ $0.accepts(check.sentence, behind: count) }) { offered.append(check) }
    }
    return offered
  }
}
