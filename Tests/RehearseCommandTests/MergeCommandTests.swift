import Foundation
import Testing

@testable import RehearseCommand

/// `rehearse merge`: the parts of a run, put together.
struct MergeCommandTests {
  private static let walk = """
    @ios @android
    Feature: Ways

      Scenario: There and seen
        Given the campaign "Spring leaflets" is running
        When the user walks 1 km north at 5 km/h
        And 10 minutes pass
        Then the app is active

      Scenario: There and missed
        Given the campaign "Spring leaflets" is running
        When the user walks 1 km north at 5 km/h
        And 10 minutes pass
        Then the app has received 3 fixes

      Scenario: Nothing is looked at
        Given the battery is at 40%

    """

  /// Plays the parts of a run, each into a record of its own, and returns the records.
  private static func play(_ parts: Int, _ options: [String], _ bench: Bench) async -> [String] {
    var records: [String] = []
    for part in 1...parts {
      let record = "\(part).record"
      records.append(record)
      _ = await bench.run(
        ["run", "--shard", "\(part)/\(parts)", "--format", "record:\(record)"] + options,
        steps: CommandSteps.all)
    }
    return records
  }

  @Test(arguments: [
    (1, []), (2, ["--order", "reversed"]), (3, ["--order", "random:5", "--seed", "4"]), (8, []),
  ])
  func `merged parts are the undivided run, to the byte`(parts: Int, options: [String]) async throws
  {
    let bench = try Bench([
      "Scenarios/many.feature": ManyScenarios.feature(23), "Scenarios/ways.feature": Self.walk,
      "Scenarios/broken.feature": HostileFeature.broken,
    ])
    let kinds = ReportKind.allCases.filter { $0 != .record }
    let formats = kinds.flatMap { ["--format", "\($0.rawValue):\(AllReports.file($0))"] }
    let whole = await bench.run(["run"] + options + formats, steps: CommandSteps.all)
    let expected = kinds.map { bench.text(AllReports.file($0)) }
    let records = await Self.play(parts, options, bench)
    let merged = await bench.run(["merge"] + records.reversed() + formats, steps: CommandSteps.all)
    #expect(merged.text == whole.text)
    #expect(merged.code == 1)
    for (kind, text) in zip(kinds, expected) {
      #expect(text?.isEmpty == false, "\(kind) is empty")
      #expect(bench.text(AllReports.file(kind)) == text, "\(kind) differs")
    }
  }

