import Explorer
import Gherkin

/// A scenario while it is being written, with the world behind each of its steps.
///
/// Shown again in another form, it is played anew only from the first step that is another one: worlds are values, and
/// those before it are kept. What is asked at its end is asked of a copy, so that it can go on there.
///
/// It belongs to one thread: what it has compiled cannot be shared.
public final class ScenarioStage<World: ScenarioWorld> {
  let binder: StepBinder<World>
  private let watch: PlayWatch?
  private var staged: Staged<World>?
  /// How many steps were played when the scenario was shown last.
  public private(set) var playedCount = 0

  /// Creates an empty stage for the steps of a library.
  ///
  /// - Parameter watch: Lets somebody end a step that takes long: it and all behind it count as not played.
  public init(_ library: StepLibrary<World>, watch: PlayWatch? = nil) {
    binder = StepBinder(library)
    self.watch = watch
  }

  /// Shows a scenario, as far as it is another one than that which is shown.
  ///
  /// - Parameter isOver: Is asked behind each step that is played; once it says so, the others are left until the scenario is
  ///   shown again. At least one is played each time.
  /// - Returns: How the scenario ends; nil where steps were left.
  @discardableResult
  public func show(
    _ scenario: PlannedScenario, until isOver: () -> Bool = { false }
  ) -> ScenarioResult? {
    playedCount = 0
    guard scenario.refusal == nil, !scenario.steps.isEmpty else {
      staged = nil
      return ScenarioResult(
        unrun: scenario, scenario.refusal == nil ? .skipped : .invalid,
        scenario.refusal.map(StepProblem.init) ?? StepProblem(Self.emptyMessage))
    }
    return show(play(scenario, scenario.steps, binder.settings(of: scenario)), until: isOver)
  }

  /// Shows what lies before a scenario without steps, so that its first one can be written there: it counts as not played.
  ///
  /// - Parameters:
  ///   - filled: The same scenario with steps, so that those of its backgrounds come before them.
  @discardableResult
  public func show(
    _ empty: PlannedScenario, beginningAs filled: PlannedScenario,
    until isOver: () -> Bool = { false }
  ) -> ScenarioResult? {
    let count = filled.ownPlaces(of: filled.steps).lowerBound
    let settings = binder.settings(of: filled).map { Array($0.prefix(count)) }
    guard
      var result = show(play(filled, Array(filled.steps.prefix(count)), settings), until: isOver)
    else { return nil }
    result.scenario = empty
    guard result.status.isAcceptable else { return result }
    (result.status, result.problem) = (.skipped, StepProblem(Self.emptyMessage))
    // What has not begun cannot have forgotten to check anything.
    result.forgetUnchecked()
    return result
  }

  private static var emptyMessage: String { "The scenario has no steps." }

  private func show(_ next: StepPlay<World>, until isOver: () -> Bool) -> ScenarioResult? {
    var shown = staged.flatMap { $0.kept(for: next) } ?? Staged(next, beginning(of: next))
    playedCount = shown.playRest(until: isOver)
    staged = shown
    return shown.unplayedCount > 0 ? nil : result(of: shown)
  }

  /// How many steps of the scenario that is shown are still to be played.
  public var unplayedCount: Int { staged?.unplayedCount ?? 0 }

  /// How many steps the scenario has that is shown.
  public var stepCount: Int { staged?.play.steps.count ?? 0 }

  /// How many steps stand before the scenario's own: those of its backgrounds.
  public var ownStart: Int { staged?.play.ownSteps.lowerBound ?? 0 }

  /// Whose steps the scenario speaks that is shown; nil for nobody's in particular.
  public var owner: StepOwner? { binder.owner() }

  /// Returns the world behind a number of steps; nil where it was not played so far, or in many histories.
  public func world(behind count: Int) -> World? { staged?.played(behind: count)?.world }

  /// Whether a sentence, said as a check behind so many steps, would hold there and show something.
  public func accepts(_ check: String, behind count: Int) -> Bool {
    standing(of: check, .then, behind: count) == .holds
  }

  /// Whether what a sentence says could be done behind so many steps.
  public func allows(_ deed: String, behind count: Int) -> Bool {
    standing(of: deed, .when, behind: count) == .holds
  }

  /// How a sentence would go behind so many steps; nil where that place was not reached.
  public func standing(
    of sentence: String, _ kind: StepKind, behind count: Int
  ) -> SentenceStanding? {
    let isCheck = kind == .then
    let (type, keyword) = isCheck ? (PickleStepType.outcome, "Then") : (.action, "When")
    guard let staged, staged.played(behind: count) != nil else { return nil }
    guard let end = end(with: sentence, type, keyword, behind: count, in: staged) else {
      return .impossible
    }
    switch end.worst {
    case .passed:
      guard isCheck else { return .holds }
      let told = end.objections.map(\.step) + end.course.baselines.map(\.step)
      return told.contains(count) ? .holdsAlways : .holds
    case .failed: return .fails
    default: return .impossible
    }
  }

  /// How it is with a sentence behind so many steps; nil where it is played in many histories.
  private func end(
    with sentence: String, _ type: PickleStepType, _ keyword: String, behind count: Int,
    in staged: Staged<World>
  ) -> Played<World>? {
    let scenario = staged.play.scenario
    let line = (staged.play.steps.prefix(count).last?.location.line ?? 0) + 1
    let step = PickleStep(
      id: -1, text: sentence, type: type, keyword: keyword,
      location: Location(line: line, column: 1),
      nodeID: -1)
    let steps = Array(staged.play.steps.prefix(count)) + [step]
    // What is known of its place among phrases belongs to each step; the sentence is none of a phrase.
    let settings = binder.settings(of: scenario).map { Array($0.prefix(count)) + [StepSetting()] }
    let play = play(scenario, steps, settings)
    // The steps of an outline's rows are told apart by their number, so that nothing is kept.
    var trial = staged.kept(for: play) ?? Staged(play, beginning(of: play))
    _ = trial.playRest()
    return trial.end
  }

  private func play(
    _ scenario: PlannedScenario, _ steps: [PickleStep], _ settings: [StepSetting]?
  ) -> StepPlay<World> {
    StepPlay(
      binder: binder, scenario: scenario, steps: steps, settings: settings, isFilmed: true,
      isPatient: false, memory: MemoryBound()
    ).withoutEnd().watched(by: watch)
  }

  private func beginning(of play: StepPlay<World>) -> Played<World> {
    var played = play.beginning()
    played.world.beginStoryboard()
    return played
  }

  /// How the scenario ends, where nothing more is added to it.
  private func result(of staged: Staged<World>) -> ScenarioResult {
    let play = staged.play
    guard var end = staged.end else {
      return ScenarioResult(unrun: play.scenario, .skipped, nil)
    }
    if !staged.hasBranched { play.playEnd(&end) }
    var result = ScenarioResult(
      scenario: play.scenario, status: end.worst, steps: end.results,
      virtualDuration: end.world.virtualTime, figures: end.world.figures())
    // What shows less than it seems to is told, as a run tells it.
    if end.worst == .passed { result.note(play.objections(to: end), .told) }
    if result.status.isAcceptable, !play.checksItself { result.noteUnchecked() }
    var evidence = end.world.evidence()
    evidence.exhibit = end.world.exhibit()
    result.evidence = evidence
    return result
  }
}
