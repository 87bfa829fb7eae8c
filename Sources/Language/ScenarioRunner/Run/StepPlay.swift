import Explorer
import Gherkin

/// A player of the steps of one scenario, from any of them on, in any world.
struct StepPlay<World: ScenarioWorld> {
  let binder: StepBinder<World>
  let scenario: PlannedScenario
  let steps: [PickleStep]
  /// Whether worlds keep what a storyboard needs.
  private(set) var isFilmed: Bool
  /// What can end the play while a step goes on; nil where nothing can.
  private(set) var watch: PlayWatch?
  /// Whether what must hold at the end of a scenario is asked behind the last step.
  private var hasEnd = true
  /// Whether limits on what one scenario may play are lifted.
  let isPatient: Bool
  /// How much memory a search of many histories may use.
  let memory: MemoryBound
  /// The steps, bound.
  let ready: [ReadyStep<World>]
  /// What a check asks how it was before the step for; nil where none does.
  private let keepsPast: [PastUse?]
  /// The places of the steps that are the scenario's own, and not a background's.
  let ownSteps: Range<Int>

  /// Binds the steps of a scenario, so that they can be played.
  init(
    binder: StepBinder<World>, scenario: PlannedScenario, steps: [PickleStep],
    settings: [StepSetting]?, isFilmed: Bool, isPatient: Bool, memory: MemoryBound
  ) {
    self.binder = binder
    self.scenario = scenario
    self.steps = steps
    self.isFilmed = isFilmed
    self.isPatient = isPatient
    self.memory = memory
    binder.enter(steps)
    var ready: [ReadyStep<World>] = []
    ready.reserveCapacity(steps.count)
    for place in steps.indices {
      ready.append(binder.ready(steps[place], in: settings?[place] ?? StepSetting()))
    }
    self.ready = ready
    keepsPast = Self.keepsPast(ready)
    ownSteps = scenario.ownPlaces(of: steps)
  }

  /// Looks before which deeds the world is to be kept: the first of those that only lay something out right before a
  /// check, and the last deed before a check that waits.
  ///
  /// Before the first step nothing has happened, and a check would hold there for want of anything.
  private static func keepsPast(_ ready: [ReadyStep<World>]) -> [PastUse?] {
    var uses = [PastUse?](repeating: nil, count: ready.count)
    var (waits, trails) = (false, false)
    for index in ready.indices.reversed() {
      guard let traits = ready[index].traits else { continue }
      if traits.kind == .then {
        waits = waits || traits.isModified
        trails = true
      } else if traits.onlyArranges {
        if trails, index > 0, !(ready[index - 1].traits?.onlyArranges ?? false) {
          uses[index] = .arranging
        }
      } else {
        if waits, index > 0 { uses[index] = .waiting }
        (waits, trails) = (false, false)
      }
    }
    return uses
  }

  /// The same, with worlds that keep what a storyboard needs, or that do not.
  func filmed(_ isFilmed: Bool) -> StepPlay {
    var play = self
    play.isFilmed = isFilmed
    return play
  }

  /// The same, watched by somebody who may end it.
  func watched(by watch: PlayWatch?) -> StepPlay {
    var play = self
    play.watch = watch
    return play
  }

  /// The same, with the end of the scenario left out: nothing asks what must hold behind its last step.
  func withoutEnd() -> StepPlay {
    var play = self
    play.hasEnd = false
    return play
  }

  /// The scenario before its first step, in a fresh world.
  ///
  /// - Parameter isCompared: Whether the world is to be compared with another one in which the same is played.
  func beginning(isCompared: Bool = false) -> Played<World> {
    Played(
      world: binder.makeWorld(
        ScenarioSetup(
          profile: scenario.profile, seed: scenario.seed, uri: scenario.pickle.uri,
          id: scenario.id, isPatient: isPatient, isCompared: isCompared,
          sharedStepCount: sharedStepCount, watch: watch)), stepCount: steps.count)
  }

  /// Plays the steps that come next, to the end.
  func run(_ played: inout Played<World>) {
    while played.end < steps.count {
      if let histories = playNext(&played) { return branch(histories, &played) }
    }
    if hasEnd { addObjections(to: &played) }
  }

  /// Takes in what is wrong with a scenario in which everything held.
  private func addObjections(to played: inout Played<World>) {
    guard played.worst == .passed else { return }
    let tags = scenario.pickle.tags.map(\.name)
    played.objections += played.world.objections(toTags: tags, requirements: scenario.claims)
  }

