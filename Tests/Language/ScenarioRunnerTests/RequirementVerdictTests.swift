import ScenarioRunner
import Testing

/// What the scenarios that carry a requirement's id show of it, together.
struct RequirementVerdictTests {
  private static let proof = "Then the basket holds 1 apple"
  private static let failure = "Then the basket holds 2 apples"
  private static let unchecked = "When 5 minutes pass"

  private static func verdict(
    of lastSteps: [String], missing: Set<String> = [], isDryRun: Bool = false
  ) async throws -> RequirementVerdict {
    var text = "Feature: f\n"
    for (index, step) in lastSteps.enumerated() {
      text += "  @f:1\n  Scenario: s\(index)\n    Given the basket has 1 apple\n    \(step)\n"
    }
    let run = try await Run(text, options: RunOptions(dryRun: isDryRun, unchecked: .told))
    var verdicts = RequirementVerdicts(missing: missing)
    for result in run.results { verdicts.add(result) }
    return verdicts["f:1"]
  }

  @Test(arguments: [
    ([proof], RequirementVerdict.named), ([unchecked], .unchecked), ([failure], .failing),
    ([proof, unchecked], .named), ([unchecked, proof], .named),
    ([proof, failure], .failing), ([failure, proof], .failing), ([failure, unchecked], .failing),
  ])
  func `one failure outweighs every pass, and a check whatever checks nothing`(
    lastSteps: [String], expected: RequirementVerdict
  ) async throws {
    #expect(try await Self.verdict(of: lastSteps) == expected)
  }

  @Test func `what did not run shows nothing, but it is not missing`() async throws {
    let verdict = try await Self.verdict(of: [Self.proof], missing: ["f:1"], isDryRun: true)
    #expect(verdict == .skipped)
  }

  @Test(arguments: [("f:1", RequirementVerdict.missing), ("f:2", .notPlayed)])
  func `what no scenario carries is missing only where its app is played`(
    missing: String, expected: RequirementVerdict
  ) async throws {
    #expect(try await Self.verdict(of: [], missing: [missing]) == expected)
  }

  @Test func `each verdict has its word`() {
    let words = RequirementVerdict.allCases.map(\.word)
    #expect(words == [.notPlayed, .missing, .notPlayed, .notPlayed, .named, .proved, .failing])
  }

  /// The verdict where an experiment rests on the scenario as it is, or as it was.
  private static func verdict(
    _ step: String, experiment: (String) -> String = { $0 }
  ) async throws -> (verdict: RequirementVerdict, stale: Set<String>) {
    let text =
      "Feature: f\n  @f:1\n  Scenario: s0\n    Given the basket has 1 apple\n    \(step)\n"
    let name = try await Run(text).results.first?.scenario.lastingName ?? ""
    #expect(name.hasPrefix("a.feature: s0 ("))
    var options = RunOptions(unchecked: .told)
    options.fingerprinted = [name]
    let run = try await Run(text, options: options)
    let fingerprint = run.results.first?.fingerprint ?? ""
    var verdicts = RequirementVerdicts(
      missing: [],
      experiments: ["f:1": [.init(scenario: name, fingerprint: experiment(fingerprint))]])
    for result in run.results { verdicts.add(result) }
    return (verdicts["f:1"], verdicts.stale)
  }

  @Test func `a requirement is proved while the scenario that has noticed goes as it went`()
    async throws
  {
    let found = try await Self.verdict(Self.proof)
    #expect(found.verdict == .proved)
    #expect(found.stale.isEmpty)
  }

  @Test func `a proof is stale where its scenario goes otherwise`() async throws {
    let found = try await Self.verdict(Self.proof) { _ in "0123456789abcdef" }
    #expect(found.verdict == .named)
    #expect(found.stale == ["f:1"])
  }

  @Test(arguments: [(failure, RequirementVerdict.failing), (unchecked, .unchecked)])
  func `no experiment makes up for a scenario that fails or checks nothing`(
    step: String, expected: RequirementVerdict
  ) async throws {
    #expect(try await Self.verdict(step).verdict == expected)
  }
}
