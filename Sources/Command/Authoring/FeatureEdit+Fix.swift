import Gherkin
import ScenarioRunner

/// Changes of a step that stands already.
extension FeatureEdit {
  /// Writes another sentence instead of a step, with its keyword where that means the same.
  ///
  /// - Returns: Nil where the step does not stand so in the text, as with the placeholders of an outline.
  init?(
    writing sentence: String, _ kind: StepKind, insteadOf place: Int, of scenario: PlannedScenario,
    in text: String
  ) {
    let step = scenario.writtenStep(at: place)
    let line = step.location.line
    var lines = FeatureLines(text, scenario.pickle.uri)
    guard lines.has(line), let words = lines[line].firstRange(of: step.text) else { return nil }
    let wanted: StepKind? =
      switch (kind, step.type) {
      case (.then, .context), (.then, .action): .then
      case (.given, .outcome), (.when, .outcome): .when
      default: nil
      }
    let start = lines[line][..<words.lowerBound]
    if let wanted, scenario.pickle.language == "en" {
      lines.giveOwnKeyword(toStepAfter: place, of: scenario, behind: wanted)
      lines.set("\(lines.start(ofStepAt: line))\(wanted.keyword) \(sentence)", at: line)
    } else {
      lines.set(start + sentence, at: line)
    }
    self.init(text: lines.text, line: line)
  }

  /// Leaves a step out, with what belongs to it.
  init?(leavingOut place: Int, of scenario: PlannedScenario, in text: String) {
    let line = scenario.writtenStep(at: place).location.line
    var lines = FeatureLines(text, scenario.pickle.uri)
    guard lines.has(line) else { return nil }
    if scenario.pickle.language == "en" {
      let before = place > 0 ? StepKind(scenario.writtenStep(at: place - 1).type) : nil
      lines.giveOwnKeyword(toStepAfter: place, of: scenario, behind: before)
    }
    lines.remove(line...lines.end(ofStepAt: line))
    self.init(text: lines.text, line: max(1, line - 1))
  }
}

extension FeatureLines {
  /// Lets an "And" keep its meaning where a step of another kind comes to stand before it.
  fileprivate mutating func giveOwnKeyword(
    toStepAfter place: Int, of scenario: PlannedScenario, behind kind: StepKind?
  ) {
    guard place + 1 < scenario.steps.count else { return }
    let next = scenario.writtenStep(at: place + 1)
    guard let nextKind = StepKind(next.type), nextKind != kind else { return }
    replace(next.keyword, by: nextKind.keyword, at: next.location.line)
  }
}
