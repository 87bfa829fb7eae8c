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

  private let command: RequirementsCommand
  private let console: Console
  private let recovery: CrashRecovery
  private let errorStyle: TextStyle

  init(_ command: RequirementsCommand, _ console: Console, _ recovery: CrashRecovery) {
    self.command = command
    self.console = console
    self.recovery = recovery
    errorStyle = command.color.style(for: console.errors, console.environment)
  }

  nonisolated(nonsending) func run<World: ScenarioWorld>(_ steps: StepCollection<World>) async
    -> Int32
  {
    guard let targets = RequirementTargets(command.reports, console, errorStyle) else {
      return ExitCode.invalid
    }
    let files = SpecificationFiles(
      command.specifications, prefix: command.prefix, in: console.folder)
    for warning in files.warnings { console.report(warning, errorStyle) }
    let features = FeatureFiles(paths, in: console.folder)
    let found = RequirementFiles(for: features, in: console.folder)
    let catalogue = RequirementCatalogue(documents(files, found))
    let named = NamedFiles(for: features, in: console.folder)
    let read =
      features.sources.map(\.uri) + found.documents.map(\.path)
      + command.specifications + command.from
    let written = command.reports.compactMap(\.file)
    guard
      InputFiles(read + named.paths, in: console.folder)
        .areApart(from: written, console, errorStyle)
    else { return ExitCode.invalid }
    let library = steps.library(named.surroundings)
    let phrases = named.phrases(beside: library)
    let plan = await plan(features, catalogue, steps, library, phrases).adding(
      (files.faults + features.faults + found.faults).map(\.problem) + named.problems
        + phrases.problems
        + catalogue.problems.map { $0.problem.problem(in: $0.path) })
    let reported =
      files.specifications.isEmpty && files.faults.isEmpty
      ? catalogue.documents
      : catalogue.documents.filter { document in
        command.specifications.contains(document.path)
      }
    guard !reported.isEmpty || !plan.problems.isEmpty else {
      console.report(Self.noDocument, errorStyle)
      return ExitCode.invalid
    }
    let scope = RequirementScope(
      reported, plan, named: command.specifications,
      isReadWhole: { features.areWhole(beside: $0, in: console.folder) })
    let played: PlayedBefore?
    do throws(RecordedRun.Fault) {
      played = try playedBefore(features)
    } catch {
      console.report(error.diagnostic, errorStyle)
      return ExitCode.invalid
    }
    let matrix = RequirementMatrix(reported, scope, isDryRun: command.isDryRun)
    return await prove(
      matrix, command.isStrict ? plan.strict() : plan, library, features, targets, played)
  }

  /// How the scenarios have ended, where they need not be played.
  private func playedBefore(
    _ features: FeatureFiles
  ) throws(RecordedRun.Fault) -> PlayedBefore? {
    guard !command.from.isEmpty else { return nil }
    let played = try PlayedBefore(command.from, in: console.folder)
    try played.check(features)
    return played
  }

  /// A specification can be read where there are no scenarios yet.
  private var paths: [String] {
    guard command.paths.isEmpty else { return command.paths }
    let standard = RunCommand.defaultPath
    let isThere = (try? FileStatus(path: console.folder.resolve(standard))) != nil
    return isThere || command.specifications.isEmpty ? [standard] : []
  }

  private var workers: Int { command.workers ?? Processors.count }

  /// The specifications that are named, and the project's documents of other prefixes.
  private func documents(
    _ files: SpecificationFiles, _ found: RequirementFiles
  ) -> [RequirementDocument] {
    let named = files.documents
    let prefixes = Set(named.compactMap(\.prefix))
    return named
      + found.documents.filter { document in
        document.prefix.map { !prefixes.contains($0) } ?? true
      }
  }

  private nonisolated(nonsending) func plan<World>(
    _ features: FeatureFiles, _ catalogue: RequirementCatalogue, _ steps: StepCollection<World>,
    _ library: StepLibrary<World>, _ phrases: PhraseBook
  ) async -> Plan {
    let selection = Selection(
      tags: command.tags, names: command.names, lines: features.lines, ids: nil, shard: nil,
      order: .defined)
    let audit = RequirementAudit(catalogue, features.sources)
    return await Planner(
      selection: selection, seed: command.seed, refuse: audit.refuse,
      knownTags: steps.profileTags,
      stepMatcher: { StepMatcher(library.listing(phrases.phrases)) }, phrases: phrases,
      profilesFor: steps.profiles
    ).plan(features.sources, workers: workers)
  }
}

extension RequirementsSession {
  private nonisolated(nonsending) func prove<World: ScenarioWorld>(
    _ empty: RequirementMatrix, _ plan: Plan, _ library: StepLibrary<World>,
    _ features: FeatureFiles, _ targets: RequirementTargets, _ played: PlayedBefore?
  ) async -> Int32 {
    var told: Set<Problem> = []
    for problem in plan.scenarios.compactMap(\.refusal) where told.insert(problem).inserted {
      console.report(Diagnostic(problem), errorStyle)
    }
    var matrix = empty
    var options = RunOptions(
      workers: workers, dryRun: command.isDryRun,
      unchecked: command.isStrict ? .refused : .told, allowEmpty: true, willRun: recovery.willRun,
      crashed: recovery.crashed)
    if let played { options.known = { played.result(of: $0) } }
    var progress = ProgressDisplay(console, scenarios: plan.scenarios.count)
    let info = RunInfo(version: Version.text, plan: plan)
    let summary = await Runner(library: library, options: options).run(plan, info: info) { event in
      recovery.willReport()
      if case .problem(let problem) = event { console.report(Diagnostic(problem), errorStyle) }
      if case .scenarioFinished(let result) = event { matrix.add(result) }
      progress.receive(event)
    }
    progress.close()
    let report = RequirementReport(
      matrix: matrix.keeping { belongs($0, features) }, info: info, isQuiet: command.isQuiet)
    let style = command.color.style(for: console.output, console.environment)
    let isWhole = targets.write { kind, isFile in
      report.bytes(kind, isFile ? .plain : style)
    }
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
    if command.isStrict, !matrix.isComplete { return ExitCode.failure }
    let cannotRun = StepStatus.allCases.contains { status in
      !status.isAcceptable && status != .failed && summary.scenarios[status] > 0
    }
    return summary.problemCount > 0 || cannotRun || !isWhole ? ExitCode.invalid : ExitCode.success
  }
}
