import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// Requirements that are broken on purpose, and the proofs that are kept of it.
struct ProofCommandTests {
  static let feature = """
    Feature: Listings
      Background:
        Given the pet listing app is installed
        And the user is in Warsaw
        And location permission is denied

      @pets:1
      Scenario: Refused
        When the user opens the app
        Then the popup "Location is off" is shown

      @pets:2
      Scenario: Refused, and seen all the same
        When the user opens the app
        And the user taps "Cancel"
        Then the listings are shown

    """

  /// A folder with the feature, and what breaks each of its requirements.
  static func bench(_ breakers: String..., feature: String = feature) throws -> Bench {
    let lines = breakers.enumerated().map { number, breaker in
      "- `pets:\(number + 1)` It does so.\n  - Broken by: \(breaker)\n"
    }
    return try Bench([
      "Scenarios/pets.feature": feature,
      "Scenarios/requirements.md": "# Pets\n\n" + lines.joined(),
    ])
  }

  static func run(_ arguments: String..., in bench: Bench) async -> Bench.Outcome {
    await bench.run(arguments, steps: CommandSteps.all)
  }

  static let explained = "`the popup “Location is off” never shows`"
  static let shown = "`the answer's “animals” is missing (GET /api/listings)`"

  @Test func `what a check has noticed is proved, and told by every command that plays`()
    async throws
  {
    let bench = try Self.bench(Self.explained, Self.shown)
    let before = await Self.run("requirements", "--strict=proved", in: bench)
    #expect(before.code == 1)
    #expect(before.output.hasSuffix("\npets: 0 of 2 requirements proved, 2 named\n"))
    let proofs = await Self.run("audit", "--proofs", in: bench)
    #expect(proofs.code == 0, "\(proofs.text)")
    #expect(proofs.output.hasSuffix("pets: 2 of 2 requirements proved by experiment\n"))
    let after = await Self.run("requirements", "--strict=proved", "--because", in: bench)
    #expect(after.code == 0, "\(after.text)")
    #expect(after.output.hasSuffix("\npets: 2 of 2 requirements proved\n"))
    #expect(after.output.contains("where the popup “Location is off” never shows: pets.feature:"))
    let run = await Self.run("run", "--format", "progress", in: bench)
    #expect(run.output.hasSuffix("\npets: 2 of 2 requirements proved\n"), "\(run.output)")
  }

  @Test func `a second time the same is written`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    _ = await Self.run("audit", "--proofs", in: bench)
    let first = bench.text("Scenarios/proofs.json")
    _ = await Self.run("audit", "--proofs", "--parallel", "3", in: bench)
    #expect(first != nil && bench.text("Scenarios/proofs.json") == first)
  }

  @Test(arguments: [
    ("`the app never hears a server's answer`", "stops everything, so noticing it shows nothing"),
    ("`the app never hears a push`", "can go wrong in none of its scenarios"),
    ("`the button “Cancell” does nothing`", "; what can: “the button “Cancel” does nothing”"),
    ("`other words stand in the text of the popup`", "nobody noticed"),
  ])
  func `what shows nothing of a requirement is told with the reason`(
    breaker: String, reason: String
  ) async throws {
    let bench = try Self.bench(Self.explained, breaker)
    let proofs = await Self.run("audit", "--proofs", in: bench)
    #expect(proofs.output.contains(reason), "\(proofs.output)")
    #expect(proofs.output.hasSuffix("pets: 1 of 2 requirements proved by experiment\n"))
  }

  @Test func `a proof is stale once its scenario says something else`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    _ = await Self.run("audit", "--proofs", in: bench)
    try bench.write(
      Self.feature.replacingOccurrences(
        of: "    Then the listings are shown",
        with: "    Then the listings are shown\n    And no popup is shown"),
      to: "Scenarios/pets.feature")
    let run = await Self.run("run", "--format", "progress", in: bench)
    #expect(
      run.output.hasSuffix(
        "\npets: 1 of 2 requirements proved, 1 named; some go otherwise than when they were proved: "
          + "`rehearse audit --proofs`\n"), "\(run.output)")
  }

  @Test func `without checks nothing is proved`() async throws {
    let unchecked = Self.feature.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("Then ") }.joined(separator: "\n")
    let bench = try Self.bench(Self.explained, Self.shown, feature: unchecked)
    let proofs = await Self.run("audit", "--proofs", in: bench)
    #expect(proofs.output.hasSuffix("pets: 0 of 2 requirements proved by experiment\n"))
    #expect(bench.text("Scenarios/proofs.json") == "[]\n")
  }

  @Test func `one sabotage stands for three requirements, and for more with a reason`()
    async throws
  {
    let tagged = Self.feature.replacingOccurrences(
      of: "  @pets:1\n", with: "  @pets:1 @pets:2 @pets:3 @pets:4\n")
    let many = try Self.bench(
      Self.explained, Self.explained, Self.explained, Self.explained, feature: tagged)
    let refused = await Self.run("audit", "--proofs", in: many)
    #expect(refused.output.contains("stands for 4 requirements"), "\(refused.output)")
    let excused = try Self.bench(
      Self.explained, Self.explained, Self.explained, Self.explained + " (it is the same popup)",
      feature: tagged)
    let proofs = await Self.run("audit", "--proofs", in: excused)
    #expect(proofs.output.hasSuffix("pets: 4 of 4 requirements proved by experiment\n"))
  }

  @Test(arguments: [
    ["--tags", "@x"], ["--only", "words"], ["--shard", "1/2"], ["--strict", "9"], ["--seed", "7"],
  ])
  func `proofs are made of all that carries an id`(options: [String]) async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    let outcome = await bench.run(["audit", "--proofs"] + options, steps: CommandSteps.all)
    #expect(outcome.code == 2)
  }

  @Test func `where no line says what breaks a requirement, it is said how to write one`()
    async throws
  {
    let bench = try Bench([
      "Scenarios/pets.feature": Self.feature,
      "Scenarios/requirements.md": "# Pets\n\n- `pets:1` x\n- `pets:2` y\n",
    ])
    let outcome = await Self.run("audit", "--proofs", in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("no requirement of these scenarios says what breaks it"))
  }

  @Test func `a file of proofs that is none is refused with its line`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    try bench.write("[\n  {}\n]\n", to: "Scenarios/proofs.json")
    let outcome = await Self.run("requirements", in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("this is no proof"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Scenarios/proofs.json:2"), "\(outcome.errors)")
  }
}
