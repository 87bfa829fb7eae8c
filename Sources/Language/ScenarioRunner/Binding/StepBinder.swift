import CucumberExpressions
import Gherkin

/// A binder of steps to definitions, with a table of the texts it has seen.
///
/// It belongs to one worker: compiled expressions cannot be shared between threads.
final class StepBinder<World: Sendable> {
  /// The most texts kept in a table before it is begun anew, so that memory is bounded.
  static var cachedTextsMax: Int { 8_192 }

  private let library: StepLibrary<World>
  private let matcher: ExpressionSetMatcher
  /// Made when the first step cannot be bound, which in most runs is never.
  private(set) lazy var explainer = StepExplainer(library)
  private var bindings: [StepBinding<World>] = []
  /// Where the binding of a text stands; a dictionary of bindings would be looked up unspecialised.
  private var places: [String: Int] = [:]
  private var undefinedSteps: [UndefinedStepKey: UnusableStep] = [:]
  /// Which unknown sentences get suggestions; all of them where there is none.
  private let budget: SuggestionBudget<World>?
  /// What the scenario that is bound speaks of, which tells what an unknown step of it may mean.
  private var scene = Scene.steps([])
  /// Those who explain unknown sentences where phrases may be meant, made when the first one is met.
  private var explainers: [ObjectIdentifier: StepBinder<World>] = [:]

  /// Creates a binder; one that is not given the library's index makes it.
  init(
    _ library: StepLibrary<World>, _ index: ExpressionIndex? = nil,
    suggesting budget: SuggestionBudget<World>? = nil
  ) {
    self.library = library
    self.budget = budget
    matcher = ExpressionSetMatcher(index ?? library.index)
  }

  /// Creates the world of a fresh scenario.
  func makeWorld(_ setup: ScenarioSetup) -> World { library.makeWorld(setup) }

  private enum Scene {
    /// Its steps, of which nobody has asked yet.
    case steps([PickleStep])
    /// Whose steps it speaks; `nil` for nobody's in particular.
    case owner(StepOwner?)
  }

  /// Begins with the steps of another scenario.
  func enter(_ steps: [PickleStep]) { scene = .steps(steps) }

  /// Whose steps the scenario speaks: those of the app that its first step of any app's names.
  func owner() -> StepOwner? {
    switch scene {
    case .owner(let owner): return owner
    case .steps(let steps):
      var found: StepOwner?
      for step in steps where found == nil {
        if case .bound(let bound) = binding(of: step.text) { found = bound.definition.owner }
      }
      scene = .owner(found)
      return found
    }
  }

  /// Finds the definition of a step and gives it its arguments.
  func ready(_ step: PickleStep, in setting: StepSetting = StepSetting()) -> ReadyStep<World> {
    if let fault = setting.fault { return .unusable(fault) }
    switch binding(of: step.text) {
    case .bound(let bound):
      if library.refusesArrangingInChecks, bound.definition.kind == .given,
        step.type == .outcome || setting.use?.isChecking ?? false
      {
        return .unusable(explainer.arranging(step, bound.definition))
      }
      if let playable = bound.playable, step.arguments.isEmpty { return .ready(playable) }
      return attached(bound, step.argument)
    case .undefined:
      return .unusable(explaining(setting.shelf).undefined(step))
    case .unusable(let unusable):
      return .unusable(unusable)
    }
  }

  /// The binder that knows what may have been meant: one that takes phrases for steps, where there are some.
  private func explaining(_ shelf: PhraseShelf?) -> StepBinder<World> {
    guard let shelf else { return self }
    let key = ObjectIdentifier(shelf)
    let binder = explainers[key] ?? StepBinder(library.listing(shelf.phrases), suggesting: budget)
    explainers[key] = binder
    binder.scene = .owner(owner())
    return binder
  }

