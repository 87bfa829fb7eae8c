import Foundation
import Testing

@testable import RehearseCommand

/// What would be green by mistake, as the whole command tells it.
struct FalseGreenCommandTests {
  private static let good = "  Scenario: good\n    Given the count is 1\n"
  private static let unchecked = "Feature: F\n  Scenario: S\n    When 2 is added\n"

  @Test func `each mistake ends with exit code 2, also without playing`() async throws {
    for text in [
      "  Background\n    Given the count is 1\n", "  Scenario S\n    Given the count is 1\n",
      "  Scenario: S\n    given the count is 1\n    * the count is 1\n",
      "  Scenario: S\n    Given\tthe count is 1\n    * the count is 1\n",
      "  Scenario: S\n    Given: the count is 1\n    * the count is 1\n",
      "  Scenario: S\n    the count is 1\n    * the count is 1\n",
      "  Scenario: S\n    Whem 2 is added\n    * the count is 1\n",
      "  Scenario: S\n    1) 2 is added\n    * the count is 1\n",
      "  Scenario: S\n    Angenommen es regnet\n    * the count is 1\n",
      "  Scenario: S\n",
      "  Scenario Outline: S\n    * the count is 1\n    Examples:\n      | a |\n",
    ] {
      let bench = try Bench(["a.feature": "Feature: F\n\(text)\n\(Self.good)"])
      for options in [[], ["--dry-run"]] {
        let outcome = await bench.run(["run", "a.feature"] + options)
        #expect(outcome.code == 2, "\(text)")
        #expect(outcome.errors.hasPrefix("error: a.feature:"), "\(outcome.errors)")
      }
      // The official parser takes it, and so does everything that only reads.
      #expect(await bench.run("parse", "a.feature").code == 0)
      #expect(await bench.run("format", "a.feature").code == 0)
    }
  }

  #if os(Linux)
    @Test
    func `a feature whose name is no text is told, and strictly an error`()
      async throws
    {
      let bench = try Bench(["S/a.feature": "Feature: F\n\(Self.good)"])
      let name = Array("\(bench.folder.path)/S/caf".utf8) + [0xE9] + Array(".feature".utf8) + [0]
      let descriptor = open(name.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
      let outcome = await bench.run("run", "S")
      #expect(outcome.errors.contains("its name is no text in UTF-8"), "\(outcome.text)")
      #expect(await bench.run("run", "S", "--strict").code == 2)
    }
  #endif

  @Test(arguments: ["@ios", "@ios @slow", "@startup:FR-1"])
  func `tags of Markdown that stand without backticks are told`(tags: String) async throws {
    let page = "# Feature: F\n\n\(tags)\n\n## Scenario: S\n\n* Given the count is 1\n"
    let bench = try Bench(["a.feature.md": page])
    let outcome = await bench.run("run", "a.feature.md")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: a.feature.md:3:1:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("In Markdown tags stand in backticks"))
  }

  @Test func `no report takes the place of another, or of what scenarios read`() async throws {
    let bench = try Bench([
      "a.feature": "Feature: F\n\(Self.good)", "requirements.md": "# F\n\n- `f:1` It counts.\n",
      "routes/walk.gpx": "<gpx/>",
    ])
    for (files, message) in [
      (["report", "./report"], "two reports would be written into one file"),
      (["report", "routes/../report"], "two reports would be written into one file"),
      (["report", "requirements.md"], "although"), (["report", "routes/walk.gpx"], "although"),
    ] {
      let outcome = await bench.run(
        "run", "a.feature", "--format", "html:\(files[0])", "--format", "junit:\(files[1])")
      #expect(outcome.code == 2, "\(files)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(bench.text("report") == nil)
    }
    #expect(bench.text("routes/walk.gpx") == "<gpx/>")
  }

  @Test func `a scenario without a check is told in every report`() async throws {
    let bench = try Bench(["a.feature": Self.unchecked])
    for format in ["pretty", "progress", "github", "summary", "junit", "html", "messages"] {
      let outcome = await bench.run("run", "a.feature", "--format", "\(format):report")
      #expect(outcome.code == 0, "\(format)")
      #expect(outcome.errors.hasPrefix("warning: a.feature:2:3: The scenario \"S\" checks nothing"))
      #expect(outcome.errors.contains("    Scenario: S\n    ^\n"))
      let report = try #require(bench.text("report"))
      #expect(report.contains("checks nothing"), "\(format)\n\(report)")
    }
    let github = await bench.run("run", "a.feature", "--format", "github").output
    #expect(github.hasPrefix("::warning file=a.feature,line=2,col=3,"))
    #expect(github.contains("1 warning\n"))
  }

  @Test func `no report says that a scenario without a check proves its requirement`() async throws
  {
    let bench = try Bench([
      "a.feature": "@f:1\n" + Self.unchecked, "requirements.md": "# F\n\n- `f:1` It counts.\n",
    ])
    let run = await bench.run("run", "a.feature", "--format", "summary", "--format", "html:page")
    #expect(run.output.contains("0 of 1 proved by this run."), "\(run.output)")
    #expect(bench.text("page")?.contains("0 of 1 proved") == true)
    let pretty = await bench.run("run", "a.feature")
    #expect(pretty.output.contains("f: 0 of 1 requirements proved, 1 claimed without a check"))
    let requirements = await bench.run("requirements", ".")
    #expect(requirements.output.contains("f: 0 of 1 requirements proved"))
  }

  @Test func `with strict a warning is an error`() async throws {
    let bench = try Bench(["a.feature": Self.unchecked, "b.feature": "Feature: B\n"])
    let strict = await bench.run("run", "--strict", ".")
    #expect(strict.code == 2)
    #expect(strict.output.contains("1 scenario: 1 invalid"))
    #expect(strict.errors.contains("error: b.feature:1:1: The feature has no scenario"))
    let lenient = await bench.run("run", ".")
    #expect(lenient.code == 0)
    #expect(lenient.output.contains("2 warnings\n"))
  }

