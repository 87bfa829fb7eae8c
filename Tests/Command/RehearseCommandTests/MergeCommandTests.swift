import Foundation
import ScenarioReports
import TestSupport
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

  /// The lines of a record, as `gzip -d` shows them.
  private static func lines(of record: String, _ bench: Bench) throws -> String {
    let packed = try Data(contentsOf: bench.folder.appending(path: record))
    let bytes = try Gzip.unpacked(Array(packed), bytesMax: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
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
    (["1.record", "2.record", "other version"], "other version: rehearse 0.0.9 has written this"),
    (
      ["1.record", "2.record", "flipped.record"],
      "flipped.record: this record is not as it was written: its checksum is another"
    ),
    (["1.record", "2.record", "cut.record.gz"], "cut.record.gz: this compressed file is cut"),
    (
      ["1.record", "2.record", "double.record.gz"],
      "double.record.gz: this record is not as it was written: its checksum is another"
    ),
    (
      ["1.record", "2.record", "changed.record.gz"],
      "changed.record.gz: this compressed file is not as it was written"
    ),
    (
      ["1.record", "2.record", "old.record"],
      "old.record: an older rehearse has written this record, without a checksum"
    ),
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
    let third = try Self.lines(of: "3.record", bench)
    var lines = third.split(separator: "\n").map(String.init)
    try bench.write(String(third.dropLast(9)), to: "cut.record")
    try bench.write(lines.dropLast().joined(separator: "\n") + "\n", to: "half.record")
    try bench.write(third.replacing("T", with: "U"), to: "flipped.record")
    let version = (name: #""version":"\#(Version.text)""#, other: #""version":"0.0.9""#)
    try bench.write(
      Self.sealed([lines[0].replacing(version.name, with: version.other)] + lines[1...].dropLast()),
      to: "other version")
    let older = [lines[0].replacing(#""record":3"#, with: #""record":2"#)] + lines[1...].dropLast()
    try bench.write(
      older.joined(separator: "\n") + "\n{\"scenarios\":\(lines.count - 2)}\n", to: "old.record")
    let packed = try Data(contentsOf: bench.folder.appending(path: "3.record"))
    try bench.write(packed.dropLast(9), to: "cut.record.gz")
    try bench.write(packed + packed, to: "double.record.gz")
    // The first byte of its check is another.
    let check = packed.count - 8
    try bench.write(
      packed.prefix(check) + [packed[check] ^ 1] + packed.suffix(7), to: "changed.record.gz")
    lines[1] = #"{"id":"x"}"#
    try bench.write(Self.sealed(lines.dropLast()), to: "strange.record")
    let outcome = await bench.run(["merge"] + operands, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: \(message)"), "\(outcome.errors)")
  }

  /// A record of these lines, with the end that belongs behind them.
  private static func sealed(_ lines: [String]) -> String {
    let body = lines.map { $0 + "\n" }.joined()
    let end = RunRecord.End(scenarios: lines.count - 1, sha256: SHA256.text(of: body.utf8))
    return body + String(decoding: end.bytes, as: UTF8.self) + "\n"
  }

  @Test func `a record that somebody has unpacked is merged as well`() async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    let records = await Self.play(2, [], bench)
    let merged = await bench.run(["merge"] + records, steps: CommandSteps.all)
    #expect(merged.code == 1, "\(merged.text)")
    try bench.write(Self.lines(of: "2.record", bench), to: "2.txt")
    #expect(bench.text("2.txt")?.hasPrefix("{\"arguments\":") == true)
    let mixed = await bench.run(["merge", "2.txt", "1.record"], steps: CommandSteps.all)
    #expect(mixed.text == merged.text)
  }

  @Test func `in a terminal a record can be read`() async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    let packed = await bench.run("run", "--format", "record")
    #expect(!packed.output.hasPrefix("{"))
    bench.isTerminal = true
    let shown = await bench.run("run", "--format", "record")
    #expect(shown.output.hasPrefix("{\"arguments\":"), "\(shown.output)")
  }

  @Test(arguments: [("record", "run", "junit"), ("json", "audit", "html")])
  func `no byte of a part can change, and none be missing, unseen`(
    ending: String, command: String, report: String
  ) async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    for part in 1...2 {
      let format = "\(ending):\(part).\(ending)"
      _ = await bench.run(
        [command, "--shard", "\(part)/2", "--format", format], steps: CommandSteps.all)
    }
    let files = try ResultFile.all(
      ["1.\(ending)", "2.\(ending)"], in: WorkingFolder(path: bench.folder.path))
    let whole = files[1].bytes
    func isRefused(_ bytes: [UInt8]) -> Bool {
      let bad = ResultFile(path: "bad.\(ending)", bytes: bytes)
      do throws(ResultFile.Fault) {
        if command == "run" {
          _ = try RecordedRun([files[0], bad])
        } else {
          _ = try AuditMerge.merged([files[0], bad])
        }
        return false
      } catch {
        return error.path.hasPrefix("bad.\(ending)")
      }
    }
    #expect(!isRefused(whole))
    var chance = SeededNumbers(seed: 1)
    // The end is where the checksum stands itself.
    let places = (0..<300).map { _ in chance.number(below: whole.count) }
    for place in places + Array(whole.indices.suffix(120)) {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(chance.number(below: 8))
      #expect(isRefused(bytes), "byte \(place)")
    }
    let lengths = (0..<80).map { _ in chance.number(below: whole.count) }
    for length in lengths + Array((whole.count - 120)..<whole.count) {
      #expect(isRefused(Array(whole.prefix(length))), "\(length) bytes")
    }
    for place in places.prefix(5) + [0, 1, whole.count - 1] {
      var bytes = whole
      bytes[place] ^= 1
      try await Self.expectRefusal(of: bytes, ending, report, bench, "byte \(place)")
    }
  }

  /// Merges with a part that is damaged, named first as well as last, and expects that nothing is written.
  private static func expectRefusal(
    of bytes: [UInt8], _ ending: String, _ report: String, _ bench: Bench, _ what: String
  ) async throws {
    try bench.write(Data(bytes), to: "bad.\(ending)")
    let files = ["1.\(ending)", "bad.\(ending)"]
    for operands in [files, files.reversed()] {
      let outcome = await bench.run(
        ["merge"] + operands + ["--format", "\(report):out"], steps: CommandSteps.all)
      #expect(outcome.code == 2, "\(what): \(outcome.text)")
      #expect(
        outcome.errors.hasPrefix("error: bad.\(ending)"), "\(what): \(outcome.errors)")
      #expect(bench.text("out") == nil, "\(what)")
    }
  }

  @Test func `an audit's JSON without a checksum is told from one that is cut`() async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    _ = await bench.run(["audit", "--format", "json:1.json"], steps: CommandSteps.all)
    let text = try #require(bench.text("1.json"))
    let start = try #require(text.range(of: ",\n  \"sha256\""))
    try bench.write(text[..<start.lowerBound] + "\n}\n", to: "old.json")
    let old = await bench.run(["merge", "old.json"], steps: CommandSteps.all)
    #expect(old.code == 2)
    #expect(
      old.errors.hasPrefix("error: old.json: an older rehearse has written this JSON"),
      "\(old.errors)")
    let merged = await bench.run(["merge", "1.json"], steps: CommandSteps.all)
    #expect(merged.output == text)
  }

  @Test func `what has changed since is not merged`() async throws {
    let bench = try Bench(["Scenarios/ways.feature": Self.walk])
    let records = await Self.play(2, [], bench)
    try bench.write(Self.walk.replacing("3 fixes", with: "4 fixes"), to: "Scenarios/ways.feature")
    let outcome = await bench.run(["merge"] + records, steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: 1.record, 2.record: the feature files, their requirements or files that they name are not those"
      ),
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
    #expect(!outcome.output.contains("not met"), "\(outcome.text)")
    #expect(await bench.run("requirements", "--tags", "@nightly").output.contains("not met"))
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
