import Gherkin
import Requirements
import ScenarioReports
import ScenarioRunner

/// One run of `rehearse requirements`, from the command line to the exit code.
struct RequirementsSession {
  static let noDocument = Diagnostic(
    "no requirements document belongs to these scenarios",
    notes: [
      "expected a \(RequirementFiles.name) beside them, or in a folder above them",
      "`--spec FILE` reads a specification as your team wrote it",
    ])

  static let noRequirement = Diagnostic(
    "no scenario that was chosen carries the id of a requirement, so nothing is judged",
    notes: ["name the folder of the \(RequirementFiles.name), of which all requirements count"])

  private let command: RequirementsCommand
  private let console: Console
  private let recovery: CrashRecovery
  private let errorStyle: TextStyle

  init(_ command: RequirementsCommand, _ console: Console, _ recovery: CrashRecovery) {
    (self.command, self.console, self.recovery) = (command, console, recovery)
    errorStyle = command.color.style(for: console.errors, console.environment)
  }

  nonisolated(nonsending) func run<World: ScenarioWorld>(_ steps: StepCollection<World>) async
    -> Int32
  {
    guard let targets = RequirementTargets(command.reports, console, errorStyle) else {
      return ExitCode.invalid
    }
    let specifications = SpecificationFiles(
      command.specifications, prefix: command.prefix, in: console.folder)
    for warning in specifications.warnings { console.report(warning, errorStyle) }
    let files = SuiteFiles(paths, specification: specifications.documents, in: console.folder)
    let written = command.reports.compactMap(\.file)
    guard
      files.areApart(
        from: written,
        besides: command.specifications + command.from + command.chosen.settingsPaths, console,
        errorStyle)
    else { return ExitCode.invalid }
    let chosen = command.chosen
    let suite = Suite(files, steps, chosen.selection, seed: chosen.seed)
    let plan = await suite.plan(workers: chosen.workerCount)
      .adding(specifications.faults.map(\.problem))
    let reported =
      specifications.specifications.isEmpty && specifications.faults.isEmpty
      ? files.catalogue.documents
      : files.catalogue.documents.filter { document in
        command.specifications.contains(document.path)
      }
    guard !reported.isEmpty || !plan.problems.isEmpty else {
      console.report(Self.noDocument, errorStyle)
      return ExitCode.invalid
    }
    let scope = files.scope(of: reported, named: command.specifications, in: plan)
    let played: PlayedBefore?
    do throws(ResultFile.Fault) { played = try playedBefore(files) } catch {
      console.report(error.diagnostic, errorStyle)
      return ExitCode.invalid
    }
    let matrix = RequirementMatrix(reported, scope, isDryRun: command.isDryRun)
    return await prove(
      matrix, command.isStrict ? plan.strict() : plan, suite, targets, played,
      suite.nightlyCount(in: plan))
  }

  /// How the scenarios have ended, where they need not be played.
  private func playedBefore(_ files: SuiteFiles) throws(ResultFile.Fault) -> PlayedBefore? {
    guard !command.from.isEmpty else { return nil }
    let played = try PlayedBefore(try ResultFile.all(command.from, in: console.folder))
    try played.check(files)
    return played
  }

  /// A specification can be read where there are no scenarios yet.
  private var paths: [String] {
    let places = command.chosen.places
    guard command.chosen.paths.isEmpty, !command.specifications.isEmpty else { return places }
    let isThere = (try? FileStatus(path: console.folder.resolve(places[0]))) != nil
    return isThere ? places : []
  }

  private nonisolated(nonsending) func prove<World: ScenarioWorld>(
    _ empty: RequirementMatrix, _ plan: Plan, _ suite: Suite<World>,
    _ targets: RequirementTargets, _ played: PlayedBefore?, _ nightlyCount: Int
  ) async -> Int32 {
    console.reportRefusals(of: plan, errorStyle)
    var matrix = empty
    var options = RunOptions(workers: command.chosen.workerCount)
    options.dryRun = command.isDryRun
    options.unchecked = command.isStrict ? .refused : .told
    options.allowEmpty = true
    (options.willRun, options.crashed) = (recovery.willRun, recovery.crashed)
    if !command.isDryRun { options.fingerprinted = matrix.fingerprinted }
    if let played { options.known = { played.result(of: $0) } }
    var progress = ProgressDisplay(console, scenarios: plan.scenarios.count)
    let info = RunInfo(version: Version.text, plan: plan)
    let summary = await Runner(library: suite.library, options: options).run(plan, info: info) {
      event in
      recovery.willReport()
      if case .problem(let problem) = event { console.report(Diagnostic(problem), errorStyle) }
      if case .scenarioFinished(let result) = event { matrix.add(result) }
      progress.receive(event)
    }
    progress.close()
    matrix.finish()
    matrix = matrix.keeping { belongs($0, suite.files.features) }
    guard !matrix.parts.isEmpty || summary.problemCount > 0 else {
      console.report(Self.noRequirement, errorStyle)
      return ExitCode.invalid
    }
    let report = RequirementReport(
      matrix: matrix, info: info, isQuiet: command.isQuiet, tellsReasons: command.tellsReasons,
      nightlyCount: nightlyCount, link: command.link)
    let style = command.color.style(for: console.output, console.environment)
    let isWhole = targets.write { kind, isFile in report.bytes(kind, isFile ? .plain : style) }
    return exitCode(report.matrix, summary, isWhole)
  }

  /// Of the project's documents those count that lie in a folder the user named or whose ids a scenario carries.
  private func belongs(_ part: RequirementMatrix.Part, _ features: FeatureFiles) -> Bool {
    let path = part.document.path
    if command.specifications.contains(path) || part.rows.contains(where: { !$0.proofs.isEmpty }) {
      return true
    }
    return features.roots.contains { root in
      root.isEmpty || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
  }

  private func exitCode(
    _ matrix: RequirementMatrix, _ summary: RunSummary, _ isWhole: Bool
  ) -> Int32 {
    if command.isStrict, !matrix.isComplete(byExperiment: command.wantsExperiments) {
      return ExitCode.failure
    }
    let cannotRun = StepStatus.allCases.contains { status in
      !status.isAcceptable && status != .failed && summary.scenarios[status] > 0
    }
    return summary.problemCount > 0 || cannotRun || !isWhole ? ExitCode.invalid : ExitCode.success
  }
}
