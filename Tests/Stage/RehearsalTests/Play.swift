import Gherkin
import Rehearsal
import ScenarioRunner
import Testing

/// Plays scenarios in tests.
enum Play {
  /// Plays all scenarios of the sources.
  static func results(
    _ sources: [Source], workers: Int = 1, library: StepLibrary<World> = ScenarioFiles.library,
    doubts: RunOptions.Unchecked = .accepted
  ) async -> [ScenarioResult] {
    let planner = Planner { World.profiles(forTags: $0) }
    let plan = await planner.plan(sources, workers: workers)
    for problem in plan.problems {
      Issue.record("\(problem.place ?? "?"): \(problem.message)")
    }
    var options = RunOptions(workers: workers, unchecked: doubts)
    options.alwaysEvidence = true
    let runner = Runner(library: library, options: options)
    var results: [ScenarioResult] = []
    _ = await runner.run(plan, info: RunInfo(version: "test", plan: plan)) { event in
      if case .scenarioFinished(let result) = event { results.append(result) }
    }
    return results
  }

  /// Plays the steps of one scenario, a line each, on a platform.
  static func steps(
    _ steps: String, on tag: String = "@ios", library: StepLibrary<World> = ScenarioFiles.library,
    doubts: RunOptions.Unchecked = .accepted
  ) async -> ScenarioResult? {
    let text = "Feature: Test\n\n  \(tag)\n  Scenario: Test\n    " + steps
    return await results(
      [Source(uri: "test.feature", text: text)], library: library, doubts: doubts
    ).first
  }

  /// Plays the steps of one scenario, a line each, in the app that takes notes, which the user has opened.
  static func steps(inNotes steps: String) async -> ScenarioResult? {
    let opened = "Given the note app is installed\nWhen the user opens the app\n"
    return await self.steps(opened + steps, library: NoteRoom.library)
  }

  /// A result as text: how it ended, and what explains it.
  static func explanation(of result: ScenarioResult) -> String {
    var lines = ["\(result.scenario.id) \(result.status) \(result.virtualDuration)"]
    for step in result.steps where step.status != .passed {
      lines.append("  \(step.status) line \(step.step.location.line): \(step.step.text)")
      guard let problem = step.problem else { continue }
      lines.append("    \(problem.message)")
      if let expected = problem.expected { lines.append("    expected: \(expected)") }
      if let actual = problem.actual { lines.append("    actual:   \(actual)") }
      lines += (problem.notes + problem.suggestions + problem.candidates).map { "    \($0)" }
    }
    guard result.status != .passed, let evidence = result.evidence else {
      return lines.joined(separator: "\n")
    }
    lines += evidence.screen
    lines += evidence.events.map { "  \($0.time) \($0.cause): \($0.text)" }
    return (lines + evidence.facts).joined(separator: "\n")
  }
}

extension Play {
  /// Plays each sentence, with the table or text under it, as the only step of a scenario, after the ones before it.
  static func sentences(
    _ sentences: [String], after before: [String] = [], on tag: String = "@ios",
    workers: Int = 1
  ) async -> [ScenarioResult] {
    var text = "Feature: Sentences\n"
    for (index, sentence) in sentences.enumerated() {
      text += "\n  \(tag)\n  Scenario: Sentence \(index)\n"
      for step in before { text += "    * \(step)\n" }
      text += "    * \(sentence)\n"
    }
    return await results([Source(uri: "sentences.feature", text: text)], workers: workers)
  }
}
