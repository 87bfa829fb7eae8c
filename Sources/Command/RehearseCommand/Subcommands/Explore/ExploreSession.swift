import Gherkin
import ScenarioReports
import ScenarioRunner

/// One exploration from the command line to the exit code.
struct ExploreSession {
  private let command: ExploreCommand
  private let console: Console
  private let style: TextStyle
  private var files: FoundFiles
  private var isRefused = false
  /// The sentences that were named and have happened nowhere so far.
  private var silent: [String] = []

  init(_ command: ExploreCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
    style = command.color.style(for: console.errors, console.environment)
    files = FoundFiles(folder: command.folder, in: console.folder)
  }

  mutating nonisolated(nonsending) func run<World: ScenarioWorld>(
    _ steps: StepCollection<World>
  ) async -> Int32 {
    let suite = Suite(
      SuiteFiles(command.chosen.paths, in: console.folder), steps, command.chosen.selection,
      seed: command.chosen.seed)
    let plan = await suite.plan(workers: Processors.count)
    guard console.reportProblems(of: plan, style), areKnown(suite.library), canKeep() else {
      return ExitCode.invalid
    }
    files.named = suite.files.named
    // What was refused says something else than it means.
    isRefused = plan.scenarios.contains { $0.refusal != nil }
    Interrupts.note()
    silent = command.events
    let scenarios = plan.scenarios.filter { $0.refusal == nil }
    var count = 0
    for scenario in scenarios where !Interrupts.hasCome {
      await explore(scenario, suite.library)
      count += 1
    }
    tellWhatIsMissing(scenarios.count - count, Nightly.lines(suite.nightlyCount(in: plan)))
    return isRefused ? ExitCode.invalid : files.isEmpty ? ExitCode.success : ExitCode.failure
  }

  /// Tells what was not looked at, although it was asked for.
  private mutating func tellWhatIsMissing(_ scenarioCount: Int, _ lines: [String]) {
    for line in lines { console.print(line + "\n") }
    if Interrupts.hasCome {
      isRefused = isRefused || files.isEmpty
      let rest = scenarioCount == 1 ? "1 scenario was" : "\(scenarioCount) scenarios were"
      console.report(
        Diagnostic("this was ended before all was looked at; \(rest) not begun"), style)
    } else if command.chosen.selection.shard == nil {
      // In a part of the scenarios nobody can tell: it may happen behind one of another part.
      isRefused = isRefused || (files.isEmpty && !silent.isEmpty)
      tellSilent()
    }
  }

  private func tellSilent() {
    for sentence in silent {
      console.report(
        Diagnostic(
          "\"\(sentence)\" could happen behind none of the scenarios, as far as was looked",
          notes: [
            "look for a slip of the pen, go on from where it can happen,"
              + " or look farther with --depth, --walks and --length"
          ], isWarning: !files.isEmpty), style)
    }
  }

  /// Whether stories can be kept where the user wants them; tells why not.
  private func canKeep() -> Bool {
    guard let obstacle = files.obstacle, let folder = command.folder else { return true }
    console.report(Diagnostic("--found \(folder): \(obstacle.text)"), style)
    return false
  }

  /// Whether all sentences that were named can happen; those that cannot are told.
  private func areKnown<World: ScenarioWorld>(_ library: StepLibrary<World>) -> Bool {
    let player = SentencePlayer(library)
    let unknown = command.events.filter { !player.knows($0) }
    for sentence in unknown {
      console.report(
        Diagnostic(
          "\"\(sentence)\" is no sentence that brings anything about",
          notes: ["`rehearse steps` lists them: those that follow Given or When"]), style)
    }
    return unknown.isEmpty
  }

