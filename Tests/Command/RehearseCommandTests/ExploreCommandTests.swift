import Foundation
import Synchronization
import TestSupport
import Testing

@testable import RehearseCommand

/// `rehearse explore`: from the end of a scenario on.
struct ExploreCommandTests {
  private static func feature(_ check: String = "3") -> String {
    """
    Feature: Counting
      Background:
        Given 1 is added

      Scenario: Two and one
        When 2 is added
        Then the count should be \(check)

    """
  }

  private func bench() throws -> Bench {
    let scenario = "Scenario: Two and one"
    return try Bench([
      "count.feature": Self.feature(), "broken.feature": Self.feature("4"),
      "night.feature": Self.feature().replacingOccurrences(
        of: scenario, with: "@nightly\n  \(scenario)"),
      "tagged.feature": Self.feature().replacingOccurrences(
        of: scenario, with: "@demo:X\n  \(scenario)"),
      "requirements.md": "# Demo\n\n- `demo:A` It counts.\n",
    ])
  }

  /// What breaks the rule of counting within two events.
  private static let breaking = [
    "--depth", "2", "--events", "1300 is added", "--events", "10 is added",
  ]

  /// Explores with what breaks, and expects a story below a folder that fails in the same way.
  private func expectStory(in bench: Bench, below folder: String, of path: String) async throws {
    let outcome = await bench.run(["explore", path] + Self.breaking)
    #expect(outcome.code == 1, "\(outcome.text)")
    let found = try #require(bench.files.first { $0.hasPrefix(folder) })
    #expect(await bench.run("run", found).output.contains("A rule of counting was broken."))
  }

  @Test func `what nothing breaks is told with how much was seen`() async throws {
    let bench = try bench()
    let outcome = await bench.run(
      "explore", "count.feature", "--depth", "2", "--walks", "2", "--length", "5")
    #expect(outcome.code == 0)
    try Snapshot.expect(outcome.text, matches: "explore nothing found.txt")
    #expect(!bench.files.contains { $0.hasPrefix("found/") })
  }

  @Test func `what breaks is kept as the shortest feature, which fails in the same way`()
    async throws
  {
    let bench = try bench()
    let arguments = [
      "explore", "count.feature", "--depth", "3", "--walks", "50", "--events", "1300 is added",
      "--events", "10 is added", "--events", "7 seconds pass",
    ]
    let outcome = await bench.run(arguments)
    #expect(outcome.code == 1)
    try Snapshot.expect(outcome.text, matches: "explore found.txt")
    let found = try #require(bench.files.first { $0.hasPrefix("found/") })
    let text = try #require(bench.text(found))
    try Snapshot.expect(text, matches: "explore found.feature")
    #expect(bench.files.count { $0.hasPrefix("found/") } == 1)
    let again = await bench.run("run", found)
    #expect(again.code == 1)
    #expect(again.output.contains("A rule of counting was broken."))
    #expect(await bench.run(arguments).text == outcome.text)
    #expect(bench.text(found) == text)
  }

  @Test func `what cannot be looked behind is told, and kept by nobody`() async throws {
    let bench = try bench()
    for limits in [["--walks", "0"], ["--depth", "0"]] {
      let outcome = await bench.run(
        ["explore", "count.feature", "--events", "1000000 is added", "--events", "10 is added"]
          + limits)
      #expect(outcome.code == 2, "\(outcome.text)")
      let told = """

          ! What lies behind this is not known: Nobody counts so far.
              When 1000000 is added
            note: Add less at once.

        """
      #expect(outcome.output.contains(told), "\(outcome.text)")
      #expect(!bench.files.contains { $0.hasPrefix("found/") })
    }
  }

