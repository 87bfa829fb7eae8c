import Foundation
import Gherkin
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner
import Synchronization
import TestSupport
import Testing

@testable import RehearseCommand

/// How far an audit goes: until a scenario notices, everywhere, or until it is told to stop.
extension AuditCommandTests {
  private func plan(_ text: String) async -> Plan {
    await Planner { World.profiles(forTags: $0) }
      .plan([Source(uri: "a.feature", text: text)], workers: 1)
  }

  private func findings(
    _ plan: Plan, isEverywhere: Bool, workers: Int = 2,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) async -> SuiteAudit.Findings {
    await SuiteAudit(
      CommandSteps.all.library(Surroundings()), sorts: [.servers, .words], workers: workers,
      isEverywhere: isEverywhere
    ).findings(plan.scenarios, isStopped: isStopped)
  }

  private func record(_ findings: SuiteAudit.Findings, _ plan: Plan) throws -> AuditRecord {
    let command = try AuditCommand(
      ArgumentParser.parse(["--only", "servers"], from: 0, AuditCommand.spec))
    return AuditRecord(findings, plan, RequirementCatalogue(), command, suite: "a")
  }

  private func noticed(_ trial: ScenarioTrial) -> Set<Sabotage> {
    Set(trial.outcomes.filter { $0.outcome == .noticed }.map(\.sabotage))
  }

  @Test func `a sabotage is tried until a scenario notices it, or everywhere`() async throws {
    let plan = await plan(Self.seeing + Self.again)
    let all = await findings(plan, isEverywhere: true).trials
    let some = await findings(plan, isEverywhere: false).trials
    #expect(some.map(\.status) == [.passed, .passed])
    #expect(!noticed(some[0]).isEmpty && noticed(some[0]) == noticed(all[0]))
    #expect(noticed(some[1]).isEmpty && noticed(all[1]) == noticed(all[0]))
    // What the first has not noticed is tried in the second as well.
    #expect(some[1].outcomes.count == all[1].outcomes.count - noticed(all[0]).count)
    let alone = await findings(plan, isEverywhere: false, workers: 1).trials
    #expect(alone.map { $0.outcomes.map(\.sabotage) } == some.map { $0.outcomes.map(\.sabotage) })
  }

  @Test func `a requirement that has noticed nothing is asked, though others have noticed all`()
    async throws
  {
    let again = """
        @pets:FR-4
        Scenario: Refused again
          When the user opens the app
          Then the popup "Location is off" is shown

      """
    let outcome = await audit(in: try bench(Self.weak + again))
    #expect(outcome.output.contains("  ✓ pets:FR-1  "), "\(outcome.text)")
    #expect(outcome.output.contains("  ✓ pets:FR-4  "), "\(outcome.text)")
  }

  private static let again =
    seeing.replacingOccurrences(of: "Scenario: ", with: "Scenario: Again, ")
    .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")

  @Test func `an audit everywhere says what each requirement notices alone`() async throws {
    let outcome = await audit("--everywhere", in: try bench())
    try Snapshot.expect(outcome.text, matches: "audit everywhere.txt")
  }

  @Test(arguments: ["--proofs", "--slack"])
  func `what tries nothing, or only what a requirement names, is not tried everywhere`(
    option: String
  ) async throws {
    let outcome = await audit("--everywhere", option, in: try bench())
    #expect(outcome.code == 2 && outcome.errors.contains("--everywhere"), "\(outcome.text)")
  }

  private static let seeing = """
    Feature: Listings
      Scenario: Seen
        Given the pet listing app is installed
        And the user is in Warsaw
        And location permission is while using
        When the user opens the app
        And 5 seconds pass
        Then the listings are shown

    """

  @Test func `told to stop, an audit knows nothing and says that it was cut`() async throws {
    let plan = await plan(Self.weak)
    let findings = await findings(plan, isEverywhere: false, isStopped: { true })
    #expect(findings.trials.isEmpty)
    let record = try record(findings, plan)
    let text = AuditText(figures: AuditFigures(record), isQuiet: true, style: .plain)
    #expect(record.isCut)
    #expect(String(decoding: text.bytes, as: UTF8.self).contains("Cut: this is what was known"))
    #expect(AuditFigures(record).exitCode(isWhole: true, 0) == ExitCode.invalid)
  }

  /// Every question whether to stop is counted; those of the plain plays and of one sabotage are six.
  @Test(arguments: [8, 13, 21])
  func `what a cut audit says of a sabotage is whole`(askedMax: Int) async throws {
    let plan = await plan(Self.seeing + Self.again)
    let all = await findings(plan, isEverywhere: true, workers: 1)
    let asked = Counter()
    let cut = await findings(
      plan, isEverywhere: true, workers: 1, isStopped: { asked.next() > askedMax })
    #expect(!all.isCut && cut.isCut)
    func tried(_ findings: SuiteAudit.Findings, _ sabotage: Sabotage) -> Int {
      findings.trials.count { $0.outcomes.contains { $0.sabotage == sabotage } }
    }
    let known = Set(cut.trials.flatMap(\.outcomes).map(\.sabotage))
    #expect(!known.isEmpty)
    #expect(known.count < Set(all.trials.flatMap(\.outcomes).map(\.sabotage)).count)
    for sabotage in known { #expect(tried(cut, sabotage) == tried(all, sabotage)) }
    let figures = AuditFigures(try record(cut, plan))
    #expect(figures.untouched.isEmpty && !figures.requirements.contains(where: \.isUnproven))
  }
}

/// A number that several workers count up.
private final class Counter: Sendable {
  private let number = Mutex(0)

  func next() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}