  func binding(of text: String) -> StepBinding<World> {
    if let place = places[text] { return bindings[place] }
    if bindings.count >= Self.cachedTextsMax {
      bindings.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
    let binding = newBinding(of: text)
    places[text] = bindings.count
    bindings.append(binding)
    return binding
  }

  private func newBinding(of text: String) -> StepBinding<World> {
    if ExpressionMatcher.isTooLong(text) { return .unusable(explainer.tooLong(text)) }
    let matches = matcher.matches(text)
    guard let match = matches.first else { return .undefined }
    guard matches.count == 1 else {
      return .unusable(explainer.ambiguous(matches.map(\.index)))
    }
    return bound(library.definitions[match.index], text, match.arguments)
  }

  private func bound(
    _ definition: StepDefinition<World>,
    _ text: String,
    _ arguments: [Argument]
  ) -> StepBinding<World> {
    var values: [any Sendable] = []
    for argument in arguments {
      switch argument.result {
      case .success(let value): values.append(value)
      case .failure(let error):
        return .unusable(explainer.unconvertible(argument, error, definition))
      }
    }
    do throws(BodyMismatch) {
      return .bound(try BoundStep(definition, of: text, values: values))
    } catch {
      return .unusable(explainer.mismatched(error, definition))
    }
  }

  /// Gives a body what stands under the step, or tells that it is missing or not wanted.
  private func attached(
    _ bound: BoundStep<World>,
    _ argument: PickleStepArgument?
  ) -> ReadyStep<World> {
    let given = StepAttachment(argument)
    guard given == bound.definition.takes else {
      return .unusable(explainer.wrongAttachment(given, bound.definition))
    }
    var events: (any EventTable)?
    if let kind = bound.definition.body.eventTable, case .dataTable(let table) = argument {
      let found = self.events(DataTableArgument(table), bound.definition)
      switch kind.isOfDeeds ? found.flatMap({ deeds($0, bound.definition) }) : found {
      case .success(let table): events = kind.isOfDeeds ? DeedTableArgument(events: table) : table
      case .failure(let unusable): return .unusable(unusable)
      }
    }
    let cursor = ArgumentCursor(
      values: bound.values, attached: argument, events: events,
      saysWhatIsNot: bound.saysWhatIsNot)
    do throws(BodyMismatch) {
      let traits = StepTraits(bound, events: (events as? EventTableArgument<World>)?.rows ?? [])
      return .ready(
        PlayableStep(
          try bound.definition.body.bind(cursor),
          plain: try bound.definition.body.bindPlain?(cursor), bound.reference, traits))
    } catch {
      return .unusable(explainer.mismatched(error, bound.definition))
    }
  }

  /// What keeps a text from being known whose wording is right, with the text that is known.
  private func slip(in text: String, of owner: StepOwner?) -> Note? {
    func isKnown(_ text: String) -> Bool { !matcher.matches(text).isEmpty }
    if let tidy = TypingSlips.tidied(text).first(where: isKnown) {
      return "Without the slips of typing it is known: \(instead: tidy)"
    }
    let moved = library.modifiers.compactMap { $0.movedToFront(in: text) }.first(where: isKnown)
    if let moved { return "How long to wait is said before a check: \(instead: moved)" }
    let renamed = library.renamed(text, for: owner).first(where: isKnown)
    return renamed.map { "It is said with another word for the same person: \(instead: $0)" }
  }

  private func undefined(_ step: PickleStep) -> UnusableStep {
    undefined(step.text, step.type, StepAttachment(step.argument))
  }

  /// Explains a text that no definition matches; thousands of the same share one explanation.
  func undefined(
    _ text: String,
    _ type: PickleStepType,
    _ attachment: StepAttachment
  ) -> UnusableStep {
    let owner = owner()
    let key = UndefinedStepKey(owner: owner, text: text, type: type, attachment: attachment)
    if let known = undefinedSteps[key] { return known }
    if undefinedSteps.count >= Self.cachedTextsMax { undefinedSteps.removeAll() }
    let unusable =
      budget?.covers(text) ?? true
      ? explainer.unmatched(
        text, type, attachment, matcher.mismatches(text), slip: slip(in: text, of: owner),
        in: owner)
      : explainer.unsuggested()
    undefinedSteps[key] = unusable
    return unusable
  }
}
