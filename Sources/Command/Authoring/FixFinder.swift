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
      fixes(of: result.steps[place], at: place, in: owner, world(place))
    }.filter { fix in
      // Nothing is written into a background from here.
      (fix.action != .before || fix.step >= ownStart) && seen.insert(fix).inserted
    }
  }

  private func fixes(
    of result: StepResult, at place: Int, in owner: StepOwner?, _ world: World?
  ) -> [Fix] {
    guard let problem = result.problem else { return [] }
    let values = world?.presentValues() ?? PresentValues()
    let step = result.step
    var fixes: [Fix] = []
    if result.status == .invalid, step.type == .outcome, isArranging(step.text),
      canBeDone(step.text, in: world)
    {
      fixes.append(Fix(.instead, step: place, [step.text]))
    }
    for note in problem.remarks { fixes += self.fixes(note.advice, of: step, at: place) }
    if result.status == .failed {
      fixes += proposals.reread(step.text, values.texts).map { Fix(.instead, step: place, [$0]) }
    }
    if result.status == .undefined || !problem.suggestions.isEmpty {
      fixes += proposals.sentences(insteadOf: step.text, step.type, in: owner, values)
        .map { Fix(.instead, step: place, [$0]) }
    }
    return fixes
  }

  /// The fixes that a note advises: of what is written first, then of names, and at last that the step is left out.
  private func fixes(_ all: [Advice], of step: PickleStep, at place: Int) -> [Fix] {
    var (written, named, out): ([Fix], [Fix], [Fix]) = ([], [], [])
    for advice in all {
      switch advice {
      case .before(let sentences):
        let bare = sentences.map(\.withoutKeyword)
        if bare.allSatisfy(isKnown) { written.append(Fix(.before, step: place, bare)) }
      case .instead(let sentence):
        let bare = sentence.withoutKeyword
        if isKnown(bare) { written.append(Fix(.instead, step: place, [bare])) }
      case .named(let name):
        guard named.count < Self.namesMax, let renamed = proposals.renamed(step.text, to: name)
        else { continue }
        named.append(Fix(.instead, step: place, [renamed]))
      case .leftOut: out = [Fix(.out, step: place)]
      }
    }
    return written + named + out
  }

  private func isKnown(_ sentence: String) -> Bool { player.kind(of: sentence) != nil }

  /// Whether a sentence with another keyword could be said: where it goes beyond a limit, that is what is wrong with it.
  private func canBeDone(_ sentence: String, in world: World?) -> Bool {
    guard var world else { return true }
    do { _ = try player.play(sentence, in: &world) } catch { return !(error is LimitReached) }
    return true
  }

  private func isArranging(_ sentence: String) -> Bool {
    player.kind(of: sentence).map { $0 != .then } ?? false
  }
}

extension String {
  /// The sentence as a step has it, without the keyword that says where it belongs.
  fileprivate var withoutKeyword: String {
    let keyword = ["Given ", "When ", "Then "].first { hasPrefix($0) } ?? ""
    return String(dropFirst(keyword.count))
  }
}
