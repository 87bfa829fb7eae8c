import Gherkin

/// Something that breaks behind the end of a scenario, with a short story to it.
public struct ExplorationFinding: Sendable {
  /// What the finding is recognised by.
  let flaw: Flaw
  /// What is wrong.
  public let problem: StepProblem
  /// What happens behind the scenario's end, the sentence that breaks it last.
  public let sentences: [String]
  /// The scenario it goes on from.
  public let scenario: PlannedScenario

  /// Whether the search was ended before all was tried that might make the story shorter.
  public let mayBeShorter: Bool

  /// How a scenario that tells the story ends: `failed` where the app does wrong, and otherwise nothing is known of it.
  public var status: StepStatus { flaw.status }

  /// What breaks, in a few words: the rule that does, or what the app does not do.
  public var title: String {
    let text = problem.expected ?? problem.message
    return String(text.prefix { $0 != "." && $0 != "\n" })
  }

  /// A name for a file, from the title: small letters and hyphens.
  public var fileName: String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.prefix(10).joined(separator: "-") + "-"
      + scenario.profile.lowercased()
  }

  /// The story as a feature: what the scenario does, and what was found to happen then.
  public var feature: String {
    // Sentences are those of the step library, and so what stands around them is in English.
    let isEnglish = scenario.pickle.language == "en"
    var lines = [
      "@\(scenario.profile.lowercased())", "Feature: \(scenario.pickle.featureName)", "",
      "  # Found behind the end of \(scenario.id)", "  Scenario: \(title)",
    ]
    for step in scenario.steps {
      let keyword = isEnglish && !step.keyword.isEmpty ? step.keyword : Self.keyword(of: step.type)
      lines.append("    \(keyword) \(step.text)")
      for argument in step.arguments { lines += Self.lines(argument) }
    }
    for (place, sentence) in sentences.enumerated() {
      lines.append("    \(place == 0 ? "When" : "And") \(sentence)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func keyword(of type: PickleStepType?) -> String {
    switch type {
    case .context: "Given"
    case .action: "When"
    case .outcome: "Then"
    case .unknown, nil: "*"
    }
  }

  private static func lines(_ argument: PickleStepArgument) -> [String] {
    switch argument {
    case .dataTable(let table):
      table.rows.map { row in
        "      | " + row.cells.map { escaped($0.value) }.joined(separator: " | ") + " |"
      }
    case .docString(let text):
      ["      \"\"\"\(text.mediaType ?? "")"]
        + text.content.split(separator: "\n", omittingEmptySubsequences: false).map {
          "      " + $0.replacing("\"\"\"", with: "\\\"\\\"\\\"")
        } + ["      \"\"\""]
    }
  }

  private static func escaped(_ cell: String) -> String {
    cell.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: "\\n")
  }
}
