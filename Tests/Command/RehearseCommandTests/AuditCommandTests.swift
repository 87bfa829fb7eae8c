import Foundation
import Gherkin
import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

@testable import RehearseCommand

/// `rehearse audit`, as a user calls it.
struct AuditCommandTests {
  static let weak = """
    Feature: Listings
      Background:
        Given the pet listing app is installed
        And the user is in Warsaw
        And location permission is denied

      @pets:FR-1
      Scenario: Refused
        When the user opens the app
        Then the popup "Location is off" is shown

      @pets:FR-2
      Scenario: Refused, and seen all the same
        When the user opens the app
        And the user taps "Cancel"
        Then the listings are shown

      @pets:FR-3
      Scenario: Nothing is proved
        When the user opens the app
        Then no system alert is shown

    """

  private static let strong = weak.replacingOccurrences(
    of: "Then the listings are shown",
    with: "Then the listings are shown\n    And no popup is shown")

  private static let search = """

      @pets:FR-4
      Scenario: Whatever happens
        When the user opens the app
        And any 1 of the following happen, in any order:
          | event                  |
          | the user taps "Cancel" |
          | 1 minute passes        |
        Then no system alert is shown

    """

  private static let requirements = """
    # Pets

    - `pets:FR-1` It explains.
    - `pets:FR-2` It shows.
    - `pets:FR-3` It is quiet.
    - `pets:FR-4` Nobody proves this.

    """

  func bench(_ feature: String = weak) throws -> Bench {
    try Bench([
      "Scenarios/pets.feature": feature, "Scenarios/requirements.md": Self.requirements,
    ])
  }

  func audit(_ arguments: String..., in bench: Bench) async -> Bench.Outcome {
    await bench.run(["audit", "--parallel", "2"] + arguments, steps: CommandSteps.all)
  }

  @Test func `the report names what nobody noticed, and which requirement is unproven`()
    async throws
  {
    let outcome = await audit(in: try bench())
    #expect(outcome.code == 0)
    try Snapshot.expect(outcome.text, matches: "audit.txt")
    #expect(outcome.output.contains("pets:FR-3  unproven by experiment"))
  }

  @Test func `a stronger suite notices more`() async throws {
    let popup = "  ✗ the popup “Location is off” stays\n"
    let weak = await audit(in: try bench())
    #expect(weak.output.contains(popup))
    let strong = await audit(in: try bench(Self.strong))
    #expect(!strong.output.contains(popup))
  }

  @Test func `JSON and page say the same`() async throws {
    let bench = try bench()
    let outcome = await audit(
      "--only", "touches", "--format", "json:audit.json", "--format", "html:audit.html", in: bench)
    #expect(outcome.code == 0)
    try Snapshot.expect(try #require(bench.text("audit.json")), matches: "audit.json")
    try Snapshot.expect(
      try #require(bench.text("audit.html")).withoutPageFiles, matches: "audit.html")
  }

  @Test(arguments: ["1", "7"])
  func `the number of workers changes nothing`(workers: String) async throws {
    let bench = try bench()
    let two = await audit("--format", "json", in: bench)
    let other = await bench.run(
      ["audit", "--parallel", workers, "--format", "json"], steps: CommandSteps.all)
    #expect(other.output == two.output)
  }

  @Test func `a play that a limit has ended counts for nothing, and is named`() throws {
    func scenario(_ place: Int, same: [Int], unknown: [Int]?) -> AuditRecord.Scenario {
      AuditRecord.Scenario(
        place: place, id: "a.feature:\(place)", name: "A", app: "pets", status: "passed",
        requirements: [], noticed: [], checked: [], missed: [], places: [], same: same,
        unknown: unknown)
    }
    var record = AuditRecord(
      version: "1", seed: 0, selectedCount: 2, isCut: false, suite: "a", catalogue: [],
      sabotages: ["timers take twice as long", "words are others"], requirements: [],
      scenarios: [scenario(3, same: [0, 1], unknown: nil), scenario(9, same: [1], unknown: [0])])
    let figures = AuditFigures(record)
    #expect(figures.rows.map(\.sabotage) == ["words are others"])
    #expect(figures.playCount == 4)
    let told =
      "1 play was ended by a limit on what one scenario may play, so counted for nothing: "
      + "a.feature:9 where timers take twice as long."
    #expect(figures.remarks.last == told)
    #expect(AuditJSON.record(in: AuditJSON(figures).bytes) == record)
    record.shard = "1/1"
    let file = ResultFile(path: "1.json", bytes: AuditJSON(AuditFigures(record)).bytes)
    #expect(AuditFigures(try AuditMerge.merged([file])).remarks == figures.remarks)
  }

  @Test func `a broken file of phrases is told, and nothing is audited`() async throws {
    let bench = try bench()
    try bench.write("Nonsense\n", to: "Scenarios/team.phrases")
    let outcome = await audit(in: bench)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Scenarios/team.phrases:1"), "\(outcome.text)")
  }

  @Test func `a search is tried only where it is named`() async throws {
    let bench = try bench(Self.strong + Self.search)
    let all = await audit(in: bench)
    #expect(all.output.contains("1 scenario that searches many histories left out"), "\(all.text)")
    #expect(!all.output.contains("pets:FR-4"))
    let searches = try self.bench(Self.weak.prefix { $0 != "@" } + Self.search)
    let none = await audit(in: searches)
    #expect(none.output.contains("Nothing was tried"), "\(none.text)")
    let named = await audit("--name", "Whatever", in: bench)
    #expect(!named.output.contains("left out"), "\(named.text)")
    #expect(named.output.contains("sabotages noticed"))
  }

  @Test func `with a threshold, too little is a failure`() async throws {
    let bench = try bench()
    #expect(await audit("--strict", "100", in: bench).code == 1)
    #expect(await audit("--strict", "1.5", in: bench).code == 0)
  }

  private func committedBench() throws -> Bench {
    let bench = try bench()
    try bench.commit()
    return bench
  }

  @Test(arguments: [["Scenarios"], ["./Scenarios//pets.feature"], ["%/Scenarios"]])
  func `only what has changed since a revision is audited, however it is named`(
    paths: [String]
  ) async throws {
    let bench = try committedBench()
    let paths = paths.map { $0.replacingOccurrences(of: "%", with: bench.folder.path) }
    try bench.write(
      Self.weak.replacingOccurrences(
        of: "system alert is shown",
        with: "system alert is shown\n    And the app has not asked for permission"),
      to: "Scenarios/pets.feature")
    let outcome = await bench.run(
      ["audit", "--since", "HEAD", "--format", "json"] + paths, steps: CommandSteps.all)
    #expect(outcome.output.contains("\"Nothing is proved\""), "\(outcome.text)")
    #expect(!outcome.output.contains("\"name\" : \"Refused\""))
    let unknown = await audit("--since", "nowhere", in: bench)
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("git does not say what has changed since nowhere"))
  }

  @Test func `where nothing has changed, that is said, and no score is wanted`() async throws {
    let outcome = await audit("--since", "HEAD", "--strict", "100", in: try committedBench())
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.output.contains("No scenario is new or different since HEAD."))
    #expect(outcome.output.contains("0 of 0 sabotages noticed (no score)"))
  }

