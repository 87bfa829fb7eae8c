import Gherkin
import HostedApps
import Requirements
import ScenarioReports
import ScenarioRunner

/// One run from the command line to the exit code.
///
/// Everything that can be refused is refused before the first scenario is played: paths, reports that cannot be
/// written, documents, tags. Then the run goes through to its end, and the reports are finished.
struct RunSession {
  let command: RunCommand
  let console: Console
  let recovery: CrashRecovery
  let errorStyle: TextStyle
  /// The results that are known already, so that nothing is played.
  let recorded: RecordedRun?
  var outputs: [ReportOutput] = []
  /// How many scenarios are left for the night.
  var nightlyCount = 0
  /// Whether a file could not be written at the end although it could at the start.
  var isIncomplete = false

  init(
    _ command: RunCommand, _ console: Console, _ recovery: CrashRecovery,
    recorded: RecordedRun? = nil
  ) {
    (self.recorded, self.command, self.console) = (recorded, command, console)
    self.recovery = recovery
    errorStyle = command.color.style(for: console.errors, console.environment)
  }

  mutating nonisolated(nonsending) func run<World: ScenarioWorld>(_ steps: StepCollection<World>)
    async -> Int32
  {
    guard let targets = openedReports(), let rerun = openedRerunFile() else {
      return ExitCode.invalid
    }
    let files = SuiteFiles(paths(rerun), in: console.folder)
    let apps = files.named.surroundings.apps
    guard areApart(files), isSound(rerun),
      let servers = realServers(knownApps: apps.names + steps.apps)
    else { return ExitCode.invalid }
    let visits = ServerVisits()
    let suite = Suite(
      files, steps, selection(rerun), seed: command.chosen.seed, servers: visits.counting(servers))
    let whole = await suite.plan(workers: workers)
    nightlyCount = suite.nightlyCount(in: whole)
    guard var plan = await suite.changed(since: command.since, in: whole, console, errorStyle)
    else { return ExitCode.invalid }
    if command.isStrict { plan = plan.strict() }
    // Only a hint, and so no error when warnings are.
    plan = plan.adding(ForgottenPlatform(apps, whole, leftOutCount: nightlyCount).warnings)
    guard isRecorded(plan, files) else { return ExitCode.invalid }
    console.reportRefusals(of: plan, errorStyle)
    if command.isListing { return list(plan) }
    if let rerun, command.playsFailedOnly { tellOfMissing(rerun, files.features.faults) }
    let scope = files.scope(of: files.catalogue.documents, in: plan)
    let known = ReportedRequirements(
      texts: files.catalogue.texts, missing: scope.missing, experiments: scope.experiments)
    openOutputs(targets, known, files, plan, material(plan, suite))
    let tally = RequirementTally(files.catalogue, scope)
    let summary = await play(
      plan, suite.library, known, tally, rerun, ProblemExcerpts(files.features.sources))
    return exitCode(summary, plan, visits)
  }

  /// Tells of files that are on the list of failures and cannot be read: what failed there has not passed since.
  private func tellOfMissing(_ rerun: RerunFile, _ faults: [FeatureFiles.Fault]) {
    let listed = Set(rerun.list.uris)
    for fault in faults where listed.contains(fault.path) {
      console.report(
        Diagnostic(
          "\(fault.path) stays on the list of failures, \(rerun.path)",
          notes: ["where it is gone for good, take its lines out of the list"]), errorStyle)
    }
  }

  /// Whether nothing is recorded, or exactly what is planned; tells what is not.
  private func isRecorded(_ plan: Plan, _ files: SuiteFiles) -> Bool {
    do throws(RecordedRun.Fault) {
      try recorded?.check(plan, files)
      return true
    } catch {
      console.report(error.diagnostic, errorStyle)
      return false
    }
  }

  /// Scenarios that share a real server would meet each other there.
  private var workers: Int {
    command.chosen.workers ?? (command.servers.isEmpty ? Processors.count : 1)
  }

  /// Without a path, a list of failures says where to look.
  private func paths(_ rerun: RerunFile?) -> [String] {
    let listed = command.playsFailedOnly ? rerun?.list.uris ?? [] : []
    return command.chosen.paths.isEmpty && !listed.isEmpty ? listed : command.chosen.places
  }

  private func selection(_ rerun: RerunFile?) -> Selection {
    var selection = command.chosen.selection
    selection.order = command.order.runOrder(recovery)
    guard let list = rerun?.list, !list.ids.isEmpty else { return selection }
    if command.playsFailedOnly {
      (selection.ids, selection.marks) = (list.idSet, list.marks)
    } else {
      selection.first = list.marksByFile
    }
    return selection
  }

