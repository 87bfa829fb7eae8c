import ScenarioReports
import ScenarioRunner
import Testing

@testable import RehearseCommand

/// Each round of a watch is a command line of its own.
struct WatchArgumentsTests {
  private static let list = "--failed-first=list.txt"

  private func arguments(
    _ words: [String], lines: [String: [Int]] = [:]
  ) throws -> WatchArguments {
    let parsed = try ArgumentParser.parse(words, from: 0, RunCommand.spec)
    return WatchArguments(parsed, lines: lines, list: "list.txt")
  }

  @Test(arguments: [
    ([], ["run", "--no-settings", list, "--"]),
    (
      ["--watch", "a", "--tags", "@x and @y"],
      ["run", "--no-settings", "--tags=@x and @y", list, "--", "a"]
    ),
    (["-q", "--rerun-failed=x", "--watch"], ["run", "--no-settings", "--quiet", list, "--"]),
    (
      ["--failed-first", "-f", "html:a b.html"],
      ["run", "--no-settings", "--format=html:a b.html", list, "--"]
    ),
    (["-n", "a", "-n", "b"], ["run", "--no-settings", "--name=a", "--name=b", list, "--"]),
    (
      ["--page-mark", "x", "-f", "html:a"],
      ["run", "--no-settings", "--format=html:a", list, "--"]
    ),
    (["--", "--watch"], ["run", "--no-settings", list, "--", "--watch"]),
  ])
  func `what the user wrote is said again, without the watch`(
    written: [String], said: [String]
  ) throws {
    #expect(try arguments(written).words(for: WatchRound()) == said)
  }

  @Test func `the words of every round can be read`() throws {
    let written = [
      "--watch", "--shard", "1/2", "--order", "random:7", "--parallel=3", "--no-color", "-v", "a b",
    ]
    let arguments = try arguments(written, lines: ["x.feature": [3, 9]])
    for choice in [WatchRound.Choice.all, .failed, .features(["x.feature", "-y.feature"])] {
      let words = arguments.words(for: WatchRound(choice: choice, pattern: "-p=“q”"))
      let parsed = try ArgumentParser.parse(words, from: 1, RunCommand.spec)
      let command = try RunCommand(parsed)
      #expect(!command.isWatching)
      #expect(command.rerunFile == "list.txt")
      #expect(command.playsFailedOnly == (choice == .failed))
      #expect(command.chosen.selection.matches == ["-p=“q”"])
    }
  }

  @Test func `each round gives its page a mark of its own`() throws {
    let arguments = try arguments(["--format", "html:a.html"])
    let words = arguments.words(for: WatchRound(), mark: "4f2a")
    let command = try RunCommand(ArgumentParser.parse(words, from: 1, RunCommand.spec))
    #expect(command.occasion == RunOccasion(mark: "4f2a"))
  }

  @Test func `of a file in which lines are chosen, only they are played`() throws {
    let arguments = try arguments(["a.feature:3:9"], lines: ["a.feature": [3, 9]])
    let round = WatchRound(choice: .features(["a.feature", "b.feature"]))
    #expect(arguments.words(for: round).suffix(2) == ["a.feature:3:9", "b.feature"])
  }

  @Test(arguments: [
    ("b.feature:7" as String?, ["a.feature:3:9"], "b.feature:7"),
    (nil, ["a.feature:3:9"], "a.feature"),
    (nil, ["Scenarios", "b"], "Scenarios"), (nil, [], "."),
  ])
  func `the studio is opened at what did not pass, or at what is watched`(
    failed: String?, watched: [String], opened: String
  ) throws {
    let words = try arguments(watched).wordsForStudio(at: failed)
    #expect(words == ["studio", "--trust", "--", opened])
    _ = try StudioCommand(ArgumentParser.parse(words, from: 1, StudioCommand.spec))
  }

  @Test func `a pattern takes the place of the one on the command line`() throws {
    let arguments = try arguments(["--match", "x", "--match", "y"])
    #expect(
      arguments.words(for: WatchRound(pattern: "z")) == [
        "run", "--no-settings", "--match=z", Self.list, "--",
      ])
  }

  @Test func `more files than a command line has room for are everything`() throws {
    let features = (0..<501).map { "\($0).feature" }
    let words = try arguments(["a"]).words(for: WatchRound(choice: .features(features)))
    #expect(words == ["run", "--no-settings", Self.list, "--", "a"])
  }

  @Test(arguments: [24, 40, 60, 80, 200])
  func `what a watch says fits into the terminal`(columns: Int) {
    let text = WatchText(style: .plain, columns: columns)
    let round = WatchRound(
      pattern: "a rather long pattern",
      changed: ["a.feature", "b.feature", "c.feature", "d.feature", "e.feature"])
    var bytes = text.heading(of: round) + text.message(.help) + text.message(.nothingFailed)
    bytes += text.message(.keys(pattern: "pop")) + text.message(.gone(["a.feature"]))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < columns }, "\(lines)")
    #expect(lines.joined(separator: " ").contains("and 2 more"))
  }

  @Test func `without a terminal it says what to do`() async throws {
    let outcome = try await Bench(["Scenarios/a.feature": "Feature: F"]).run("run", "--watch")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: --watch needs a terminal, for its keys and for what it shows
        note: type the command in a terminal, and send its output nowhere else
        note: where there is none, as on a build server, leave --watch out

        """)
  }
}
