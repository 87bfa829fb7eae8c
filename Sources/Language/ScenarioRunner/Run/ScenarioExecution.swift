import Gherkin

/// A player of scenarios, each in a world of its own.
struct ScenarioExecution<World: ScenarioWorld> {
  let binder: StepBinder<World>
  let options: RunOptions

  func run(_ scenario: PlannedScenario) -> ScenarioResult {
    // What cannot be used as it stands is not made usable by what it was.
    if scenario.refusal == nil, let known = options.known?(scenario) { return judged(known) }
    let start = options.clock?()
    var result = result(of: scenario)
    result.repeatArguments += options.repeatArguments
    result.measuredDuration = start.flatMap { start in options.clock.map { $0() - start } }
    result.prepared = options.prepare?(result)
    if !options.preparations.isEmpty {
      result.preparedParts = options.preparations.mapValues { $0(result) }
    }
    if result.evidence?.exhibit != nil || options.storyboards {
      // A storyboard is large, and results wait until those before them are reported.
      result.evidence?.exhibit = nil
      if !needsEvidence(result.status) { result.evidence = nil }
    }
    return result
  }

  private func result(of scenario: PlannedScenario) -> ScenarioResult {
    if let refusal = scenario.refusal {
      return ScenarioResult(unrun: scenario, .invalid, StepProblem(refusal))
    }
    if let reason = options.crashed[scenario.index] {
      return ScenarioResult(unrun: scenario, .failed, StepProblem(reason))
    }
    let steps = scenario.steps
    if steps.isEmpty {
      return ScenarioResult(unrun: scenario, .skipped, StepProblem("The scenario has no steps."))
    }
    let settings = binder.settings(of: scenario)
    let play = play(scenario, steps, settings, isFilmed: options.storyboards)
    let isUnchecked = options.unchecked != .accepted && !play.checksItself
    if isUnchecked, options.unchecked == .refused { return refusedAsUnchecked(scenario) }
    var result = options.dryRun ? checked(play) : played(play)
    // What did not pass has something else to be mended first.
    if isUnchecked, result.status.isAcceptable { result.noteUnchecked() }
    return result
  }

  private func refusedAsUnchecked(_ scenario: PlannedScenario) -> ScenarioResult {
    let text = Problem.uncheckedMessage(scenario.pickle)
    let problem = StepProblem(text, notes: [Problem.uncheckedAdvice])
    return ScenarioResult(unrun: scenario, .invalid, problem)
  }

  /// Returns a result that is known; one that shows nothing counts no more than if it were played now.
  private func judged(_ known: ScenarioResult) -> ScenarioResult {
    let scenario = known.scenario
    guard options.unchecked != .accepted, known.status.isAcceptable, !scenario.steps.isEmpty,
      !play(scenario, scenario.steps, binder.settings(of: scenario), isFilmed: false).checksItself
    else { return known }
    if options.unchecked == .refused { return refusedAsUnchecked(scenario) }
    var result = known
    result.noteUnchecked()
    return result
  }

  private func played(_ play: StepPlay<World>) -> ScenarioResult {
    let first = playing(play)
    var result = first.result
    result.fingerprint = fingerprint(of: first)
    if options.isTwice {
      let second = playing(play.filmed(false))
      if let divergence = second.divergence(from: first) { result.note(divergence) }
    }
    if options.failureStoryboards, !options.storyboards, !result.status.isAcceptable {
      let filmed = playing(play.filmed(true))
      // Those that fail are few, and nearly always go the same way; where one does not, its result stays, without a film.
      if filmed.result.status == first.result.status {
        result.evidence = evidence(of: filmed, result.status)
        return result
      }
    }
    result.evidence = evidence(of: first, result.status)
    return result
  }

  /// Plays a scenario by itself, in a world that is prepared for that.
  func playing(
    of scenario: PlannedScenario, prepare: (inout World) -> Void
  ) -> Playing<World> {
    let settings = binder.settings(of: scenario)
    return playing(play(scenario, scenario.steps, settings, isFilmed: false), prepare)
  }

  private func playing(
    _ play: StepPlay<World>, _ prepare: (inout World) -> Void = { _ in }
  ) -> Playing<World> {
    let scenario = play.scenario
    options.willRun?(scenario.index)
    var played = play.beginning(isCompared: options.isTwice)
    prepare(&played.world)
    if play.isFilmed { played.world.beginStoryboard() }
    play.run(&played)
    var result = ScenarioResult(
      scenario: scenario, status: played.worst, steps: played.results,
      virtualDuration: played.world.virtualTime, figures: played.world.figures())
    result.hasDrawn = played.world.hasDrawn
    if played.worst == .passed { result.note(play.objections(to: played), options.unchecked) }
    return Playing(played: consume played, result: result, isFilmed: play.isFilmed)
  }

  private func play(
    _ scenario: PlannedScenario, _ steps: [PickleStep], _ settings: [StepSetting]?,
    isFilmed: Bool
  ) -> StepPlay<World> {
    StepPlay(
      binder: binder, scenario: scenario, steps: steps, settings: settings, isFilmed: isFilmed,
      isPatient: options.isPatient, memory: options.memory)
  }

  private func fingerprint(of playing: Playing<World>) -> String? {
    let scenario = playing.result.scenario
    // Many scenarios have no tags, and their names need not be made.
    guard !options.fingerprinted.isEmpty, !scenario.pickle.tags.isEmpty,
      playing.result.status == .passed, options.fingerprinted.contains(scenario.lastingName)
    else { return nil }
    return ScenarioFingerprint(scenario, playing.played.world.evidence()).text
  }

  private func needsEvidence(_ status: StepStatus) -> Bool {
    options.alwaysEvidence || !status.isAcceptable
  }

  private func evidence(of playing: Playing<World>, _ status: StepStatus) -> Evidence? {
    guard playing.isFilmed || needsEvidence(status) else { return nil }
    var evidence = playing.played.world.evidence()
    if playing.isFilmed { evidence.exhibit = playing.played.world.exhibit() }
    return evidence
  }

  private func checked(_ play: StepPlay<World>) -> ScenarioResult {
    let results = play.steps.indices.map { play.checked($0, at: .zero) }
    let worst = results.reduce(StepStatus.skipped) { max($0, $1.status) }
    return ScenarioResult(scenario: play.scenario, status: worst, steps: results)
  }
}

extension StepResult {
  init(_ step: PickleStep, _ unusable: UnusableStep, startedAt: Duration) {
    self.init(
      step: step, status: unusable.status, startedAt: startedAt,
      definition: unusable.definition, problem: unusable.problem)
  }
}

/// A player of single scenarios, as often as one likes, each time in a world that the caller prepares.
///
/// It belongs to one worker: what it has compiled cannot be shared between threads.
public final class ScenarioPlayer<World: ScenarioWorld> {
  private let execution: ScenarioExecution<World>

  /// Creates a player with the steps of a library.
  public init(_ library: StepLibrary<World>) {
    execution = ScenarioExecution(binder: StepBinder(library), options: RunOptions())
  }

  /// Plays a scenario in a fresh world that was prepared before its first step; returns how it ended, and the world it left.
  public func play(
    _ scenario: PlannedScenario, prepare: (inout World) -> Void
  ) -> (result: ScenarioResult, world: World) {
    let playing = execution.playing(of: scenario, prepare: prepare)
    return (playing.result, playing.world)
  }
}