  private mutating nonisolated(nonsending) func play<World: ScenarioWorld>(
    _ plan: Plan, _ library: StepLibrary<World>, _ requirements: ReportedRequirements,
    _ emptyTally: RequirementTally, _ rerun: RerunFile?, _ excerpts: ProblemExcerpts
  ) async -> RunSummary {
    let options = options(requirements)
    var tally = emptyTally
    var failed = RerunList()
    var repeated = RepeatedWarnings()
    var progress = ProgressDisplay(
      console, scenarios: plan.scenarios.count, isReportGrowing: isReportGrowing)
    let interrupted = InterruptedRun(
      plannedCount: plan.scenarios.count, writesFiles: command.reports.contains { $0.file != nil })
    let watch = recovery.isInstalled ? interrupted.watch() : nil
    defer { watch?.stop() }
    var info = RunInfo(version: Version.text, plan: plan)
    info.servers = command.servers.words
    let isBounded = command.failuresMax != nil
    func receive(_ event: RunEvent) {
      switch event {
      case .problem(let problem):
        if repeated.tells(problem) { console.report(Diagnostic(problem), errorStyle) }
      case .scenarioFinished(let result):
        tally.add(result)
        interrupted.add(result.status)
        // What a run that stopped early did not come to has not passed either.
        if !result.status.isAcceptable || (result.status == .skipped && isBounded) {
          failed.append(result.scenario)
        }
      case .runStarted, .runFinished: break
      }
      progress.receive(event)
      if case .runFinished = event {
        progress.close()
        for diagnostic in repeated.rest { console.report(diagnostic, errorStyle) }
      }
      for index in outputs.indices { outputs[index].receive(event, console) }
    }
    let summary = await Runner(library: library, options: options).run(plan, info: info) { event in
      recovery.willReport()
      switch event {
      case .problem(let problem): receive(.problem(excerpts.completed(problem)))
      case .scenarioFinished, .runStarted, .runFinished: receive(event)
      }
    }
    finishOutputs(with: command.detail == .quiet ? [] : tally.lines + Nightly.lines(nightlyCount))
    if let rerun, !command.dryRun {
      finish(
        rerun,
        command.playsFailedOnly
          ? failed.keeping(rerun.list, notIn: plan) : failed.keeping(rerun.list, besides: plan))
    }
    return summary
  }

  private func options(_ requirements: ReportedRequirements) -> RunOptions {
    var options = RunOptions(workers: workers)
    (options.failuresMax, options.dryRun) = (command.failuresMax, command.dryRun)
    (options.isPatient, options.isTwice) = (command.isPatient, command.isTwice)
    options.unchecked = command.isStrict ? .refused : .told
    options.allowEmpty = command.allowEmpty
    // What was sent to a real server cannot be sent once more, only to be drawn.
    options.storyboards =
      isFilmWanted(.everyScenario) || (isFilmWanted(.failures) && !command.servers.isEmpty)
    options.failureStoryboards = isFilmWanted(.failures)
    (options.willRun, options.crashed) = (recovery.willRun, recovery.crashed)
    options.clock = command.measuresTimes ? console.elapsed : nil
    options.preparations = preparations(requirements)
    options.prepare = preparation(requirements)
    options.memory = ProcessMemory.bound()
    options.fingerprinted = command.dryRun ? [] : requirements.fingerprinted
    if let recorded { options.known = { recorded.result(of: $0) } }
    options.repeatArguments = command.servers.arguments + (command.isPatient ? ["--patient"] : [])
    return options
  }

  private func isFilmWanted(_ need: ReportKind.FilmNeed) -> Bool {
    command.reports.contains { $0.kind.filmNeed == need }
  }

  /// Whether somebody sees the report grow on a terminal, so that a bar would only be in its way.
  private var isReportGrowing: Bool {
    console.output.isTerminal && command.detail != .quiet
      && command.reports.contains { $0.file == nil && $0.kind.isForPeople }
  }

  private func exitCode(_ summary: RunSummary, _ plan: Plan, _ visits: ServerVisits) -> Int32 {
    if summary.isEmpty, summary.problemCount == 0 {
      let message = "no scenario was selected"
      console.report(Diagnostic(message, notes: Self.reasons(plan)), errorStyle)
    }
    guard summary.exitCode == 0 else { return summary.exitCode }
    return isIncomplete || isServerUntried(visits) ? ExitCode.invalid : ExitCode.success
  }

  /// Whether a real server was named that nobody has asked anything, so that the run says nothing about it; that is told.
  private func isServerUntried(_ visits: ServerVisits) -> Bool {
    // What was recorded was sent when it was played.
    guard !command.dryRun, !command.allowEmpty, recorded == nil else { return false }
    for server in visits.unvisited {
      let notes = [
        "no app of these scenarios has sent a request: what they show is nothing about the server",
        "with --allow-empty this is no error",
      ]
      console.report(Diagnostic("nothing was sent to \(server)", notes: notes), errorStyle)
    }
    return !visits.unvisited.isEmpty
  }

  private static func reasons(_ plan: Plan) -> [String] {
    let counts =
      "\(plan.totalCount) in the files, \(plan.selectedCount) of them meet the conditions"
    return [counts, "with --allow-empty this is no error"]
  }
}
