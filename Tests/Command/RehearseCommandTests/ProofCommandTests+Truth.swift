import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// Ways in which something would count as proved that is not.
extension ProofCommandTests {
  private static let cancel = "`the button “Cancel” does nothing`"
  private static let because = " (it is the only way on)"

  @Test func `a line that changes after the proof takes the proof with it`() async throws {
    let bench = try Self.bench(Self.explained, Self.cancel + Self.because)
    let proofs = await Self.run("audit", "--proofs", in: bench)
    #expect(proofs.output.hasSuffix("pets: 2 of 2 requirements proved by experiment\n"))
    let path = "Scenarios/requirements.md"
    let text = try #require(bench.text(path))
    try bench.write(text.replacingOccurrences(of: Self.because, with: ""), to: path)
    let judged = await Self.run("requirements", "--strict=proved", in: bench)
    #expect(judged.code == 1)
    #expect(judged.output.hasSuffix("pets: 1 of 2 requirements proved, 1 named\n"))
  }

  @Test func `a requirement that shares its breaker with too many is not proved any more`()
    async throws
  {
    let tagged = Self.feature.replacingOccurrences(
      of: "  @pets:1\n", with: "  @pets:1 @pets:2 @pets:3\n")
    let bench = try Self.bench(Self.explained, Self.explained, Self.explained, feature: tagged)
    _ = await Self.run("audit", "--proofs", in: bench)
    let path = "Scenarios/requirements.md"
    let text = try #require(bench.text(path))
    try bench.write(text + "- `pets:4` It too.\n  - Broken by: \(Self.explained)\n", to: path)
    let judged = await Self.run("requirements", in: bench)
    #expect(judged.output.hasSuffix("pets: 0 of 4 requirements proved, 3 named, 1 missing\n"))
  }

  @Test(arguments: ["()", "( )", "(.)"])
  func `a reason that says nothing is none`(reason: String) async throws {
    let bench = try Self.bench(Self.explained, "\(Self.cancel) \(reason)")
    let outcome = await Self.run("audit", "--proofs", in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Scenarios/requirements.md:6:5: this says nothing"))
  }

  @Test(arguments: [
    "1. `pets:3` It too.", "## `pets:3` It too.", "| `pets:3` | It too. |", "> pets:3 It too.",
    "• `pets:3` It too.", "-\u{A0}`pets:3` It too.",
    "  - Limit on iOS: none.\n    - `pets:3` It too.",
  ])
  func `what looks like a requirement is one or is an error`(line: String) async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    let path = "Scenarios/requirements.md"
    try bench.write(try #require(bench.text(path)) + line + "\n", to: path)
    let outcome = await Self.run("requirements", in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("`pets:3` is not read as a requirement"), "\(outcome.errors)")
  }

  @Test func `a line may speak of another requirement`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    let path = "Scenarios/requirements.md"
    try bench.write(
      try #require(bench.text(path)) + "\nNotes: see\n`pets:1`, which is like\n`pets:2`.\n",
      to: path)
    let outcome = await Self.run("requirements", in: bench)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `proofs are not lost where nothing can be played`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    _ = await Self.run("audit", "--proofs", in: bench)
    let before = bench.text("Scenarios/proofs.json")
    try bench.write(
      Self.feature.replacingOccurrences(of: "is installed", with: "is instaled"),
      to: "Scenarios/pets.feature")
    let outcome = await Self.run("audit", "--proofs", in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("2 scenarios cannot be played, so nothing is written"))
    #expect(before != "[]\n" && bench.text("Scenarios/proofs.json") == before)
  }

  @Test func `a scenario that fails keeps what it carries from being proved, and its proof`()
    async throws
  {
    let bench = try Self.bench(Self.explained, Self.shown)
    _ = await Self.run("audit", "--proofs", in: bench)
    let before = bench.text("Scenarios/proofs.json")
    try bench.write(
      Self.feature + """
          @pets:1
          Scenario: Refused, and not asked
            When the user opens the app
            Then no popup is shown

        """, to: "Scenarios/pets.feature")
    let outcome = await Self.run("audit", "--proofs", in: bench)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("a scenario that carries it does not pass: pets.feature:"))
    #expect(outcome.output.hasSuffix("pets: 1 of 2 requirements proved by experiment\n"))
    #expect(bench.text("Scenarios/proofs.json") == before)
  }

  @Test func `some features of a folder are told to be too few`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    try bench.write(
      Self.feature, to: "Scenarios/b.feature")
    let outcome = await Self.run("audit", "--proofs", "Scenarios/pets.feature", in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("name the whole folder: Scenarios"), "\(outcome.errors)")
  }

  @Test(arguments: [true, false])
  func `since a revision, what was never proved is tried as well`(isCarried: Bool) async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    try bench.commit()
    let path = "Scenarios/requirements.md"
    let text = try #require(bench.text(path))
    if !isCarried {
      try bench.write(text + "- `pets:3` It too.\n  - Broken by: \(Self.shown)\n", to: path)
    }
    let outcome = await Self.run("audit", "--proofs", "--since", "HEAD", in: bench)
    #expect(outcome.code == (isCarried ? 0 : 1), "\(outcome.text)")
    #expect(
      outcome.output.hasSuffix(
        "pets: 2 of \(isCarried ? 2 : 3) requirements proved by experiment\n"))
    let judged = await Self.run("requirements", in: bench)
    #expect(judged.output.contains("pets: 2 of \(isCarried ? 2 : 3) requirements proved"))
  }

  @Test func `what could not go on proves nothing, whatever a line names as its rule`() async throws
  {
    let bench = try Self.bench(Self.explained, "`the app never shows a dialog`\n  - Rule: `deed`")
    let outcome = await Self.run("audit", "--proofs", in: bench)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("pets: 1 of 2 requirements proved by experiment\n"))
  }

  @Test func `a record is not judged by other requirements than it was played for`() async throws {
    let bench = try Self.bench(Self.explained, Self.shown)
    _ = await Self.run("run", "--format", "record:r.record", in: bench)
    let path = "Scenarios/requirements.md"
    let text = try #require(bench.text(path))
    try bench.write(text + "- `pets:3` It too.\n", to: path)
    for command in [["requirements", "--from", "r.record"], ["merge", "r.record"]] {
      let outcome = await bench.run(command, steps: CommandSteps.all)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("are not those that were played"), "\(outcome.errors)")
    }
  }
}