  @Test func `messages are known by their other name`() async throws {
    let bench = try Bench(["a.feature": "Feature: F\n\(Self.good)"])
    let outcome = await bench.run("run", "a.feature", "--format", "message")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("{\"meta\":"))
  }

  @Test(arguments: [
    "c.feature.txt", "c.feature.md.txt", "c.feature.rtf", "c.Feature", "c.FEATURE.TXT",
    "c.features", "c.gherkin", "c.feature.markdown",
  ])
  func `a file whose name hides that it is none is told in every report`(
    name: String
  ) async throws {
    let good = "Feature: F\n\(Self.good)"
    let bench = try Bench(["s/a.feature": good, "s/\(name)": good, "s/notes.txt": ""])
    for format in ["pretty", "progress", "github", "summary", "junit", "html", "messages"] {
      let outcome = await bench.run("run", "s", "--format", "\(format):report")
      #expect(outcome.code == 0, "\(format)")
      #expect(
        outcome.errors.hasPrefix(
          "warning: s/\(name): The file is not read, because its name does not end in .feature"))
      #expect(outcome.errors.contains(name.contains("m") ? "c.feature.md" : "c.feature"))
      let report = try #require(bench.text("report"))
      #expect(report.contains("is not read"), "\(format)\n\(report)")
    }
    #expect(await bench.run("run", "s", "--strict").code == 2)
  }

  @Test(arguments: [
    (["--format", "junit:link.xml"], "link.xml"), (["--rerun-failed=link.xml"], "link.xml"),
    (
      ["--format", "html:page", "--format", "summary:s/../s/requirements.md"],
      "s/../s/requirements.md"
    ),
    (["--format", "gpx:s/routes/walk.gpx"], "s/routes/walk.gpx"),
  ])
  func `a run does not write over what it reads`(options: [String], place: String) async throws {
    let bench = try Bench([
      "s/a.feature": "Feature: F\n  # walk.gpx\n\(Self.good)",
      "s/requirements.md": "# Requirements\n",
      "s/routes/walk.gpx": "<gpx/>",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.appendingPathComponent("link.xml").path,
      withDestinationPath: "s/a.feature")
    let before = bench.contents
    let outcome = await bench.run(["run", "s"] + options)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("error: \(place): the file would be written over"))
    #expect(outcome.output == "")
    #expect(bench.contents == before)
  }

  @Test func `what only looks like a feature is told`() async throws {
    let bench = try Bench(["s/a.feature": "Feature: F\n\(Self.good)"])
    let folder = bench.folder.appendingPathComponent("s")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("b.feature").path, withDestinationPath: "nowhere")
    try #require(mkfifo(folder.appendingPathComponent("c.feature").path, 0o600) == 0)
    let outcome = await bench.run("run", "s")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains("warning: s/b.feature: The file is not read, because it is a link"))
    #expect(
      outcome.errors.contains("warning: s/c.feature: The file is not read, because it is a pipe"))
    #expect(await bench.run("run", "s", "--strict").code == 2)
  }

  @Test func `a folder with nothing but such files is an error that names them`() async throws {
    let bench = try Bench(["s/c.feature.txt": "Feature: F\n\(Self.good)"])
    let outcome = await bench.run("run", "s")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("the folder holds no feature files"))
    #expect(outcome.errors.contains("s/c.feature.txt: The file is not read"))
  }

  @Test(
    arguments: [
      (["--tags", "@slwo"], 2, "No scenario has the tag \"@slwo\".", "@slow"),
      (["--tags", "slow"], 2, "No scenario has the tag \"slow\".", "@slow"),
      (["--tags", "@slow or @fsat"], 0, "No scenario has the tag \"@fsat\".", "@fast"),
      (["--tags", "@slow or @other"], 0, "No scenario has the tag \"@other\".", nil),
      (["--tags", "not @slwo"], 0, "No scenario has the tag \"@slwo\".", "@slow"),
      (["--tags", "not (not @other)"], 2, "No scenario has the tag \"@other\".", nil),
      (["--name", "godo"], 2, "No scenario has \"godo\" in its name.", nil),
      (["--name", "good", "--name", "bda"], 0, "No scenario has \"bda\" in its name.", nil),
    ] as [([String], Int32, String, String?)])
  func `a condition that no scenario meets is told`(
    options: [String], code: Int32, message: String, meant: String?
  ) async throws {
    let bench = try Bench([
      "a.feature": "Feature: F\n  @slow\n\(Self.good)  @fast\n\(Self.good)"
    ])
    let outcome = await bench.run(["run", "a.feature"] + options)
    #expect(outcome.code == code, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("warning: \(message)\n"), "\(outcome.errors)")
    #expect(meant.map { outcome.errors.contains("Did you mean \($0)?") } ?? true)
    #expect(outcome.errors.contains("no scenario was selected") == (code == 2))
    #expect(await bench.run(["run", "a.feature", "--strict"] + options).code == 2)
  }

  @Test(arguments: [["--tags", "not @wip"], ["--tags", "@slow or @fast"], ["--name", "GOOD"]])
  func `a condition that is met, or leaves out what is not there, is not`(
    options: [String]
  ) async throws {
    let bench = try Bench([
      "a.feature": "Feature: F\n  @slow\n\(Self.good)  @fast\n\(Self.good)"
    ])
    let outcome = await bench.run(["run", "a.feature", "--strict"] + options)
    #expect(outcome.errors == "")
  }
}
