import Gherkin
import ScenarioRunner

extension StepResult {
  /// Where it is written, as `file:line`: in the feature and, for a step of a phrase, in each file of phrases on the way.
  func places(in uri: String, withColumn: Bool = true) -> [String] {
    let uses = use?.chain ?? []
    let ways = uses.map { "\($0.outer?.phrase.file ?? uri):\($0.step.location.line)" }
    let column = withColumn ? faultColumn.map { ":\($0)" } ?? "" : ""
    return ways + ["\(use?.phrase.file ?? uri):\(step.location.line)\(column)"]
  }

  /// Where the feature has it: its own place, or that of the sentence it comes from.
  var placeInFeature: Location {
    use?.chain.first?.step.location ?? faultLocation
  }

  /// The number of phrases it is in.
  var depth: Int { use?.chain.count ?? 0 }
}

/// A sentence of a scenario that is a phrase, as reports show it above the steps that it stands for.
struct UnfoldedSentence {
  let step: PickleStep
  /// How its steps ended: as the worst of them.
  let status: StepStatus
  /// The number of phrases around it.
  let depth: Int
  /// The definition of the phrase.
  let phrase: DefinitionReference
  /// The places of its steps among those of the scenario.
  let steps: Range<Int>
}

extension ScenarioResult {
  /// The sentences whose first step is the one at a place, the outermost first; none nearly everywhere.
  func sentences(above place: Int) -> [UnfoldedSentence] {
    guard let use = steps[place].use else { return [] }
    let before = place > 0 ? steps[place - 1].use?.chain ?? [] : []
    return use.chain.enumerated().compactMap { depth, use in
      guard !before.contains(where: { $0 === use }) else { return nil }
      let rest = steps[place...].prefix { $0.use?.chain.contains { $0 === use } ?? false }
      return UnfoldedSentence(
        step: use.step, status: rest.map(\.status).max() ?? .passed, depth: depth,
        phrase: use.phrase, steps: rest.indices)
    }
  }
}
