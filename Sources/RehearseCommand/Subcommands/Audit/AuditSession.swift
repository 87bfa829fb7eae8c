import Gherkin
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// One run of `rehearse audit`, from the command line to the exit code.
struct AuditSession {
  private let command: AuditCommand
  private let console: Console
  private let errorStyle: TextStyle

  init(_ command: AuditCommand, _ console: Console) {
    self.command = command
    self.console = console
    errorStyle = command.color.style(for: console.errors, console.environment)
  }

  nonisolated(nonsending) func run(_ steps: StepCollection<World>) async -> Int32 {
    guard let targets = RequirementTargets(command.reports, console, errorStyle) else {
      return ExitCode.invalid
    }
    let paths = command.paths.isEmpty ? [RunCommand.defaultPath] : command.paths
    let features = FeatureFiles(paths, in: console.folder)
    let requirements = RequirementFiles(for: features, in: console.folder)
    let catalogue = RequirementCatalogue(requirements.documents)
    let named = NamedFiles(for: features, in: console.folder)
    let read = features.sources.map(\.uri) + requirements.documents.map(\.path) + named.paths
    guard
      InputFiles(read, in: console.folder)
        .areApart(from: command.reports.compactMap(\.file), console, errorStyle)
    else { return ExitCode.invalid }
    let library = steps.library(named.surroundings)
    let planner = planner(features, catalogue, steps, library, named.phrases(beside: library))
    let planned = await planner.plan(features.sources, workers: workers).adding(
      (features.faults + requirements.faults).map(\.problem) + named.problems
        + catalogue.problems.map { $0.problem.problem(in: $0.path) })
    guard report(planned), let plan = await changed(planned, features.sources, planner) else {
      return ExitCode.invalid
    }
    Interrupts.note()
    let trials = await SuiteAudit(library, sorts: command.sorts, workers: workers)
      .trials(plan.scenarios) { Interrupts.hasCome }
    let record = AuditRecord(
      trials, plan, catalogue, command.sorts, suite: suite(features.sources))
    return finish(AuditFigures(record), targets)
  }

  private var workers: Int { command.workers ?? Processors.count }

  /// What takes long is tried where somebody asks for it, as `rehearse run` plays it.
  private func isNightLeftOut(_ features: FeatureFiles) -> Bool {
    command.names.isEmpty && features.lines.isEmpty
  }

  private func planner(
    _ features: FeatureFiles, _ catalogue: RequirementCatalogue, _ steps: StepCollection<World>,
    _ library: StepLibrary<World>, _ phrases: PhraseBook
  ) -> Planner {
    let selection = Selection(
      tags: command.tags ?? (isNightLeftOut(features) ? Nightly.leftOut : nil),
      names: command.names, lines: features.lines, ids: nil, shard: command.shard, order: .defined)
    let audit = RequirementAudit(catalogue, features.sources)
    return Planner(
      selection: selection, seed: command.seed, refuse: audit.refuse,
      knownTags: steps.profileTags,
      stepMatcher: { StepMatcher(library.listing(phrases.phrases)) }, phrases: phrases,
      profilesFor: steps.profiles)
  }

  /// Tells what is wrong with the files; returns whether the plan can be used.
  private func report(_ plan: Plan) -> Bool {
    for problem in plan.problems { console.report(Diagnostic(problem), errorStyle) }
    if plan.problems.contains(where: { $0.severity == .error }) { return false }
    guard plan.selectedCount == 0 else { return true }
    console.report(Diagnostic("no scenario was selected"), errorStyle)
    return false
  }

  /// The plan with what has changed since the revision, if one was named; nil, with a message, where git does not help.
  private nonisolated(nonsending) func changed(
    _ plan: Plan, _ sources: [Source], _ planner: Planner
  ) async -> Plan? {
    guard let since = command.since else { return plan }
    do throws(ChangedScenarios.Fault) {
      let changes = try ChangedScenarios(since: since, in: console.folder)
      return try await changes.only(in: plan, sources, planner)
    } catch {
      console.report(Diagnostic(error.message, notes: error.notes), errorStyle)
      return nil
    }
  }

  /// What tells an audit of these files and options from every other one.
  private func suite(_ sources: [Source]) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    let options =
      command.sorts.map(\.rawValue).sorted() + command.names
      + [command.tagText, command.since ?? ""] + command.paths
    let parts = options.map { Array($0.utf8) } + sources.flatMap { [Array($0.uri.utf8), $0.bytes] }
    for part in parts {
      for byte in part { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      digest = digest &* 0x100_0000_01b3
    }
    return String(digest, radix: 16)
  }

  private func finish(_ figures: AuditFigures, _ targets: RequirementTargets) -> Int32 {
    let style = command.color.style(for: console.output, console.environment)
    let isWhole = targets.write { kind, isFile in
      figures.bytes(kind, isQuiet: command.isQuiet, isFile ? .plain : style)
    }
    return figures.exitCode(isWhole: isWhole, command.strictPermille)
  }
}

extension AuditFigures {
  /// The report of a kind.
  func bytes(_ kind: RequirementReportKind, isQuiet: Bool, _ style: TextStyle) -> [UInt8] {
    switch kind {
    case .text: AuditText(figures: self, isQuiet: isQuiet, style: style).bytes
    case .json: AuditJSON(self).bytes
    case .html: AuditPage(figures: self).bytes
    }
  }

  /// How the command ends: what is not whole says nothing of the score.
  func exitCode(isWhole: Bool, _ wanted: Int?) -> Int32 {
    if record.isCut || !isWhole || !unusable.isEmpty { return ExitCode.invalid }
    return wanted.map { permille() < $0 } ?? false ? ExitCode.failure : ExitCode.success
  }
}