  @Test(arguments: [
    ([], "missing FILE, what `rehearse run --format record:FILE` has written"),
    (["nowhere.record"], "nowhere.record: no such file or folder"),
    (["Scenarios/ways.feature"], "Scenarios/ways.feature: this is no record of a run"),
    (["1.record", "2.record"], "1.record, 2.record: part 3 of 3 is missing"),
    (["1.record", "2.record", "1.record"], "1.record: part 1 of 3 is there twice"),
    (
      ["1.record", "2.record", "other.record"],
      "other.record: this is a record of another run than 1.record"
    ),
    (["1.record", "2.record", "cut.record"], "cut.record: this record is cut"),
    (["1.record", "2.record", "half.record"], "half.record: this record is cut"),
    (
      ["1.record", "2.record", "strange.record"], "strange.record:2: this line tells of no scenario"
    ),
    (["1.record", "2.record", "old.record"], "old.record: rehearse 0.0.9 has written this record"),
    (
      ["1.record", "2.record", "3.record", "--format", "junit:2.record"],
      "2.record: the file would be written over"
    ),
  ])
  func `records that do not make a run are refused by name`(operands: [String], message: String)
    async throws
  {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    _ = await Self.play(3, [], bench)
    _ = await bench.run(
      ["run", "--seed", "9", "--shard", "3/3", "--format", "record:other.record"],
      steps: CommandSteps.all)
    let third = try #require(bench.text("3.record"))
    var lines = third.split(separator: "\n")
    try bench.write(String(third.dropLast(9)), to: "cut.record")
    try bench.write(lines.dropLast().joined(separator: "\n") + "\n", to: "half.record")
    try bench.write(
      third.replacing(#""version":"\#(Version.text)""#, with: #""version":"0.0.9""#),
      to: "old.record")
    lines[1] = #"{"id":"x"}"#
    try bench.write(lines.joined(separator: "\n") + "\n", to: "strange.record")
    let outcome = await bench.run(["merge"] + operands, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: \(message)"), "\(outcome.errors)")
  }

  @Test func `what has changed since is not merged`() async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    let records = await Self.play(2, [], bench)
    try bench.write(Self.walk.replacing("3 fixes", with: "4 fixes"), to: "Scenarios/ways.feature")
    let outcome = await bench.run(["merge"] + records, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: 1.record, 2.record: the feature files, or files that they name, are not those"),
      "\(outcome.errors)")
  }

  @Test(arguments: ["--dry-run", "--fail-fast", "--rerun-failed"])
  func `a record is whole`(option: String) async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    let outcome = await bench.run(
      ["run", option, "--format", "record:1.record"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: \(option) contradicts --format record\n"))
  }
}

/// `rehearse requirements --from`: judged without playing.
struct RequirementsFromTests {
  private static let files = [
    "Scenarios/requirements.md": """
    # Shop

    - `shop:R-1` One.
    - `shop:R-2` Two.
    - `shop:R-3` Three.

    """,
    "Scenarios/shop.feature": """
    Feature: Shop

      @shop:R-1 @ios @android
      Scenario: Holds
        Given the count is 1
        Then the count should be 1

      @shop:R-2
      Scenario: Does not
        Given the count is 1
        Then the count should be 2

      @shop:R-3
      Scenario: Shows nothing
        When 1 is added

    """,
  ]

  /// A bench in which everything was played once.
  private static func played() async throws -> Bench {
    let bench = try Bench(files)
    for part in ["1", "2"] {
      _ = await bench.run(
        "run", "--shard", "\(part)/2", "--format", "record:\(part).record", "--format",
        "messages:\(part).ndjson")
    }
    return bench
  }

  @Test(arguments: [
    ["--from", "1.record", "--from", "2.record"], ["--from", "2.ndjson", "--from", "1.ndjson"],
  ])
  func `what was played before is judged as if it were played now`(from: [String]) async throws {
    let bench = try await Self.played()
    for options in [[], ["--strict"], ["--format", "json"], ["--tags", "@ios"]] {
      let now = await bench.run(["requirements"] + options)
      let before = await bench.run(["requirements"] + options + from)
      #expect(before.text == now.text)
    }
  }

  @Test func `what is left for the night is not judged, and that is said`() async throws {
    let bench = try Bench(Self.files)
    let text = try #require(bench.text("Scenarios/shop.feature"))
    try bench.write(
      text.replacing("@shop:R-2", with: "@shop:R-2 @nightly"), to: "Scenarios/shop.feature")
    let outcome = await bench.run("requirements")
    #expect(outcome.output.contains("1 scenario tagged @nightly left out"), "\(outcome.text)")
    #expect(!outcome.output.contains("failing"), "\(outcome.text)")
    #expect(await bench.run("requirements", "--tags", "@nightly").output.contains("failing"))
  }

  @Test func `what no file tells of is not played`() async throws {
    let bench = try await Self.played()
    let outcome = await bench.run("requirements", "--from", "1.ndjson", "--format", "json")
    #expect(outcome.output.contains("not played"), "\(outcome.text)")
  }

  @Test(arguments: [
    ("Feature: F\n", "no.ndjson:1: this line is no Cucumber message"),
    (#"{"meta":{}}"# + "\n", "no.ndjson: the run of these messages did not come to its end"),
  ])
  func `files that tell nothing are refused by name`(text: String, message: String) async throws {
    let bench = try await Self.played()
    try bench.write(text, to: "no.ndjson")
    let outcome = await bench.run("requirements", "--from", "no.ndjson")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: \(message)\n"), "\(outcome.errors)")
  }

  @Test func `messages that do not tell what was played are refused`() async throws {
    let bench = try await Self.played()
    let lines = try #require(bench.text("1.ndjson")).split(separator: "\n")
    let untold = lines.filter { !$0.hasPrefix("{\"source\"") }
    try #require(untold.count == lines.count - 1)
    try bench.write(untold.joined(separator: "\n") + "\n", to: "untold.ndjson")
    let outcome = await bench.run("requirements", "--from", "untold.ndjson")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix("error: Scenarios/shop.feature: the messages do not tell what"),
      "\(outcome.errors)")
  }

  @Test func `messages of another revision are refused`() async throws {
    let bench = try await Self.played()
    let text = try #require(bench.text("Scenarios/shop.feature"))
    try bench.write(text.replacing("Does not", with: "Does"), to: "Scenarios/shop.feature")
    let outcome = await bench.run("requirements", "--from", "1.ndjson", "--from", "2.ndjson")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: Scenarios/shop.feature: this file is not as it was when 1.ndjson was written\n"),
      "\(outcome.errors)")
  }

  @Test(arguments: [["old.ndjson", "new.ndjson"], ["new.ndjson", "old.ndjson"]])
  func `one file of messages is as old as it is, whatever others say`(files: [String]) async throws
  {
    let bench = try await Self.played()
    let text = try #require(bench.text("1.ndjson"))
    try bench.write(text, to: "old.ndjson")
    let feature = try #require(bench.text("Scenarios/shop.feature"))
    try bench.write(feature.replacing("Does not", with: "Does"), to: "Scenarios/shop.feature")
    _ = await bench.run("run", "--format", "messages:new.ndjson")
    let outcome = await bench.run(["requirements"] + files.flatMap { ["--from", $0] })
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("not as it was when old.ndjson was written"), "\(outcome.text)")
  }
}
