import Gherkin
import Synchronization

/// Which of a run's unknown sentences get suggestions: the first ones of the plan, as each takes milliseconds to find.
///
/// Workers share it, and it knows the plan, so that what is suggested does not depend on how many of them there are.
final class SuggestionBudget<World: Sendable>: Sendable {
  private let library: StepLibrary<World>
  private let plan: Plan
  /// The sentences; nil until the first unknown one is met, which in most runs is never.
  private let texts = Mutex<Set<String>?>(nil)

  init(_ library: StepLibrary<World>, _ plan: Plan) {
    self.library = library
    self.plan = plan
  }

  /// Whether the sentence, which is unknown, gets suggestions.
  func covers(_ text: String) -> Bool {
    texts.withLock { texts in
      let known = texts ?? firstUnknown()
      texts = known
      return known.count < RunOptions.suggestedTextsMax || known.contains(text)
    }
  }

  private func firstUnknown() -> Set<String> {
    let binder = StepBinder(library)
    var seen: Set<String> = []
    var unknown: Set<String> = []
    for scenario in plan.scenarios {
      for step in scenario.steps where seen.insert(step.text).inserted {
        guard case .undefined = binder.binding(of: step.text) else { continue }
        unknown.insert(step.text)
        if unknown.count == RunOptions.suggestedTextsMax { return unknown }
      }
    }
    return unknown
  }
}
