import Authoring
import Gherkin
import ScenarioRunner

/// What the studio says where a terminal says it in other words: it has buttons and a search of its own.
enum StudioWords {
  /// What stands below a step that does not hold.
  struct StepNote {
    let step: Int
    let words: String
  }

  /// Returns what is said below the steps, without what a button offers to write.
  static func notes(of outlook: Outlook) -> [StepNote] {
    let steps = outlook.result?.steps ?? []
    return steps.enumerated().flatMap { place, step in
      let isOffered = outlook.fixes.contains { $0.step == place && $0.action != .only }
      return (step.problem?.remarks ?? []).map { note in
        StepNote(step: place, words: text(of: note, withAdvice: !isOffered))
      }.filter { !$0.words.isEmpty }
    }
  }

  /// Returns what a search has found, at the step whose table it has played: how much of it was looked at, what came of that,
  /// and what can be done next.
  static func searches(of outlook: Outlook) -> [StepNote] {
    guard let result = outlook.result else { return [] }
    let end =
      result.status.isAcceptable
      ? "Nothing went wrong. What stands behind the table was checked after each history; to see one of them on the phone, "
        + "write its events as steps."
      : "What went wrong stands below. Write its events instead of the table to see them on the phone."
    return result.steps.enumerated().flatMap { place, step -> [StepNote] in
      guard step.step.hasEventTable, step.status != .skipped else { return [] }
      return step.attachments.compactMap { attachment in
        guard attachment.mediaType == ReportAttachment.logMediaType,
          case .text(let text) = attachment.content
        else { return nil }
        return StepNote(step: place, words: "Searched: \(text). \(end)")
      }
    }
  }

  /// Returns what is said below a problem of the file.
  static func lines(of problem: Problem) -> [String] {
    problem.remarks.map { text(of: $0) }.filter { !$0.isEmpty }
  }

  /// Returns a note as the studio says it; nothing where it only advises what a button offers.
  static func text(of note: Note, withAdvice: Bool = true) -> String {
    let isAdviceAlone = note.parts.allSatisfy { if case .advice = $0 { true } else { false } }
    if isAdviceAlone, !withAdvice { return "" }
    let words = note.parts.map { part in
      if case .tool(let hint, _) = part { self.words(for: hint) } else { Note(part).words }
    }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What can be done here, in the place of what a terminal can do; nothing where that is for runs alone.
  private static func words(for hint: ToolHint) -> String {
    switch hint {
    case .checks: ", or choose “Check: look at it” and click on what is to be true"
    case .search(let words): "type “\(words)” into Find"
    case .run: ""
    }
  }
}

extension PickleStep {
  /// Whether below it stands a table whose events are played.
  fileprivate var hasEventTable: Bool {
    arguments.contains { argument in
      guard case .dataTable(let table) = argument else { return false }
      return table.rows.first?.cells.contains { $0.value.lowercased() == "event" } ?? false
    }
  }
}
