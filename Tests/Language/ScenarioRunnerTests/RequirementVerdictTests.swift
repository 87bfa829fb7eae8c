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
    ([proof], RequirementVerdict.proved), ([unchecked], .unchecked), ([failure], .failing),
    ([proof, unchecked], .proved), ([unchecked, proof], .proved),
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

  @Test func `only what passed and checks something is said to be proved`() {
    let words = RequirementVerdict.allCases.map(\.word)
    #expect(words == [.notPlayed, .missing, .notPlayed, .notPlayed, .proved, .failing])
  }
}
