import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct BadInputTests {
  private static let good = "Feature: F\n  Scenario: S\n    Given the count is 1\n"

  private func bench() throws -> Bench {
    try Bench(["Scenarios/good.feature": Self.good])
  }

  @Test(arguments: [
    ("Scenaros", "error: Scenaros: no such file or folder\nnote: did you mean Scenarios?\n"),
    (
      "Scenarios/god.feature",
      "error: Scenarios/god.feature: no such file or folder\n"
        + "note: did you mean Scenarios/good.feature?\n"
    ),
    (
      "Scenarios/good.feature/x",
      "error: Scenarios/good.feature/x: no such file or folder\n"
        + "note: did you mean Scenarios/good.feature?\n"
    ),
    (
      "Scenarios/good.feature:0",
      "error: Scenarios/good.feature:0: '0' is not a line number\n"
        + "note: expected PATH:LINE, with lines counted from 1\n"
    ),
    (
      "Scenarios:3",
      "error: Scenarios:3: lines can be chosen in files, not in folders\n"
        + "note: expected PATH:LINE, with lines counted from 1\n"
    ),
    ("-", "error: -: no such file or folder\n"),
    (
      "",
      "error: '': an empty path names no file and no folder\n"
        + "note: write . for the folder in which you are; a variable of the shell may be empty\n"
    ),
  ])
  func `a path that leads nowhere is told`(path: String, errors: String) async throws {
    let outcome = try await bench().run("run", path)
    #expect(outcome.code == 2)
    #expect(outcome.errors == errors)
  }

  @Test func `features in a folder of the other usual name are told where none is named`()
    async throws
  {
    let bench = try Bench(["Features/good.feature": Self.good])
    let outcome = await bench.run("run")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "error: Scenarios: no such file or folder\nnote: did you mean Features?\n")
  }

  @Test func `a file that is named in several ways is played once`() async throws {
    let bench = try bench()
    let path = bench.folder.path + "/Scenarios/good.feature"
    for paths in [
      ["Scenarios/good.feature", "./Scenarios//good.feature", path], [path, "Scenarios"],
      [path + ":2", "Scenarios/good.feature:3"], ["Scenarios/../Scenarios", "Scenarios", path],
    ] {
      let outcome = await bench.run(["run"] + paths)
      #expect(outcome.output.contains("1 scenario: 1 passed"), "\(paths): \(outcome.text)")
    }
  }

  @Test func `a missing file does not keep others from running`() async throws {
    let outcome = try await bench().run("run", "nothing.feature", "Scenarios")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("1 scenario: 1 passed"))
    #expect(outcome.output.contains("1 problem\n"))
  }

  @Test func `folders without features, other files and special files are told`() async throws {
    let bench = try bench()
    try bench.write("x", to: "notes/readme.txt")
    try bench.write(Self.good, to: "notes/.hidden/a.feature")
    mkfifo(bench.folder.appendingPathComponent("pipe.feature").path, 0o600)
    let outcome = await bench.run("run", "notes", "notes/readme.txt", "pipe.feature", "/dev/zero")
    #expect(outcome.code == 2)
    try Snapshot.expect(outcome.errors, matches: "paths that cannot be used.txt")
  }

  @Test func `a file too large is not read`() async throws {
    let bench = try bench()
    let path = bench.folder.appendingPathComponent("big.feature").path
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 100 << 20)
    let outcome = await bench.run("run", "big.feature")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("at most 33554432 bytes per file are read"))
  }

  @Test(arguments: [
    ("broken.feature", "broken.feature: this is a link to nowhere/x.feature, which is not there"),
    ("circle.feature", "circle.feature: this is a link to back.feature, and leads in a circle"),
    ("chain.feature", "chain.feature: this is a link to broken.feature, which leads nowhere"),
    ("shared", "shared: this is a link to gone, which is not there"),
    ("shared/a.feature", "shared/a.feature: FOLDER/shared is a link to gone, which is not there"),
  ])
  func `a broken link is told with where it points`(path: String, message: String) async throws {
    let bench = try bench()
    for (link, target) in [
      ("broken.feature", "nowhere/x.feature"), ("circle.feature", "back.feature"),
      ("back.feature", "circle.feature"), ("chain.feature", "broken.feature"), ("shared", "gone"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: bench.folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    for command in ["run", "parse", "format", "merge"] {
      let outcome = await bench.run(command, path)
      #expect(outcome.code == 2)
      let expected = message.replacing("FOLDER", with: bench.folder.path)
      #expect(outcome.errors.hasPrefix("error: \(expected)\n"), "\(command): \(outcome.errors)")
      #expect(!outcome.errors.contains("did you mean"))
    }
    // In a folder that is searched it is a warning, so that what it was meant for is missed.
    let outcome = await bench.run("run", ".")
    #expect(outcome.code == 0)
    let name = path.split(separator: "/")[0]
    #expect(
      outcome.errors.contains("warning: \(name): The file is not read, because it is a link to"),
      "\(outcome.errors)")
    #expect(await bench.run("run", ".", "--strict").code == 2)
  }

  @Test(arguments: ["app.json", "requirements.md", "own.phrases"])
  func `what stands in the place of a file beside the features is told, and nothing waits for it`(
    name: String
  ) async throws {
    let feature = "Feature: F\n  Scenario: S\n    Given the app \"X\" is installed\n"
    for kind in ["link", "pipe", "folder"] {
      let bench = try Bench(["s/a.feature": feature])
      let path = bench.folder.appendingPathComponent("s/\(name)").path
      switch kind {
      case "link":
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "gone")
      case "pipe": try #require(mkfifo(path, 0o600) == 0)
      default:
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: false)
      }
      let outcome = await bench.run(["run", "s"], steps: CommandSteps.all)
      #expect(outcome.code == 2)
      let what = kind == "link" ? "a link to gone, which is not there" : "a \(kind), not a file"
      #expect(outcome.errors.contains("error: s/\(name): this is \(what)\n"), "\(outcome.errors)")
    }
  }

  @Test func `links in circles come to an end`() async throws {
    let bench = try bench()
    let link = bench.folder.appendingPathComponent("Scenarios/again").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
    let outside = bench.folder.appendingPathComponent("Scenarios/zz").path
    try FileManager.default.createSymbolicLink(atPath: outside, withDestinationPath: "..")
    let outcome = await bench.run("run")
    #expect(outcome.output.contains("1 scenario: 1 passed"))
    #expect(outcome.code == 0)
  }

  private static let passing = "Feature: F\n  Scenario: S\n    Given the count is 1\n"

  @Test(arguments: ["there/page.txt", "FOLDER/there/page.txt"])
  func `a report through a link to a file that is not there yet is made there`(
    target: String
  ) async throws {
    let bench = try Bench(["a.feature": Self.passing, "there/keep.txt": ""])
    let page = bench.folder.appending(path: "page.txt").path
    let end = target.replacing("FOLDER", with: bench.folder.path)
    try FileManager.default.createSymbolicLink(atPath: page, withDestinationPath: end)
    let outcome = await bench.run("run", "a.feature", "--format", "pretty:page.txt")
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: page) == end)
    #expect(bench.text("there/page.txt")?.contains("1 scenario: 1 passed") == true)
  }

  @Test func `a report through links in a circle is refused`() async throws {
    let bench = try Bench(["a.feature": Self.passing])
    for (one, other) in [("x", "y"), ("y", "x")] {
      try FileManager.default.createSymbolicLink(
        atPath: bench.folder.appending(path: one).path, withDestinationPath: other)
    }
    let outcome = await bench.run("run", "a.feature", "--format", "pretty:x")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("x: the file cannot be written"), "\(outcome.errors)")
  }

  @Test func `bytes that are no text and lines that are no Gherkin are told`() async throws {
    let bench = try Bench()
    try bench.write(Data([0x46, 0xFF, 0x0A]), to: "Scenarios/1.feature")
    try bench.write(Data("Feature: a\0b\n".utf8), to: "Scenarios/2.feature")
    try bench.write("Feature: F\n  Scenario: S\n   Given x\n  oops\n", to: "Scenarios/3.feature")
    try bench.write("# language: xx\nFeature: F\n", to: "Scenarios/4.feature")
    let outcome = await bench.run("run")
    #expect(outcome.code == 2)
    #expect(outcome.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }.count >= 4)
    for number in 1...4 { #expect(outcome.errors.contains("Scenarios/\(number).feature:")) }
  }

  @Test func `files are found in the order of their bytes`() async throws {
    let names = ["b", "a", "Z", "ä", "a.b/c", "a/d"]
    let files = names.map { ("Scenarios/\($0).feature", Self.good) }
    let bench = try Bench(Dictionary(uniqueKeysWithValues: files))
    try bench.write(
      "## Feature: F\n\n### Scenario: S\n\n* Given the count is 1\n", to: "Scenarios/m.feature.md")
    let output = await bench.run("run", "--format", "pretty").output
    let order = output.split(separator: "\n").filter { $0.hasPrefix("Feature: F") }
    #expect(
      order.map { $0.dropFirst("Feature: F  Scenarios/".count) } == [
        "Z.feature", "a/d.feature", "a.b/c.feature", "a.feature", "b.feature", "m.feature.md",
        "ä.feature",
      ])
  }
}
