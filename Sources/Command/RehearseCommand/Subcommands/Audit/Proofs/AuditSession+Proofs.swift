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
    guard let changed = await suite.changed(since: command.since, in: plan, console, errorStyle)
    else { return ExitCode.invalid }
    let audit = SuiteAudit(suite.library, sorts: command.sorts, workers: command.chosen.workerCount)
    guard let renewed = await renewed(documents, changed, plan, audit) else {
      return ExitCode.invalid
    }
    let wanted = Self.breakers(of: documents, renewed)
    let scenarios = plan.scenarios.filter { !renewed.isDisjoint(with: $0.claimedIDs) }
    let experiments = await audit.findings(
      scenarios, wanted: { Self.wanted(of: $0, wanted) }, isStopped: { Interrupts.hasCome })
    guard !reportCut(experiments), !reportUnplayable(experiments.trials) else {
      return ExitCode.invalid
    }
    let findings = documents.map { ProofFindings($0, experiments.trials, renewed: renewed) }
    for finding in findings { tell(finding) }
    guard write(findings, targets) else { return ExitCode.invalid }
    return findings.allSatisfy(\.isAsSaid) ? ExitCode.success : ExitCode.failure
  }

  /// The ids whose requirements are tried: all, or those of scenarios that have changed, those that are not proved, and those
  /// whose proofs rest on scenarios that go otherwise by now; nil, with a message, where that was not found out.
  private nonisolated(nonsending) func renewed(
    _ documents: [RequirementDocument], _ changed: Plan, _ plan: Plan, _ audit: SuiteAudit
  ) async -> Set<String>? {
    let all = Set(documents.flatMap(\.requirements).map(\.id.description))
    guard command.since != nil else { return all }
    let experiments = documents.map(\.experiments).reduce(into: [:]) { all, own in
      all.merge(own) { first, _ in first }
    }
    let names = Set(experiments.values.joined().map(\.scenario))
    let played = await audit.findings(
      plan.scenarios.filter { names.contains($0.lastingName) }, wanted: { _ in [] },
      isStopped: { Interrupts.hasCome })
    guard !reportCut(played) else { return nil }
    var fingerprints = PlayedFingerprints()
    for trial in played.trials {
      if let text = trial.fingerprint { fingerprints.add(text, of: trial.scenario) }
    }
    let changes = Set(changed.scenarios.flatMap(\.claimedIDs))
    return all.filter { id in
      guard !changes.contains(id), let own = experiments[id] else { return true }
      return !own.allSatisfy { fingerprints.holds($0, of: id) == true }
    }
  }

  /// Reports that experiments were ended before all was tried, and returns whether they were.
  private func reportCut(_ findings: SuiteAudit.Findings) -> Bool {
    guard findings.isCut else { return false }
    console.report(
      Diagnostic("the experiments were cut short, so nothing is written"), errorStyle)
    return true
  }

  /// Reports scenarios with a sentence that nobody knows, and returns whether there are any: a slip of the pen is not to cost
  /// a proof.
  private func reportUnplayable(_ trials: [ScenarioTrial]) -> Bool {
    let names = trials.filter { $0.status == .undefined || $0.status == .ambiguous }
      .map { "\($0.scenario.lastingName): \($0.status.rawValue)" }
    guard !names.isEmpty else { return false }
    console.report(
      Diagnostic(
        names.count == 1
          ? "a scenario cannot be played, so nothing is written"
          : "\(names.count) scenarios cannot be played, so nothing is written",
        notes: Array(names.sorted().prefix(5)) + ["`rehearse run` tells what is wrong with them"]),
      errorStyle)
    return true
  }

  /// The documents that say what breaks a requirement; nil, with a message, where there is none or one cannot be judged.
  private func documents(_ files: SuiteFiles) -> [RequirementDocument]? {
    let telling = files.catalogue.documents.filter { document in
      document.requirements.contains { !$0.details.breakers.isEmpty }
    }
    let found = telling.filter { files.features.areWhole(beside: $0, in: console.folder) }
    guard found.isEmpty else { return found }
    if let first = telling.first {
      console.report(
        Diagnostic(
          "what proves the requirements of \(first.path) may stand in any feature beside it",
          notes: ["name the whole folder: \(FilePath.parent(of: first.path))"]), errorStyle)
      return nil
    }
    console.report(
      Diagnostic(
        "no requirement of these scenarios says what breaks it",
        notes: [
          "write under it, for example: \"- Broken by: `the app never hears a position`\"",
          "`rehearse audit --format json:audit.json` tells what its scenarios notice",
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
    of documents: [RequirementDocument], _ renewed: Set<String>
  ) -> [String: [String]] {
    var wanted: [String: [String]] = [:]
    for requirement in documents.flatMap(\.requirements) {
      let id = requirement.id.description
      guard renewed.contains(id) else { continue }
      wanted[id] = requirement.details.breakers.map(\.sabotage)
    }
    return wanted
  }

  private static func wanted(
    of scenario: PlannedScenario, _ breakers: [String: [String]]
  ) -> [String] {
    scenario.claimedIDs.flatMap { breakers[$0] ?? [] }
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

extension PlannedScenario {
  /// The ids of requirements that it carries.
  var claimedIDs: [String] { claims.map { String($0.dropFirst()) } }
}
