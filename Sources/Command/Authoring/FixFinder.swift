import Gherkin
import ScenarioRunner

/// A finder of what would mend the steps that do not hold, from what is said of them.
struct FixFinder<World: ScenarioWorld> {
  /// The most steps that are looked at, and the most names that are proposed for one.
  private static var stepsMax: Int { 10 }
  private static var namesMax: Int { 3 }

  let player: SentencePlayer<World>
  let proposals: SentenceProposals<World>

  /// Returns the fixes, in the order of the steps, each once.
  ///
  /// Steps of phrases are mended in their own files.
  func fixes(
    of result: ScenarioResult, ownStart: Int, in owner: StepOwner?,
    _ world: (_ count: Int) -> World?
  ) -> [Fix] {
    let wrong = result.steps.indices.filter {
      result.steps[$0].problem != nil && result.steps[$0].use == nil
    }
    var seen: Set<Fix> = []
    return wrong.prefix(Self.stepsMax).flatMap { place in
      let values = world(place)?.presentValues() ?? PresentValues()
      return fixes(of: result.steps[place], at: place, in: owner, values)
    }.filter { fix in
      // Nothing is written into a background from here.
      (fix.action != .before || fix.step >= ownStart) && seen.insert(fix).inserted
    }
  }

  private func fixes(
    of result: StepResult, at place: Int, in owner: StepOwner?, _ values: PresentValues
  ) -> [Fix] {
    guard let problem = result.problem else { return [] }
    let step = result.step
    var fixes: [Fix] = []
    if result.status == .invalid, step.type == .outcome, isArranging(step.text) {
      fixes.append(Fix(.instead, step: place, [step.text]))
    }
    for note in problem.notes {
      if let advice = Advice(note) {
        for sentences in advice.alternatives where sentences.allSatisfy(isKnown) {
          fixes.append(Fix(advice.action, step: place, sentences))
        }
      }
      fixes += Advice.names(in: note).prefix(Self.namesMax)
        .compactMap { proposals.renamed(step.text, to: $0) }
        .map { Fix(.instead, step: place, [$0]) }
      if Advice.letsOut(note) { fixes.append(Fix(.out, step: place)) }
    }
    if result.status == .failed {
      fixes += proposals.reread(step.text, values.texts).map { Fix(.instead, step: place, [$0]) }
    }
    if result.status == .undefined || !problem.suggestions.isEmpty {
      fixes += proposals.sentences(insteadOf: step.text, step.type, in: owner, values)
        .map { Fix(.instead, step: place, [$0]) }
    }
    return fixes
  }

  private func isKnown(_ sentence: String) -> Bool { player.kind(of: sentence) != nil }

  private func isArranging(_ sentence: String) -> Bool {
    player.kind(of: sentence).map { $0 != .then } ?? false
  }
}
