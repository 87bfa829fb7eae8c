import Gherkin
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// One run of `rehearse audit`, from the command line to the exit code.
struct AuditSession {
  let command: AuditCommand
  let console: Console
  let errorStyle: TextStyle

  init(_ command: AuditCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
    errorStyle = command.color.style(for: console.errors, console.environment)
  }

  nonisolated(nonsending) func run(_ steps: StepCollection<World>) async -> Int32 {
    guard let targets = RequirementTargets(command.reports, console, errorStyle) else {
      return ExitCode.invalid
    }
    guard
      let (files, suite, all) = await plan(steps, apartFrom: command.reports.compactMap(\.file)),
      let plan = await suite.changed(since: command.since, in: all, console, errorStyle)
    else { return ExitCode.invalid }
    let findings = await SuiteAudit(
      suite.library, sorts: command.sorts, workers: command.chosen.workerCount,
      triesSearches: suite.namesScenarios, isEverywhere: command.isEverywhere
    ).findings(plan.scenarios, isStopped: { Interrupts.hasCome })
    let record = AuditRecord(
      findings, plan, files.catalogue, command,
      excuses: SlackExcuse.all(in: files.features.sources),
      suite: digest(of: files))
    return finish(AuditFigures(record), targets)
  }

  /// What is chosen, read and planned; nil, with a message, where it cannot be used.
  ///
  /// - Parameter reports: The files that are written, which must be none of those that are read.
  nonisolated(nonsending) func plan(
    _ steps: StepCollection<World>, apartFrom reports: [String] = [], withNight: Bool = false
  ) async -> (files: SuiteFiles, suite: Suite<World>, plan: Plan)? {
    let chosen = command.chosen
    let files = SuiteFiles(chosen.places, in: console.folder)
    guard files.areApart(from: reports, besides: chosen.settingsPaths, console, errorStyle) else {
      return nil
    }
    let suite = Suite(files, steps, chosen.selection, seed: chosen.seed)
    let plan = await suite.plan(workers: chosen.workerCount, withNight: withNight)
    guard console.reportProblems(of: plan, errorStyle) else { return nil }
    Interrupts.note()
    return (files, suite, plan)
  }

  /// What tells an audit of these files and options from every other one.
  private func digest(of files: SuiteFiles) -> String {
    RunRecord.digest(
      of: files,
      besides: command.sorts.map(\.rawValue).sorted() + (command.isEverywhere ? ["everywhere"] : [])
        + command.chosen.selection.names + (command.chosen.selection.profiles ?? []).sorted()
        + [command.chosen.tagText, command.since ?? ""] + command.chosen.paths)
  }

  private func finish(_ figures: AuditFigures, _ targets: RequirementTargets) -> Int32 {
    let style = command.color.style(for: console.output, console.environment)
    let isWhole = targets.write { kind, isFile in
      figures.bytes(kind, isQuiet: command.isQuiet, isFile ? .plain : style, command.link)
    }
    return figures.exitCode(isWhole: isWhole, command.strictPermille)
  }
}

extension AuditFigures {
  /// The report of a kind.
  func bytes(
    _ kind: RequirementReportKind, isQuiet: Bool, _ style: TextStyle, _ link: ReportLink?
  ) -> [UInt8] {
    switch kind {
    case .text: AuditText(figures: self, isQuiet: isQuiet, style: style).bytes
    case .json: AuditJSON(self).bytes
    case .html: AuditPage(figures: self, link: link).bytes
    }
  }

  /// How the command ends: what is not whole says nothing of the score.
  func exitCode(isWhole: Bool, _ wanted: Int?) -> Int32 {
    if record.isCut || !isWhole || !unusable.isEmpty { return ExitCode.invalid }
    // Where nothing has changed there is nothing to be strict about.
    guard let wanted, !record.isUnchanged else { return ExitCode.success }
    // No score is too little of one.
    return permille().map { $0 >= wanted } ?? false ? ExitCode.success : ExitCode.failure
  }
}
