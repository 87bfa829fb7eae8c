import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// `rehearse audit --slack`: bounds with more room than they need, and the excuses for them.
struct SlackCommandTests {
  private static let requirements = """
    # Pets

    - `pets:1` It asks soon.
    - `pets:2` It shows soon.

    """

  private static func feature(_ first: String, _ second: String = "") -> String {
    """
    Feature: Listings
      Background:
        Given the pet listing app is installed
        And the user is in Warsaw
        And location permission is denied
        And the listing server answers after 3 seconds

      @pets:1
      Scenario Outline: Refused <word>
        When the user opens the app
        And the user taps "Cancel"
        And <pause> passes
        \(first)
        Then within <bound> the listings are shown

        Examples:
          | word  | pause    | bound     |
          | early | 1 second | 4 seconds |
          | late  | 2 seconds | 5 seconds |

      Scenario: No requirement's
        When the user opens the app
        And the user taps "Cancel"
        \(second)
        Then within 1 minute the listings are shown

    """
  }

  private static func bench(_ feature: String) throws -> Bench {
    try Bench(["Scenarios/pets.feature": feature, "Scenarios/requirements.md": requirements])
  }

  private func slack(_ arguments: String..., in bench: Bench) async -> Bench.Outcome {
    await bench.run(
      ["audit", "--slack", "--parallel", "2"] + arguments, steps: CommandSteps.all)
  }

  private static let tagged = feature("").replacingOccurrences(
    of: "  Scenario: No requirement's", with: "  @pets:2\n  Scenario: A requirement's")

  @Test func `a bound of which no play uses half is told, and fails`() async throws {
    let outcome = await slack(in: try Self.bench(Self.tagged))
    #expect(outcome.code == 1)
    try Snapshot.expect(outcome.text, matches: "audit --slack.txt")
  }

  @Test func `what carries no requirement may be as slack as it likes`() async throws {
    let outcome = await slack(in: try Self.bench(Self.feature("")))
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.output == "1 bound of requirements' checks: 0 slack, 0 excused\n")
  }

  @Test func `one play that uses half is enough, and one alone may be slack`() async throws {
    let bench = try Self.bench(Self.feature(""))
    let outcome = await slack("--name", "late", in: bench)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("within 5 seconds the listings are shown: 1 s of 5 s"))
  }

  private static let excuse = "# slack: the standard says a minute"

  @Test func `an excuse right above the step is enough, and told with it`() async throws {
    let feature = Self.tagged.replacingOccurrences(
      of: "    Then within 1 minute",
      with: "    \(Self.excuse)\n    # and so do we\n    Then within 1 minute")
    let bench = try Self.bench(feature)
    let outcome = await slack(in: bench)
    #expect(outcome.code == 0, "\(outcome.text)")
    try Snapshot.expect(outcome.text, matches: "audit --slack excused.txt")
    #expect(
      await slack("--quiet", in: bench).output
        == "2 bounds of requirements' checks: 0 slack, 1 excused\n")
  }

  @Test(arguments: [
    ("# slack:", "it gives no reason"),
    ("# slack: for nothing", "no bound of a requirement's check under it has so much room"),
    ("# slack: above nothing\n    # else\n", "no step stands under it"),
  ])
  func `an excuse for nothing is told, and fails`(_ comment: String, _ fault: String) async throws {
    let outcome = await slack(in: try Self.bench(Self.feature(comment)))
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("  ✗ Scenarios/pets.feature:13  \(fault)\n"), "\(outcome.text)")
  }

  @Test func `of what was not played nobody knows whether its excuse is for nothing`() async throws
  {
    let bench = try Self.bench(Self.feature("", "# slack: who knows"))
    #expect(await slack("--name", "Refused", in: bench).code == 0)
    #expect(await slack(in: bench).code == 1)
  }

  @Test func `the whole audit says it as well, in all its forms`() async throws {
    let feature = Self.tagged + "  # slack: above nothing\n"
    let bench = try Self.bench(feature)
    let only = ["audit", "--parallel", "2", "--only", "timers"]
    let outcome = await bench.run(
      only + ["--format", "text", "--format", "json:audit.json", "--format", "html:audit.html"],
      steps: CommandSteps.all)
    #expect(outcome.code == 0, "\(outcome.text)")
    let line = "Scenarios/pets.feature:26  within 1 minute the listings are shown: 3 s of 1 min"
    #expect(outcome.output.contains("  ✗ \(line)\n"), "\(outcome.output)")
    #expect(outcome.output.contains("2 bounds of requirements' checks: 1 slack, 0 excused\n"))
    let json = try #require(bench.text("audit.json"))
    #expect(json.contains("\"allowed\" : \"1 min\""))
    #expect(
      json.contains("\"idleExcuses\" : [\n      \"Scenarios/pets.feature:27\"\n    ]"), "\(json)")
    let page = try #require(bench.text("audit.html"))
    #expect(page.contains("<td class=\"failing\">3 s of 1 min</td><td>none</td>"))
    #expect(page.contains("Scenarios/pets.feature:27: an excuse for nothing"))
  }

  @Test func `merged parts say the same`() async throws {
    let bench = try Self.bench(
      Self.tagged.replacingOccurrences(
        of: "    Then within 1 minute", with: "    \(Self.excuse)\n    Then within 1 minute"))
    let only = ["audit", "--only", "timers"]
    for index in 1...3 {
      _ = await bench.run(
        only + ["--shard", "\(index)/3", "--format", "json:\(index).json"],
        steps: CommandSteps.all)
    }
    let whole = await bench.run(only + ["--format", "json"], steps: CommandSteps.all)
    let merged = await bench.run(["merge", "3.json", "1.json", "2.json"], steps: CommandSteps.all)
    #expect(merged.code == 0, "\(merged.errors)")
    #expect(merged.output == whole.output)
    #expect(merged.output.contains("\"excuse\" : \"the standard says a minute\""))
  }

  @Test func `a scenario that does not pass is told, and nothing is judged by it`() async throws {
    let outcome = await slack(
      in: try Self.bench(Self.tagged.replacingOccurrences(of: "1 minute", with: "1 second")))
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("Left out, as they do not pass although nothing goes wrong:"))
  }

  @Test(arguments: [
    ["--proofs"], ["--strict", "95"], ["--only", "touches"], ["--format", "json"],
  ])
  func `options of the experiments have no meaning beside it`(_ options: [String]) async throws {
    let outcome = await (try Self.bench(Self.tagged)).run(
      ["audit", "--slack"] + options, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("--slack"), "\(outcome.errors)")
  }
}