  @Test func `what git does not know counts as changed`() async throws {
    let bench = try committedBench()
    try bench.write("ignored/\n", to: ".gitignore")
    try bench.write(Self.weak, to: "ignored/new.feature")
    let outcome = await audit("--since", "HEAD", "--format", "json", "ignored", in: bench)
    #expect(outcome.output.contains("\"name\" : \"Refused\""), "\(outcome.text)")
  }

  @Test func `where nothing made a difference, no threshold is met`() async throws {
    let bench = try bench()
    let outcome = await audit("--only", "positions", "--strict", "0", in: bench)
    #expect(outcome.code == 1, "\(outcome.text)")
    #expect(outcome.output.contains("nothing is known of the suite"))
    #expect(await audit("--only", "positions", in: bench).code == 0)
  }

  @Test(arguments: [
    ["--only", "signal"], ["--strict", "101"], ["--strict", "much"], ["--since", "-x"],
    ["--format", "html"], ["--shard", "3/2"],
  ])
  func `what cannot be understood is told`(arguments: [String]) async throws {
    let outcome = try await bench().run(["audit"] + arguments, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    let name = arguments.joined(separator: " ").replacingOccurrences(of: "/", with: "-")
    try Snapshot.expect(outcome.errors, matches: "usage audit \(name).txt")
  }

  @Test func `merged shards are the whole audit`() async throws {
    let bench = try bench()
    for index in 1...3 {
      _ = await audit(
        "--everywhere", "--shard", "\(index)/3", "--format", "json:\(index).json", in: bench)
    }
    let whole = await audit("--everywhere", "--format", "json", in: bench)
    let merged = await bench.run(["merge", "2.json", "3.json", "1.json"], steps: CommandSteps.all)
    #expect(merged.code == 0, "\(merged.errors)")
    #expect(merged.output == whole.output)
  }

  @Test func `shards that each look for who notices come to the verdicts of the whole audit`()
    async throws
  {
    let bench = try bench()
    for index in 1...3 {
      _ = await audit("--shard", "\(index)/3", "--format", "json:\(index).json", in: bench)
    }
    let whole = await audit("--quiet", in: bench)
    let merged = await bench.run(
      ["merge", "2.json", "3.json", "1.json", "--format", "text"], steps: CommandSteps.all)
    func verdicts(_ text: String) -> String? {
      text.split(separator: "\n").first { $0.hasPrefix("pet listing app: ") && $0.contains(" of ") }
        .map(String.init)
    }
    #expect(verdicts(merged.output) != nil && verdicts(merged.output) == verdicts(whole.output))
  }

  @Test(arguments: [
    (["1.json", "2.json"], "part 3 of 3 is missing"),
    (["1.json", "1.json", "3.json"], "part 1 of 3 is there twice"),
    (["1.json", "2.json", "3.json", "other.json"], "is not a part of the same audit"),
    (["1.json", "cut.json", "3.json"], "is cut short or no audit's JSON"),
    (["1.json", "2.json", "nowhere.json"], "no such file"),
  ])
  func `what does not belong together is refused by name`(
    files: [String], message: String
  ) async throws {
    let bench = try bench()
    for index in 1...3 {
      _ = await audit("--shard", "\(index)/3", "--format", "json:\(index).json", in: bench)
    }
    let other = try self.bench(Self.strong)
    _ = await audit("--shard", "2/3", "--format", "json:other.json", in: other)
    try bench.write(try #require(other.text("other.json")), to: "other.json")
    try bench.write(String(try #require(bench.text("2.json")).dropLast(40)), to: "cut.json")
    let outcome = await bench.run(["merge"] + files, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