  @Test func `patience lifts the limits of what is explored`() async throws {
    let text = "Feature: F\n  Scenario: S\n    Given the app is open\n"
    let bench = try Bench(["a.feature": text])
    let arguments = [
      "explore", "a.feature", "--depth", "3", "--walks", "0", "--events", "29 days pass",
    ]
    let outcome = await bench.run(arguments, steps: CommandSteps.all)
    #expect(outcome.code == 2, "\(outcome.text)")
    #expect(
      outcome.output.contains("! What lies behind this is not known: A scenario plays at most 60 d")
    )
    let patient = await bench.run(arguments + ["--patient"], steps: CommandSteps.all)
    #expect(patient.code == 0, "\(patient.text)")
  }

  @Test func `what would be wrong only if it were the end is found`() async throws {
    let bench = try bench()
    let outcome = await bench.run(
      "explore", "count.feature", "--depth", "2", "--walks", "0", "--events", "2000 is added",
      "--events", "10 is added")
    #expect(outcome.code == 1, "\(outcome.text)")
    #expect(outcome.output.contains("Nobody stops at 2013."))
    let found = try #require(bench.files.first { $0.hasPrefix("found/") })
    #expect(await bench.run("run", found).output.contains("Nobody stops at 2013."))
  }

  @Test func `what was tried when the time is over is told, and no more is tried`() async throws {
    let bench = try bench()
    let clock = CountingClock()
    bench.elapsed = { clock.tick() }
    let outcome = await bench.run(
      "explore", "count.feature", "--parallel", "1", "--depth", "2", "--walks", "30", "--time", "7")
    #expect(outcome.code == 0)
    try Snapshot.expect(outcome.text, matches: "explore out of time.txt")
  }

  @Test func `a story that nobody had the time to make shorter says so, and breaks all the same`()
    async throws
  {
    let bench = try bench()
    let clock = CountingClock()
    bench.elapsed = { clock.tick() }
    let outcome = await bench.run(
      "explore", "count.feature", "--parallel", "1", "--depth", "0", "--walks", "30", "--time",
      "60", "--events", "1300 is added", "--events", "10 is added")
    #expect(outcome.code == 1, "\(outcome.text)")
    #expect(
      outcome.output.contains(
        "its story may get shorter: the search was ended before that was tried"),
      "\(outcome.text)")
    let found = try #require(bench.files.first { $0.hasPrefix("found/") })
    #expect(await bench.run("run", found).output.contains("A rule of counting was broken."))
  }

  @Test func `several paths are explored one after the other`() async throws {
    let bench = try bench()
    try bench.write(Self.feature(), to: "more.feature")
    let outcome = await bench.run(
      "explore", "count.feature:5", "more.feature", "--depth", "1", "--walks", "0")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("count.feature:5  Two and one"))
    #expect(outcome.output.contains("more.feature:5  Two and one"))
  }

  @Test func `the number of workers changes nothing, and shards are parts of the scenarios`()
    async throws
  {
    let bench = try bench()
    try bench.write(Self.feature(), to: "more.feature")
    let arguments = ["explore", "count.feature", "more.feature", "--walks", "40"]
    let one = await bench.run(arguments + ["--parallel", "1"])
    let five = await bench.run(arguments + ["--parallel", "5"])
    #expect(one.output == five.output && !one.output.isEmpty)
    let first = await bench.run(arguments + ["--shard", "1/2"])
    let second = await bench.run(arguments + ["--shard", "2/2"])
    #expect(first.output + second.output == one.output)
  }

  @Test func `walks find what lies deeper, and the seed decides which`() async throws {
    let bench = try bench()
    let outcome = await bench.run(
      "explore", "count.feature", "--depth", "0", "--walks", "300", "--events", "10 is added",
      "--events", "1300 is added")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("1 different worlds, all within 0 things that happen"))
    let found = try #require(bench.files.first { $0.hasPrefix("found/") })
    #expect(bench.text(found)?.contains("When 1300 is added\n    And 10 is added") == true)
  }

  @Test(arguments: [
    (["explore"], "missing PATH"),
    (["explore", "count.feature", "more.feature"], "more.feature"),
    (["explore", "count.feature", "--depth", "1000000000"], "is no value for --depth"),
    (["explore", "count.feature", "--walks", "many"], "is no value for --walks"),
    (["explore", "count.feature", "--depth", "0", "--walks", "0"], "'0' is no value for --depth"),
    (
      ["explore", "count.feature", "--found", "requirements.md"],
      "--found requirements.md: requirements.md is a file, not a folder"
    ),
    (["explore", "count.feature", "--found", "no/such"], "--found no/such: there is no folder no"),
    (["explore", "count.feature", "--events", "pigs fly"], "\"pigs fly\" is no sentence"),
    (
      ["explore", "count.feature", "--events", "the count should be 5"],
      "is no sentence that brings anything about"
    ),
    (["explore", "gone.feature"], "gone.feature"),
    (["explore", "tagged.feature"], "@demo:X"),
    (["explore", "night.feature"], "no scenario was selected"),
    (["explore", "broken.feature"], "does not get to its end: The count differs."),
  ])
  func `what cannot be explored is refused by name`(
    arguments: [String], expected: String
  ) async throws {
    let outcome = try await bench().run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(expected), "\(outcome.text)")
  }

  @Test func `what a user has written into a story stays, and the story is kept beside it`()
    async throws
  {
    let bench = try bench()
    let arguments = ["explore", "count.feature"] + Self.breaking
    _ = await bench.run(arguments)
    let found = try #require(bench.files.first { $0.hasPrefix("found/") })
    let story = try #require(bench.text(found))
    try bench.write(story + "# Ask Kim\n", to: found)
    let outcome = await bench.run(arguments)
    #expect(bench.text(found) == story + "# Ask Kim\n")
    #expect(outcome.output.contains("kept as " + found.replacing(".feature", with: "-2.feature")))
    #expect(bench.text(found.replacing(".feature", with: "-2.feature")) == story)
  }

  @Test func `a story is in English whatever its scenario is in`() async throws {
    let bench = try bench()
    let polish = """
      # language: pl
      Funkcja: Liczenie
        Scenariusz: Dwa
          Zakładając 1 is added
          Kiedy 2 is added

      """
    try bench.write(polish, to: "pl.feature")
    try await expectStory(in: bench, below: "found/", of: "pl.feature")
  }

  @Test func `a story that names files is kept where it finds them`() async throws {
    let bench = try Bench([
      "S/a.feature": """
      Feature: F
        Scenario: S
          Given it begins

      """, "S/own.phrases": "Phrase: it begins\n  Given 3 is added\n",
    ])
    try await expectStory(in: bench, below: "S/found/", of: "S/a.feature")
  }

  @Test
  func `a story that needs no file is kept in the folder of all, whatever other features need`()
    async throws
  {
    let bench = try Bench([
      "S/a.feature": Self.feature(), "T/b.feature": Self.feature(),
      "T/own.phrases": "Phrase: it begins\n  Given 3 is added\n",
    ])
    let outcome = await bench.run(["explore", "S/a.feature", "T/b.feature"] + Self.breaking)
    #expect(outcome.output.contains("kept as found/"), "\(outcome.text)")
    try await expectStory(in: bench, below: "found/", of: "S/a.feature")
  }

  @Test func `an event that can happen nowhere is told`() async throws {
    let text = """
      @ios
      Feature: F
        Scenario: S
          Given the pet listing app is installed
          When the user opens the app

      """
    let bench = try Bench(["a.feature": text])
    let outcome = await bench.run(
      [
        "explore", "a.feature", "--depth", "2", "--walks", "2", "--events",
        "the user taps \"Nonexistent\"", "--events", "1 minute passes",
      ], steps: CommandSteps.all)
    #expect(outcome.code == 2, "\(outcome.text)")
    #expect(
      outcome.errors.contains(
        "error: \"the user taps \"Nonexistent\"\" could happen behind none of the scenarios, as far as was looked"
      ), "\(outcome.text)")
    #expect(!outcome.errors.contains("1 minute passes"))
    // Behind the scenarios of another part it may happen.
    let part = await bench.run(
      [
        "explore", "a.feature", "--shard", "1/1", "--depth", "1", "--events",
        "the user taps \"No\"",
      ],
      steps: CommandSteps.all)
    #expect(part.code == 0 && part.errors.isEmpty, "\(part.text)")
  }

  @Test(arguments: [
    ("0", "  not tried: power saving, the clock, the time zone, the language, the charger"),
    ("40", "  only walks tried: power saving, the clock, the time zone, the language, the charger"),
  ])
  func `what orders leave out is told in one line, with how to try it`(
    walks: String, told: String
  ) async throws {
    let text = "@ios\nFeature: F\n  Scenario: S\n    Given the app is open\n"
    let bench = try Bench(["a.feature": text])
    let arguments = ["explore", "a.feature", "--depth", "1", "--walks", walks]
    let outcome = await bench.run(arguments, steps: CommandSteps.all)
    #expect(outcome.code == 0, "\(outcome.text)")
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix(told) }
    #expect(lines.count == 1, "\(outcome.text)")
    #expect(
      lines.first?.hasSuffix(
        "; every order of such things: --events \"the user turns Low Power Mode on\" --events …")
        == true, "\(outcome.text)")
    let named = await bench.run(
      arguments + ["--events", "the app crashes"], steps: CommandSteps.all)
    #expect(!named.output.contains("every order of such things"), "\(named.text)")
  }

  @Test func `what was found decides, where an event could happen nowhere too`() async throws {
    let bench = try bench()
    let outcome = await bench.run(
      ["explore", "count.feature"] + Self.breaking + ["--events=-1 is added"])
    #expect(outcome.code == 1, "\(outcome.text)")
    #expect(
      outcome.errors.hasPrefix("warning: \"-1 is added\" could happen behind none"),
      "\(outcome.text)")
  }

  @Test func `what takes a night is played where somebody asks for it`() async throws {
    let text = """
      Feature: F
        Scenario: By day
          Then the count is 1

        @nightly
        Scenario: At night
          Then the count is 2

      """
    let bench = try Bench(["a.feature": text])
    let day = await bench.run("run", "a.feature")
    #expect(day.code == 0)
    #expect(day.output.contains("1 scenario: 1 passed"))
    #expect(day.output.contains("1 scenario tagged @nightly left out"))
    let explored = await bench.run("explore", "a.feature", "--depth", "1", "--walks", "1")
    #expect(explored.output.contains("1 scenario tagged @nightly left out"), "\(explored.text)")
    #expect(await bench.run("run", "--tags", "@nightly").output.contains("By day") == false)
    #expect(await bench.run("run", "a.feature:6").output.contains("✓ At night"))
  }

  @Test func `the article shows what is printed`() async throws {
    let feature = Checkout.root.appending(
      path: "Tests/Command/RehearseCommandTests/Snapshots/search.feature")
    let bench = try Bench(["search.feature": String(contentsOf: feature, encoding: .utf8)])
    let outcome = await bench.run(
      ["run", "search.feature", "--format", "pretty", "--quiet"], steps: CommandSteps.all)
    #expect(outcome.code == 1)
    try Snapshot.expect(outcome.output, matches: "search run.txt")
  }
}

/// A clock that is one second on whenever somebody looks at it.
private final class CountingClock: Sendable {
  private let seconds = Mutex(0)

  func tick() -> Duration {
    seconds.withLock { seconds in
      seconds += 1
      return .seconds(seconds)
    }
  }
}
