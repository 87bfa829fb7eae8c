import Explorer
import Gherkin

/// Plays the steps of one scenario, from any of them on, in any world.
struct StepPlay<World: ScenarioWorld> {
  let binder: StepBinder<World>
  let scenario: PlannedScenario
  let steps: [PickleStep]
  /// Whether worlds keep what a storyboard needs.
  private(set) var isFilmed: Bool
  /// Whether limits on what one scenario may play are lifted.
  let isPatient: Bool
  /// How much memory a search of many histories may use.
  let memory: MemoryBound
  /// The steps, bound.
  let ready: [ReadyStep<World>]
  /// What a check asks how it was before the step for; nil where none does.
  private let keepsPast: [PastUse?]

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
    ready = steps.indices.map { binder.ready(steps[$0], in: settings?[$0] ?? StepSetting()) }
    keepsPast = Self.keepsPast(ready)
  }

  /// Looks before which deeds the world is to be kept: the first of those that only lay something out right before a
  /// check, and the last deed before a check that waits.
  ///
  /// Before the first step nothing has happened, and a check would hold there for want of anything.
  private static func keepsPast(_ ready: [ReadyStep<World>]) -> [PastUse?] {
    var uses = [PastUse?](repeating: nil, count: ready.count)
    var (waits, trails) = (false, false)
    for index in ready.indices.reversed() {
      guard case .ready(_, _, let traits) = ready[index] else { continue }
      if traits.kind == .then {
        waits = waits || traits.isModified
        trails = true
      } else if traits.onlyArranges {
        if trails, index > 0, !onlyArranges(ready[index - 1]) { uses[index] = .arranging }
      } else {
        if waits, index > 0 { uses[index] = .waiting }
        (waits, trails) = (false, false)
      }
    }
    return uses
  }

  private static func onlyArranges(_ step: ReadyStep<World>) -> Bool {
    if case .ready(_, _, let traits) = step { traits.onlyArranges } else { false }
  }

  /// The same, with worlds that keep what a storyboard needs, or that do not.
  func filmed(_ isFilmed: Bool) -> StepPlay {
    var play = self
    play.isFilmed = isFilmed
    return play
  }

  /// What became of a step.
  private enum Outcome {
    case ended(StepResult)
    /// It wants many histories played.
    case branches(EveryHistory<World>, DefinitionReference)
  }

  /// Plays the steps that come next, to the end.
  func run(_ played: inout Played<World>) {
    while played.end < steps.count {
      let index = played.end
      guard played.worst == .passed else {
        played.add(checked(index, at: played.world.virtualTime))
        continue
      }
      switch play(index, &played) {
      case .ended(let result):
        film(index, &played.world)
        played.add(result)
      case .branches(let histories, let definition):
        guard isPlayable(after: index) else {
          let unplayed = StepResult(
            step: steps[index], status: .skipped, startedAt: played.world.virtualTime,
            definition: definition)
          played = self.unplayed(after: unplayed, played)
          return
        }
        let search = HistorySearch(
          play: self, histories: histories, place: index, definition: definition)
        played = search.run(from: played)
        return
      }
    }
    if played.worst == .passed {
      played.objections += played.world.objections(
        toTags: scenario.pickle.tags.map(\.name), requirements: scenario.claims)
    }
  }

  /// Plays the rest behind a step whose events have happened, with that step as the first of the results.
  func run(
    after step: Int, in world: World, definition: DefinitionReference? = nil
  ) -> Played<World> {
    var played = Played(world: world, start: step, isOneOfMany: true)
    var result = StepResult(
      step: steps[step], status: .passed, startedAt: world.virtualTime, definition: definition)
    do {
      if step == steps.count - 1 { try played.world.finishScenario() }
    } catch {
      (result.status, result.problem) = StepProblem.classified(error)
    }
    result.attachments = played.world.takeAttachments()
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
    case .ready(_, let definition, _):
      StepResult(step: step, status: .skipped, startedAt: time, definition: definition)
    }
  }

  /// Whether all steps behind one can be played: where one cannot, no history would tell more than that.
  private func isPlayable(after index: Int) -> Bool {
    (index + 1..<steps.count).allSatisfy { checked($0, at: .zero).status.isAcceptable }
  }

  /// Runs a step, and judges a check that holds.
  private func play(_ index: Int, _ played: inout Played<World>) -> Outcome {
    let start = played.world.virtualTime
    let step = steps[index]
    switch ready[index] {
    case .unusable(let unusable):
      return .ended(StepResult(step, unusable, startedAt: start))
    case .ready(let body, let definition, let traits):
      do {
        played.course.begin(
          traits, step.text, keeping: keepsPast[index], isAction: step.type == .action,
          in: played.world)
        played.world.beginStep(
          traits.kind, about: traits.concern, beginsBlock: beginsBlock(index))
        try body(&played.world)
        try played.world.finishStep()
        try judge(index, traits, from: start, &played)
        if index == steps.count - 1 { try played.world.finishScenario() }
        return .ended(
          StepResult(
            step: step, status: .passed, startedAt: start, definition: definition,
            attachments: played.world.takeAttachments()))
      } catch let histories as EveryHistory<World> {
        return .branches(histories, definition)
      } catch {
        var (status, problem) = StepProblem.classified(error, in: step)
        if status == .failed, step.type == .outcome || step.type == .unknown {
          // What has failed may itself be what is still going on.
          problem.notes += played.world.underway().filter { $0 != problem.message }
        }
        return .ended(
          StepResult(
            step: step, status: status, startedAt: start, definition: definition,
            problem: problem, attachments: played.world.takeAttachments()))
      }
    }
  }

  /// Whether deeds begin at a step that the checks behind them look back on.
  private func beginsBlock(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    if steps[index].type == .action, steps[index - 1].type != .action { return true }
    guard case .ready(_, _, let traits) = ready[index],
      case .ready(_, _, let before) = ready[index - 1]
    else { return false }
    return traits.kind != .then && before.kind == .then
  }

  /// Throws where a check that has held shows nothing; keeps what is to be said of one that shows little.
  private func judge(
    _ index: Int, _ traits: StepTraits<World>, from start: Duration, _ played: inout Played<World>
  ) throws {
    switch played.course.judge(traits, from: start, in: played.world) {
    case nil: break
    case .refused(let refusal): throw refusal
    case .awaited(let reason):
      played.course.add(.init(step: index, concern: traits.concern, reason: reason))
    case .told(let doubt):
      played.objections.append(
        Objection(step: index, doubt.message, notes: doubt.notes, weight: .warning))
    }
  }
}

/// What was played of a scenario, and the world that this has left.
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
  init(world: consuming World, start: Int = 0, isOneOfMany: Bool = false) {
    self.world = world
    self.start = start
    course = PlayCourse(isOneOfMany: isOneOfMany)
  }

  /// The place of the step that comes next.
  var end: Int { start + results.count }

  /// How it has gone wrong; nil where it has not.
  var flaw: Flaw? { Flaw(in: results, from: start) }

  mutating func add(_ result: StepResult) {
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

  /// Puts something into the report of a step.
  mutating func note(_ attachment: ReportAttachment, at place: Int) {
    results[place - start].attachments.append(attachment)
  }

  /// Changes what is said of a step that went wrong.
  mutating func changeNotes(at place: Int, _ change: (inout [String]) -> Void) {
    guard var problem = results[place - start].problem else { return }
    change(&problem.notes)
    results[place - start].problem = problem
  }
}
