public import Gherkin

/// One use of a phrase: the sentence, where it is used, and the phrase that it is.
///
/// It is a class because all steps that the phrase stands for share it, and two uses of a phrase are not the same.
public final class PhraseUse: Sendable {
  /// The sentence as the scenario has it; in a phrase, with its arguments filled in.
  public let step: PickleStep
  /// Where the phrase is declared.
  public let phrase: DefinitionReference
  /// The use of the phrase around it; nil where the sentence stands in the feature.
  public let outer: PhraseUse?

  /// Creates a use.
  public init(_ step: PickleStep, of phrase: DefinitionReference, in outer: PhraseUse? = nil) {
    self.step = step
    self.phrase = phrase
    self.outer = outer
  }

  /// The uses around it and itself, the outermost first.
  public var chain: [PhraseUse] {
    var chain = [self]
    while let outer = chain[0].outer { chain.insert(outer, at: 0) }
    return chain
  }

  /// The number of phrases it is in, itself included.
  var depth: Int { 1 + (outer?.depth ?? 0) }

  /// Whether the sentence, or one around it, stands where a check is expected.
  public var isChecking: Bool { step.type == .outcome || outer?.isChecking ?? false }
}

/// The steps of a scenario in which phrases are unfolded to the steps they stand for.
final class UnfoldedSteps: Sendable {
  /// The steps in the order in which they are played.
  let steps: [PickleStep]
  /// For each step the use it comes from; nil for a step that stands in the feature itself.
  let uses: [PhraseUse?]
  /// Why steps cannot be played, by their places.
  let faults: [Int: UnusableStep]

  init(_ steps: [PickleStep], _ uses: [PhraseUse?], _ faults: [Int: UnusableStep]) {
    self.steps = steps
    self.uses = uses
    self.faults = faults
  }

  /// The uses of phrases that stand where a check is expected, each with the places of its steps, the innermost last.
  var checks: [(use: PhraseUse, steps: Range<Int>)] {
    var checks: [(use: PhraseUse, steps: Range<Int>)] = []
    for (place, use) in uses.enumerated() {
      for use in use?.chain ?? [] where use.step.type == .outcome {
        if let known = checks.lastIndex(where: { $0.use === use }) {
          checks[known].steps = checks[known].steps.lowerBound..<place + 1
        } else {
          checks.append((use, place..<place + 1))
        }
      }
    }
    return checks
  }
}