  /// Asks what must hold at the end of a scenario of which all steps were played without it.
  func playEnd(_ played: inout Played<World>) {
    guard played.worst == .passed, !steps.isEmpty else { return }
    do {
      try played.world.finishScenario()
    } catch {
      let (status, problem) = StepProblem.classified(error)
      played.fail(status, problem)
    }
    addObjections(to: &played)
  }

  /// Plays the next step, or only says what it is where one before it has not held; returns the histories that it wants
  /// played instead.
  func playNext(_ played: inout Played<World>) -> EveryHistory<World>? {
    guard played.worst == .passed else {
      played.add(checked(played.end, at: played.world.virtualTime))
      return nil
    }
    return play(played.end, &played)
  }

  /// Whether another play of the step at a place does the same to an equal world.
  func plays(_ place: Int, as other: StepPlay) -> Bool {
    guard place < steps.count, place < other.steps.count else { return false }
    let (step, twin) = (steps[place], other.steps[place])
    return step.text == twin.text && step.type == twin.type && step.keyword == twin.keyword
      && step.arguments == twin.arguments
      && step.location == twin.location && keepsPast[place] == other.keepsPast[place]
  }

  /// Plays every history that the next step wants, and the rest of the scenario behind them.
  func branch(_ histories: EveryHistory<World>, _ played: inout Played<World>) {
    let place = played.end
    guard case .ready(let step) = ready[place] else { return }
    guard isPlayable(after: place) else {
      let unplayed = StepResult(
        step: steps[place], status: .skipped, startedAt: played.world.virtualTime,
        definition: step.definition)
      played = self.unplayed(after: unplayed, played)
      return
    }
    let search = HistorySearch(
      play: self, histories: histories, place: place, definition: step.definition)
    played = search.run(from: played)
  }

  /// Plays the rest behind a step whose events have happened, with that step as the first of the results.
  func run(
    after step: Int, in world: World, definition: DefinitionReference? = nil
  ) -> Played<World> {
    var played = Played(
      world: world, start: step, stepCount: steps.count, isOneOfMany: true)
    var result = StepResult(
      step: steps[step], status: .passed, startedAt: world.virtualTime, definition: definition)
    do {
      if hasEnd, step == steps.count - 1 { try played.world.finishScenario() }
    } catch {
      (result.status, result.problem) = StepProblem.classified(error)
    }
    result.take(from: &played.world)
    played.add(result)
    if result.status == .passed { run(&played) }
    return played
  }

  /// The results where a step and all after it are not played.
  func unplayed(after result: StepResult, _ before: Played<World>) -> Played<World> {
    var played = before
    played.add(result)
    while played.end < steps.count {
      played.add(checked(played.end, at: played.world.virtualTime))
    }
    return played
  }

  /// Keeps what is to be seen after a step, where a storyboard is wanted.
  func film(_ index: Int, _ world: inout World) {
    if isFilmed { world.addToStoryboard(afterStep: index) }
  }

  /// Binds a step without running it, so that all that is to be mended is told at once.
  func checked(_ index: Int, at time: Duration) -> StepResult {
    let step = steps[index]
    return switch ready[index] {
    case .unusable(let unusable):
      StepResult(step, unusable, startedAt: time)
    case .ready(let playable):
      StepResult(step: step, status: .skipped, startedAt: time, definition: playable.definition)
    }
  }

  /// Whether all steps behind one can be played: where one cannot, no history would tell more than that.
  private func isPlayable(after index: Int) -> Bool {
    (index + 1..<steps.count).allSatisfy { checked($0, at: .zero).status.isAcceptable }
  }

  /// Runs a step, and judges a check that holds; returns the histories that it wants played instead.
  private func play(_ index: Int, _ played: inout Played<World>) -> EveryHistory<World>? {
    let step = steps[index]
    var result = StepResult(step: step, status: .passed, startedAt: played.world.virtualTime)
    switch ready[index] {
    case .unusable(let unusable):
      result = StepResult(step, unusable, startedAt: result.startedAt)
    case .ready(let playable):
      result.definition = playable.definition
      do {
        try play(playable, at: index, &played)
      } catch let histories as EveryHistory<World> {
        return histories
      } catch {
        var (status, problem) = StepProblem.classified(error, in: step)
        if status == .failed, step.type == .outcome || step.type == .unknown {
          // What has failed may itself be what is still going on.
          problem.remarks += played.world.underway().filter { $0.words != problem.message }
        }
        if status == .failed, step.type == .action, playable.traits.kind == .then {
          problem.remarks.append(
            "This sentence only looks: write it under Then, and under When what happens.")
        }
        (result.status, result.problem) = (status, problem)
      }
      result.take(from: &played.world)
    }
    film(index, &played.world)
    played.add(result)
    return nil
  }

