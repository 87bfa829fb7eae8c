import Gherkin
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse audit --proofs`: breaks each requirement as its line says, and keeps who has noticed.
extension AuditSession {
  nonisolated(nonsending) func prove(_ steps: StepCollection<World>) async -> Int32 {
    // A proof may rest on a scenario that searches, or on one for the night.
    guard let (files, suite, plan) = await plan(steps, withNight: true) else {
      return ExitCode.invalid
    }
    guard let documents = documents(files), let targets = targets(documents) else {
      return ExitCode.invalid
    }
    guard let changed = await changed(plan, suite) else { return ExitCode.invalid }
    let renewed = command.since.map { _ in
      Set(changed.scenarios.flatMap(\.claims).map { String($0.dropFirst()) })
    }
    let wanted = Self.breakers(of: documents, renewed)
    let scenarios = plan.scenarios.filter { !Self.wanted(of: $0, wanted).isEmpty }
    let experiments = await SuiteAudit(
      suite.library, sorts: command.sorts, workers: command.chosen.workerCount
    ).findings(
      scenarios, wanted: { Self.wanted(of: $0, wanted) }, isStopped: { Interrupts.hasCome })
    guard !experiments.isCut else {
      console.report(
        Diagnostic("the experiments were cut short, so nothing is written"), errorStyle)
      return ExitCode.invalid
    }
    let findings = documents.map { ProofFindings($0, experiments.trials, renewed: renewed) }
    for finding in findings { tell(finding) }
    return write(findings, targets) ? ExitCode.success : ExitCode.invalid
  }

  /// The documents that say what breaks a requirement; nil, with a message, where there is none or one cannot be judged.
  private func documents(_ files: SuiteFiles) -> [RequirementDocument]? {
    let found = files.catalogue.documents.filter { document in
      document.requirements.contains { !$0.details.breakers.isEmpty }
        && files.features.areWhole(beside: document, in: console.folder)
    }
    guard found.isEmpty else { return found }
    console.report(
      Diagnostic(
        "no requirement of these scenarios says what breaks it",
        notes: [
          "write under it, for example: \"- Broken by: `the app never hears a position`\"",
          "`rehearse audit --format json:audit.json` tells what its scenarios notice",
          "name the whole folder of the \(RequirementFiles.name)",
        ]), errorStyle)
    return nil
  }

  private func targets(_ documents: [RequirementDocument]) -> [AtomicFile]? {
    var targets: [AtomicFile] = []
    for document in documents {
      let path = RequirementFiles.proofsPath(of: document)
      do throws(AtomicFile.Fault) {
        targets.append(try AtomicFile(path: path, in: console.folder))
      } catch {
        tell(error, path)
        return nil
      }
    }
    return targets
  }

  /// What is to be tried for each id.
  private static func breakers(
    of documents: [RequirementDocument], _ renewed: Set<String>?
  ) -> [String: [String]] {
    var wanted: [String: [String]] = [:]
    for requirement in documents.flatMap(\.requirements) {
      let id = requirement.id.description
      guard renewed?.contains(id) ?? true else { continue }
      wanted[id] = requirement.details.breakers.map(\.sabotage)
    }
    return wanted
  }

  private static func wanted(
    of scenario: PlannedScenario, _ breakers: [String: [String]]
  ) -> [String] {
    scenario.claims.flatMap { breakers[String($0.dropFirst())] ?? [] }
  }

  private func tell(_ finding: ProofFindings) {
    let style = command.color.style(for: console.output, console.environment)
    var sink = ByteSink()
    for (requirement, reasons) in finding.unproved {
      sink.write(line: "  ✗ \(requirement.id)  \(requirement.text)", .red, style)
      for reason in reasons { sink.write(line: "      \(reason)", .dim, style) }
    }
    let count = finding.document.requirements.count
    let proved = count - finding.unproved.count
    let name = finding.document.prefix ?? finding.document.path
    sink.write(
      line: "\(name): \(proved) of \(count) requirements proved by experiment",
      proved == count ? .green : .red, style)
    console.output.write(sink.drain())
  }

  private func write(_ findings: [ProofFindings], _ targets: [AtomicFile]) -> Bool {
    var isWhole = true
    for (finding, target) in zip(findings, targets) {
      do throws(AtomicFile.Fault) { try target.write(Array(finding.book.text.utf8)) } catch {
        tell(error, RequirementFiles.proofsPath(of: finding.document))
        isWhole = false
      }
    }
    return isWhole
  }

  private func tell(_ fault: AtomicFile.Fault, _ path: String) {
    let problem = FileProblem.unwritable(fault)
    console.report(Diagnostic(problem.message, place: path, notes: problem.notes), errorStyle)
  }
}
