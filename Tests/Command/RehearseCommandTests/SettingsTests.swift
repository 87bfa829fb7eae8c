import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct SettingsTests {
  private static let feature = """
    Feature: F
      @fast
      Scenario: Right
        Given the count is 3
        Then the count should be 3
      @slow
      Scenario: Wrong
        Given the count is 3
        Then the count should be 4
      @android
      Scenario: Unchecked
        Given the count is 3
    """

  private func bench(_ settings: String, at path: String = "rehearse.json") throws -> Bench {
    try Bench(["Scenarios/a/f.feature": Self.feature, path: settings])
  }

  @Test(arguments: ["rehearse.json", "Scenarios/rehearse.json", "Scenarios/a/rehearse.json"])
  func `settings are found beside the scenarios and above them`(path: String) async throws {
    let bench = try bench(#"{"run": {"tags": "@fast"}}"#, at: path)
    for operand in ["Scenarios/a/f.feature", "./Scenarios//a/", "Scenarios/a/f.feature:2:6"] {
      let outcome = await bench.run("run", operand)
      #expect(outcome.output.contains("1 scenario: 1 passed\n"), "\(outcome.text)")
      #expect(outcome.errors == "note: settings of \(path)\n")
    }
  }

  @Test func `the nearest settings are those that count, and each command line has one file`()
    async throws
  {
    let bench = try bench(#"{"run": {"tags": "@slow"}}"#)
    try bench.write(#"{"run": {"tags": "@fast"}}"#, to: "Scenarios/a/rehearse.json")
    #expect(await bench.run("run", "Scenarios/a").output.contains("1 scenario: 1 passed"))
    #expect(await bench.run("run", "Scenarios").output.contains("1 scenario: 1 failed"))
    let both = await bench.run("run", "Scenarios", "Scenarios/a")
    #expect(both.code == 2 && both.output == "")
    try Snapshot.expect(both.errors, matches: "settings of two files.txt")
    let named = await bench.run("run", "Scenarios", "Scenarios/a", "--settings", "rehearse.json")
    #expect(named.output.contains("1 scenario: 1 failed"), "\(named.text)")
  }

  @Test
  func
    `the same settings hold however the path is written and from wherever the command is called`()
    async throws
  {
    let bench = try bench(#"{"run": {"tags": "@fast"}}"#)
    for path in ["Scenarios", bench.folder.path + "/Scenarios", "Scenarios/../Scenarios/a"] {
      let outcome = await bench.run("run", path, "--quiet")
      #expect(outcome.output == "1 scenario: 1 passed\n", "\(outcome.text)")
      #expect(outcome.errors.contains("note: settings of "), "\(outcome.errors)")
    }
    try bench.write("", to: "Scenarios/.git")
    let below = await bench.run("run", "Scenarios", "--quiet")
    #expect(below.output.contains("3 scenarios"), "a repository's settings are its own")
  }

  @Test
  func `settings are never written over, and what plays a part or nothing cannot stand in them`()
    async throws
  {
    let bench = try bench(#"{"run": {"format": ["messages:rehearse.json"]}}"#)
    #expect(await bench.run("run").code == 2)
    #expect(bench.text("rehearse.json")?.hasPrefix("{\"run\"") == true)
    for option in ["dry-run", "list", "watch", "changed"] {
      let bench = try self.bench("{\"run\": {\"\(option)\": true}}")
      let outcome = await bench.run("run")
      #expect(outcome.code == 2 && outcome.output == "", "\(outcome.text)")
    }
  }

  @Test func `thousands of names and of faults are read in no time`() async throws {
    let names = (0..<5_000).map { "\"n\($0)\"" }.joined(separator: ",")
    let many = try bench("{\"run\": {\"name\": [\(names)]}}")
    #expect(await many.run("run", "--list").code == 2)
    let faults = (0..<5_000).map { "\"x\($0)\": 1" }.joined(separator: ",")
    let outcome = try await bench("{\"run\": {\(faults)}}").run("run")
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("error:") } == 20)
  }

  @Test(arguments: [
    (["--tags", "@slow"], "1 scenario: 1 failed"),
    (["--no-settings"], "3 scenarios: 2 passed, 1 failed"),
    (["--profile", "all"], "3 scenarios: 2 passed, 1 failed"),
    (["--profile", "one"], "3 scenarios: 1 passed, 1 skipped, 1 failed"),
  ])
  func `the command line comes first, then the profile, then what holds for all`(
    arguments: [String], counts: String
  ) async throws {
    let bench = try bench(
      """
      {"run": {"tags": "@fast"},
       "profiles": {"all": {"run": {"tags": false}}, "one": {"run": {"tags": false, "max-failures": 1}}}}
      """)
    let outcome = await bench.run(["run"] + arguments)
    #expect(outcome.output.contains(counts + "\n"), "\(outcome.text)")
  }

  @Test
  func `reports, flags and numbers can stand in settings, and a flag there gives way to its rival`()
    async throws
  {
    let bench = try bench(
      #"{"run": {"format": ["junit:a.xml", "progress"], "verbose": true, "parallel": 2, "seed": 7}}"#
    )
    let outcome = await bench.run("run", "--quiet")
    #expect(bench.text("a.xml")?.contains("<testsuites") == true, "\(outcome.text)")
    #expect(outcome.output.contains("seed 7"))
    let listed = await bench.run("run", "--list")
    #expect(listed.code == 0 && listed.output.split(separator: "\n").count == 3, "\(listed.text)")
  }

  @Test(arguments: [
    ("no json", "{\"run\": {\"strict\": yes}}"), ("no object", "[1]"), ("empty", ""),
    (
      "names",
      "{\"rum\": {}, \"run\": {\"tgas\": \"@a\", \"list\": true}, \"profiles\": {\"a\": {\"audit\": {\"shrad\": \"1/2\"}}}}"
    ),
    (
      "values",
      "{\n  \"run\": {\n    \"strict\": \"yes\",\n    \"tags\": true,\n    \"seed\": [1],\n    \"format\": [true]\n  },\n  \"profiles\": 3\n}"
    ),
    ("a bad value", "{\"run\": {\"tags\": \"@a or (@b\"}}"),
    ("a bad report", "{\"run\": {\n  \"format\": [\"junit:a.xml\", \"junti\"]}}"),
    ("rivals", "{\"run\": {\"quiet\": true, \"verbose\": true}}"),
    ("twice", "{\"run\": {}, \"run\": {}}"),
    ("a password", "{\"run\": {\"server\": \"https://me:secret@[x\"}}"),
  ])
  func `settings that cannot be understood are told, all at once, and nothing is played`(
    name: String, text: String
  ) async throws {
    let outcome = try await bench(text).run("run")
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(!outcome.errors.contains("secret"))
    try Snapshot.expect(outcome.errors, matches: "settings \(name).txt")
  }

  @Test(arguments: [
    ["--profile", "nigth"], ["--settings", "missing.json"],
    ["--no-settings", "--profile", "night"],
  ])
  func `a choice of settings that is none is told`(arguments: [String]) async throws {
    let outcome = try await bench(#"{"profiles": {"night": {}}}"#).run(["run"] + arguments)
    #expect(outcome.code == 2 && outcome.output == "")
    let name = arguments.joined(separator: " ")
    try Snapshot.expect(outcome.errors, matches: "settings chosen by \(name).txt")
  }

  @Test func `where no settings are a profile is an error`() async throws {
    let bench = try Bench(["Scenarios/f.feature": Self.feature])
    let outcome = await bench.run("run", "--profile", "night")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("a rehearse.json beside the scenarios or above them"))
  }

  @Test func `parts that were played by settings are merged without them`() async throws {
    let bench = try bench(#"{"run": {"tags": "@fast or @slow"}}"#)
    let whole = await bench.run("run", "--format", "pretty")
    for part in 1...2 {
      _ = await bench.run("run", "--shard", "\(part)/2", "--format", "record:\(part).gz")
    }
    let merged = await bench.run("merge", "1.gz", "2.gz", "--format", "pretty")
    #expect(merged.code == 1 && whole.errors == "note: settings of rehearse.json\n")
    #expect(merged.output == whole.output)
  }

  @Test func `the published schema is that of the options, and knows what is accepted`()
    async throws
  {
    let schema = try await Bench().run("help", "settings")
    try Snapshot.expect(
      schema.output,
      atPath: "Sources/Command/RehearseCommand/RehearseCommand.docc/Resources/rehearse.schema.json")
  }

  @Test func `every place in a text is that of its name or value, whatever stands in strings`() {
    let text = #" { "a\"b" : [ 1 , {"c":"}]" } ], "é": true}"#
    let bytes = Array(text.utf8)
    let places = JSONPlaces(bytes)
    func rest(_ offset: Int?) -> String {
      offset.map { String(decoding: bytes[$0...].prefix(4), as: UTF8.self) } ?? ""
    }
    #expect(rest(places.names[["a\"b"]]) == #""a\""#)
    #expect(rest(places.values[["a\"b", "0"]]) == "1 , ")
    #expect(rest(places.names[["a\"b", "1", "c"]]) == #""c":"#)
    #expect(rest(places.values[["é"]]) == "true")
  }
}