  /// Plays a step to its end, and that of the scenario behind the last one.
  private func play(
    _ step: PlayableStep<World>, at index: Int, _ played: inout Played<World>
  ) throws {
    let traits = step.traits
    let start = played.world.virtualTime
    played.course.begin(
      traits, steps[index].text, keeping: keepsPast[index],
      isAction: steps[index].type == .action, in: played.world)
    played.world.beginStep(traits.kind, about: traits.concern, beginsBlock: beginsBlock(index))
    try step.body(&played.world)
    try played.world.finishStep()
    try judge(index, step, from: start, &played)
    if hasEnd, index == steps.count - 1 { try played.world.finishScenario() }
  }

  /// Whether deeds begin at a step that the checks behind them look back on.
  private func beginsBlock(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    if steps[index].type == .action, steps[index - 1].type != .action { return true }
    guard let kind = ready[index].traits?.kind, kind != .then else { return false }
    return ready[index - 1].traits?.kind == .then
  }

  /// Throws where a check that has held shows nothing; keeps what is to be said of one that shows little.
  private func judge(
    _ index: Int, _ step: PlayableStep<World>, from start: Duration,
    _ played: inout Played<World>
  ) throws {
    switch played.course.judge(step, from: start, in: played.world) {
    case nil: break
    case .refused(let refusal): throw refusal
    case .awaited(let reason):
      played.course.add(Baseline(step: index, concern: step.traits.concern, reason: reason))
    case .told(let doubt):
      played.objections.append(
        Objection(step: index, doubt.message, notes: doubt.remarks, weight: .warning))
    }
  }
}

/// The part of a scenario that was played, and the world that this has left.
struct Played<World: ScenarioWorld> {
  var world: World
  /// The place of the first step that was played.
  private let start: Int
  /// How the steps ended, in order.
  private(set) var results: [StepResult] = []
  /// The worst of how they ended.
  private(set) var worst = StepStatus.passed
  /// What is wrong although each step held.
  var objections: [Objection] = []
  /// How far the scenario has come, and what its checks have shown.
  var course: PlayCourse<World>

  /// Begins with a step, and in a world; a step behind many histories is reached in one of them.
  init(
    world: consuming World, start: Int = 0, stepCount: Int, isOneOfMany: Bool = false
  ) {
    self.world = world
    self.start = start
    results.reserveCapacity(stepCount - start)
    course = PlayCourse(isOneOfMany: isOneOfMany)
  }

  /// The place of the step that comes next.
  var end: Int { start + results.count }

  /// How it has gone wrong; nil where it has not.
  var flaw: Flaw? { Flaw(in: results, from: start) }

  mutating func add(_ result: consuming StepResult) {
    worst = max(worst, result.status)
    results.append(result)
  }

  /// The whole, where this was followed by that.
  func followed(by rest: Played) -> Played {
    var whole = self
    whole.world = rest.world
    whole.objections += rest.objections
    whole.course.add(rest.course)
    for result in rest.results { whole.add(result) }
    return whole
  }

  /// Takes in that the last step has not held after all.
  mutating func fail(_ status: StepStatus, _ problem: StepProblem) {
    guard let last = results.indices.last else { return }
    (results[last].status, results[last].problem) = (status, problem)
    worst = max(worst, status)
  }

  /// Puts something into the report of a step.
  mutating func note(_ attachment: ReportAttachment, at place: Int) {
    results[place - start].attachments.append(attachment)
  }

  /// Takes in how much of their bounds the steps have used in another history, the first of them at the place.
  mutating func add(_ uses: [[BoundUse]], at place: Int) {
    for (index, uses) in uses.enumerated() where results.indices.contains(place - start + index) {
      BoundUse.add(uses, to: &results[place - start + index].bounds)
    }
  }

  /// Changes what is said of a step that went wrong.
  mutating func changeNotes(at place: Int, _ change: (inout [Note]) -> Void) {
    guard var problem = results[place - start].problem else { return }
    change(&problem.remarks)
    results[place - start].problem = problem
  }
}

extension StepResult {
  /// Takes what the step's body has left in the world for its report.
  fileprivate mutating func take(from world: inout some ScenarioWorld) {
    attachments = world.takeAttachments()
    let uses = world.takeBoundUses()
    if status == .passed { bounds = uses }
  }
}
