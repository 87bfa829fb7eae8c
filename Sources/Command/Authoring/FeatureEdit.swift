import Gherkin
public import ScenarioRunner

/// A change to the text of a feature: a sentence more, at a place in a scenario.
public struct FeatureEdit: Sendable {
  /// The text with the sentence in it.
  public let text: String
  /// The line on which the sentence stands, from 1.
  public let line: Int

  /// Writes a sentence into a feature, behind so many steps of a scenario, with the keyword that fits there.
  ///
  /// - Parameters:
  ///   - kind: What the sentence is for.
  ///   - scenario: The scenario, as planned from the text.
  public init(
    adding sentence: String, _ kind: StepKind, behind count: Int, of scenario: PlannedScenario,
    in text: String
  ) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let own = scenario.pickle.steps.filter { $0.location.line > scenario.pickle.scenarioLine }
    let before = own.prefix(max(0, count - (scenario.pickle.steps.count - own.count))).last
    let place: Int
    if let before {
      place = Self.end(ofStepAt: before.location.line, in: lines)
    } else if let first = own.first {
      place = first.location.line - 1
    } else {
      place = Self.end(ofHeaderAt: scenario.pickle.scenarioLine, in: lines)
    }
    let indentation =
      own.first.map { Self.indentation(of: lines[$0.location.line - 1]) }
      ?? Self.indentation(of: lines[scenario.pickle.scenarioLine - 1]) + "  "
    let keyword = Self.keyword(of: kind, behind: before, scenario.pickle.language)
    lines.insert("\(indentation)\(keyword) \(sentence)", at: min(place, lines.count))
    self.text = lines.joined(separator: "\n")
    line = place + 1
  }

  /// The keyword of a sentence; in other languages, whose words it does not know, the one that all of them have.
  private static func keyword(
    of kind: StepKind, behind step: PickleStep?, _ language: String
  ) -> String {
    guard language == "en" else { return "*" }
    return step.map { Self.kind(of: $0) } == kind ? "And" : kind.keyword
  }

  private static func kind(of step: PickleStep) -> StepKind? {
    switch step.type {
    case .context: .given
    case .action: .when
    case .outcome: .then
    case .unknown: nil
    }
  }

  private static func indentation(of line: String) -> String {
    String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// How many lines end with a step and what belongs to it: its table or its doc string.
  private static func end(ofStepAt line: Int, in lines: [String]) -> Int {
    var end = line
    var fence: String?
    while end < lines.count {
      let content = lines[end].drop { $0 == " " || $0 == "\t" }
      if let open = fence {
        if content.hasPrefix(open) { fence = nil }
      } else if content.hasPrefix("\"\"\"") || content.hasPrefix("```") {
        fence = String(content.prefix(3))
      } else if !content.hasPrefix("|") {
        break
      }
      end += 1
    }
    return end
  }

  /// How many lines end with a header and its description.
  private static func end(ofHeaderAt line: Int, in lines: [String]) -> Int {
    var end = line
    while end < lines.count, lines[end].contains(where: { !$0.isWhitespace }),
      !lines[end].drop(while: \.isWhitespace).hasPrefix("@")
    {
      end += 1
    }
    return end
  }
}