  private nonisolated(nonsending) mutating func explore<World: ScenarioWorld>(
    _ scenario: PlannedScenario, _ library: StepLibrary<World>
  ) async {
    var limits = Exploration<World>.Limits()
    limits.depth = command.depth
    limits.worlds = command.worlds
    limits.memory = ProcessMemory.bound(command.memory.map { $0 << 20 })
    limits.walks = command.walks
    limits.walkLength = command.walkLength
    limits.seed = command.chosen.seed
    limits.workers = command.chosen.workerCount
    limits.isPatient = command.isPatient
    let end = command.seconds.map { console.elapsed() + .seconds($0) }
    limits.shouldStop = { [elapsed = console.elapsed] in
      Interrupts.hasCome || (end.map { elapsed() >= $0 } ?? false)
    }
    let exploration = Exploration(
      library, from: scenario, limits, only: command.events.isEmpty ? nil : command.events)
    switch await exploration.run() {
    case .failure(let refusal):
      isRefused = true
      console.report(
        Diagnostic(
          "\(scenario.id) does not get to its end: \(refusal.message)",
          notes: ["It ends at: \(refusal.step)"]), style)
    case .success(let report): tell(report, of: scenario)
    }
  }

  private mutating func tell<World>(
    _ report: Exploration<World>.Report, of scenario: PlannedScenario
  ) {
    silent.removeAll { !report.silent.contains($0) }
    var lines = [
      "\(scenario.id)  \(scenario.pickle.name)",
      "  \(report.worldCount) different worlds, all within \(report.depth) things that happen; \(end(of: report))",
      "  \(report.sentenceCount) things happened there, and \(report.impossibleCount) times one could not",
      "  \(walks(of: report)) of \(report.walkedCount) things in all, seed \(command.chosen.seed)",
    ]
    if let left = Self.leftOut(of: report) { lines.append("  \(left)") }
    for finding in report.findings {
      lines.append("")
      lines += finding.status == .failed ? self.lines(finding) : linesOfEnd(finding)
    }
    console.print(lines.joined(separator: "\n") + "\n\n")
  }

  /// What has ended the search of all orders, and how far it was then.
  private func end<World>(of report: Exploration<World>.Report) -> String {
    guard let begun = report.begun else { return report.end }
    let all = begun.count.map { " of \($0)" } ?? ""
    let rest = begun.count == nil ? ", and many more were not" : ""
    return
      "\(report.end): \(begun.triedCount)\(all) things at depth \(report.depth + 1) were tried\(rest)"
  }

  /// What not every order of was played, in one line; nil where nothing is left out.
  private static func leftOut<World>(of report: Exploration<World>.Report) -> String? {
    guard let example = report.rareDeeds.first?.sentence else { return nil }
    let (walked, untried) = report.rareKinds
    return [
      walked.isEmpty ? nil : "only walks tried: \(walked.joined(separator: ", "))",
      untried.isEmpty ? nil : "not tried: \(untried.joined(separator: ", "))",
      "every order of such things: --events \"\(example)\" --events …",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func walks<World>(of report: Exploration<World>.Report) -> String {
    report.walkCount == command.walks
      ? "\(report.walkCount) walks" : "\(report.walkCount) of \(command.walks) walks"
  }

  /// Keeps something that breaks, and returns what is said of it.
  private mutating func lines(_ finding: ExplorationFinding) -> [String] {
    var lines = ["  ✗ \(finding.title)", "    \(finding.problem.message)"]
    if let actual = finding.problem.actual { lines.append("    actual: \(actual)") }
    lines += story(finding)
    if finding.mayBeShorter {
      lines.append("    its story may get shorter: the search was ended before that was tried")
    }
    switch files.keep(finding) {
    case .kept(let path): lines.append("    kept as \(path)")
    case .known(let path): lines.append("    known already: \(path)")
    case .refused(let why):
      isRefused = true
      lines.append("    could not be kept: \(why)")
    }
    return lines
  }

  /// Returns what is said of sentences that cannot be played on from: the app may be right or wrong there.
  private mutating func linesOfEnd(_ finding: ExplorationFinding) -> [String] {
    isRefused = true
    return ["  ! What lies behind this is not known: \(finding.problem.message)"]
      + story(finding) + finding.problem.notes.map { "    note: \($0)" }
  }

  private func story(_ finding: ExplorationFinding) -> [String] {
    finding.sentences.enumerated().map { place, sentence in
      "      \(place == 0 ? "When" : "And") \(sentence)"
    }
  }
}
