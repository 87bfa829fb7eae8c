import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct ChosenScenariosTests {
  private static let feature = """
    Feature: Chosen

      Scenario: Untagged
        Given the count is 3
        Then the count should be 3

      @ios @android
      Scenario: Both
        Given the count is 1
        Then the count should be 1

      @android
      Scenario Outline: Rows <n>
        Given the count is <n>
        Then the count should be 1

        Examples:
          | n |
          | 1 |
          | 2 |

      @nightly @android
      Scenario: Long
        Given the count is 1
        Then the count should be 1
    """

  private func bench() throws -> Bench { try Bench(["Scenarios/chosen.feature": Self.feature]) }

  @Test func `the chosen scenarios are listed, each with a place that chooses it and nothing else`()
    async throws
  {
    let bench = try bench()
    let all = await bench.run("run", "--list")
    #expect(all.code == 0 && all.errors == "")
    #expect(
      all.output == """
        Scenarios/chosen.feature:3  iOS  Untagged
        Scenarios/chosen.feature:8  iOS  Both
        Scenarios/chosen.feature:8  Android  Both
        Scenarios/chosen.feature:19  Android  Rows 1
        Scenarios/chosen.feature:20  Android  Rows 2

        """)
    let one = await bench.run("run", "--list", "Scenarios/chosen.feature:20")
    #expect(one.output == "Scenarios/chosen.feature:20  Android  Rows 2\n")
    let reversed = await bench.run("run", "--list", "--order", "reversed", "--shard", "1/2")
    #expect(reversed.output.split(separator: "\n").count == 3)
  }

  @Test func `a list of nothing is an error, unless that is wanted`() async throws {
    let bench = try bench()
    let none = await bench.run("run", "--list", "--tags", "@both")
    #expect(none.code == 2 && none.output == "")
    #expect(none.errors.contains("no scenario was selected"))
    #expect(await bench.run("run", "--list", "--tags", "@both", "--allow-empty").code == 0)
    try bench.write("Feature: f\n  Scenario: s\n    Nonsense\n", to: "Scenarios/broken.feature")
    #expect(await bench.run("run", "--list").code == 2)
  }

  @Test(arguments: [
    ("ios", "2 scenarios: 2 passed", "0 scenarios"),
    ("Android", "3 scenarios: 2 passed, 1 failed", "1 scenario tagged @nightly left out"),
  ])
  func `one platform is played, and what is left out for the night is counted for it alone`(
    platform: String, counts: String, night: String
  ) async throws {
    let outcome = try await bench().run("run", "--platform", platform)
    #expect(outcome.output.contains(counts + "\n"), "\(outcome.text)")
    #expect(outcome.output.contains(night) == (platform == "Android"), "\(outcome.text)")
  }

  @Test func `a record of one platform is merged as such`() async throws {
    let bench = try bench()
    for part in 1...2 {
      let options = ["--shard", "\(part)/2", "--format", "record:\(part).record.gz"]
      _ = await bench.run(["run", "--platform", "android"] + options)
    }
    let whole = await bench.run("run", "--platform", "android", "--format", "pretty")
    let merged = await bench.run("merge", "1.record.gz", "2.record.gz", "--format", "pretty")
    #expect(merged.code == whole.code && merged.output == whole.output, "\(merged.text)")
  }

  @Test(arguments: [("1", "2 skipped, 1 failed"), ("2", "1 skipped, 2 failed"), ("9", "3 failed")])
  func `what comes after so many failures is skipped, whatever the number of workers`(
    count: String, counts: String
  ) async throws {
    let scenario = "  Scenario: s\n    Given the count is 1\n    Then the count should be 2\n"
    let bench = try Bench([
      "Scenarios/a.feature": "Feature: f\n" + scenario
        + (2...3).map { scenario.replacingOccurrences(of: ": s", with: ": s\($0)") }.joined()
    ])
    for workers in ["1", "4"] {
      let outcome = await bench.run("run", "--max-failures", count, "--parallel", workers)
      #expect(outcome.output.contains("3 scenarios: \(counts)\n"), "\(outcome.text)")
      #expect(outcome.code == 1)
    }
  }

  @Test(arguments: [
    ["--platform", "symbian"], ["--platform", "andriod"], ["--max-failures", "0"],
    ["--fail-fast", "--max-failures", "2"], ["--list", "--format", "html:page.html"],
    ["--since", "-x"], ["--changed", "--since", "main"], ["--since", "main", "--watch"],
    ["--since", "main", "--format", "record:a.gz"],
    ["--workers", "4"], ["-j", "4"], ["--reporter=dot"], ["--grep", "x"], ["--retries", "3"],
    ["--ui"], ["--nonsense"], ["--figures", "--format", "messages"],
  ])
  func `what cannot be understood is told, also in the words of other tools`(arguments: [String])
    async throws
  {
    let outcome = try await bench().run(["run"] + arguments)
    #expect(outcome.code == 2 && outcome.output == "")
    let name = arguments.joined(separator: " ").replacingOccurrences(of: "/", with: "-")
    try Snapshot.expect(outcome.errors, matches: "usage run \(name).txt")
  }

  @Test func `what stands in for another tool's option is one of ours`() {
    for (theirs, ours) in OtherTools.standIns {
      #expect(RunCommand.spec.option(named: ours) != nil, "\(theirs): \(ours)")
      #expect(OtherTools.note(on: theirs, RunCommand.spec)?.contains(ours) == true, "\(theirs)")
    }
  }

  @Test func `what other tools call an option is never one of ours`() {
    for subcommand in Subcommand.allCases {
      for option in subcommand.spec.allOptions {
        #expect(OtherTools.note(on: option.name, subcommand.spec) == nil, "\(option.name)")
        if let short = option.short {
          #expect(OtherTools.note(on: short, subcommand.spec) == nil, "\(short)")
        }
      }
    }
  }
}

/// A suite in a repository of its own, and what is played of it after a change.
struct ChangedRunTests {
  private static let files = [
    "Scenarios/a/a.feature": "Feature: A\n  Scenario: First\n    Given the count is 1\n"
      + "    Then the count should be 1\n",
    "Scenarios/a/sum.phrases": "Phrase: one is added\n  When 1 is added\n",
    "Scenarios/b/b.feature": "Feature: B\n  Scenario: Second\n    Given the count is 1\n"
      + "    Then the count should be 1\n  Scenario: Third\n    Given the count is 2\n"
      + "    Then the count should be 2\n",
  ]

  private func bench() throws -> Bench {
    let bench = try Bench(Self.files)
    try bench.commit()
    return bench
  }

  @Test func `where nothing has changed nothing is played, and that is told`() async throws {
    let bench = try bench()
    let outcome = await bench.run("run", "--changed", "--format", "junit:report.xml")
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.errors == "note: no scenario is new or different since HEAD\n")
    #expect(bench.text("report.xml")?.contains("tests=\"0\"") == true)
    #expect(await bench.run("run", "--since", "HEAD", "--list").output == "")
  }

  @Test(arguments: [
    (
      "Scenarios/b/b.feature", "Second", "Zweite",
      ["Second": false, "Zweite": true, "Third": false]
    ),
    ("Scenarios/a/sum.phrases", "When 1", "When 2", ["First": true, "Second": false]),
    (
      "Scenarios/c.feature", "", "Feature: C\n  Scenario: New\n    Given the count is 1\n",
      ["New": true, "First": false]
    ),
  ])
  func `what has changed is played, and what finds something that has changed`(
    path: String, old: String, new: String, played: [String: Bool]
  ) async throws {
    let bench = try bench()
    let text = bench.text(path) ?? ""
    try bench.write(old.isEmpty ? new : text.replacingOccurrences(of: old, with: new), to: path)
    let outcome = await bench.run("run", "--changed", "--list")
    for (name, isPlayed) in played {
      #expect(outcome.output.contains("  \(name)\n") == isPlayed, "\(name): \(outcome.text)")
    }
  }

  @Test func `that a program which an app's description names has changed is a change`()
    async throws
  {
    let bench = try bench()
    try bench.write(
      "{\"name\": \"x\", \"command\": [\"python3\", \"x.py\"], \"infoPlist\": \"Info.plist\"}\n",
      to: "Scenarios/b/app.json")
    try bench.write("print()\n", to: "Scenarios/b/x.py")
    try bench.write(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict></dict></plist>\n",
      to: "Scenarios/b/Info.plist")
    try bench.write(
      "Feature: B\n  Scenario: Hosted\n    Given the app \"x\" is installed\n",
      to: "Scenarios/b/b.feature")
    try bench.commit()
    let before = await bench.run("run", "--changed", "--list")
    #expect(before.output == "", "\(before.text)")
    try bench.write("print(1)\n", to: "Scenarios/b/x.py")
    let after = await bench.run("run", "--changed", "--list")
    #expect(after.output == "Scenarios/b/b.feature:2  iOS  Hosted\n", "\(after.text)")
  }

  /// Each change lets a scenario end otherwise, and must have it played.
  @Test(arguments: [
    "rm Scenarios/a/sum.phrases", "mkdir Scenarios/c && mv Scenarios/a/sum.phrases Scenarios/c",
    "git mv Scenarios/a/a.feature Scenarios/a/z.feature && cp Scenarios/b/b.feature Scenarios/a/a.feature",
    "sed -i 's/Feature: A/Feature: Z/' Scenarios/a/a.feature",
    "git update-index --assume-unchanged Scenarios/a/a.feature && echo >> Scenarios/a/a.feature && sed -i 's/is 1/is 2/' Scenarios/a/a.feature",
    "rm Scenarios/a/a.feature && ln -s ../b/b.feature Scenarios/a/a.feature",
    "printf '# T\\n\\n- `a:R-1` It works.\\n' > Scenarios/requirements.md",
  ])
  func `what lets a scenario end otherwise has it played`(change: String) async throws {
    let bench = try bench()
    let done = try Program.run("/bin/sh", ["-c", change], in: bench.folder)
    try #require(done.code == 0, "\(done.output)")
    let outcome = await bench.run("run", "--changed", "--list", "--allow-empty")
    #expect(outcome.output.contains("Scenarios/a/"), "\(change): \(outcome.text)")
  }

  @Test func `a new name that differs in the composition of its letters only is a new file`()
    async throws
  {
    let bench = try Bench(["Scenarios/\u{FC}.feature": Self.files["Scenarios/b/b.feature"] ?? ""])
    try bench.commit()
    try bench.write(Self.files["Scenarios/a/a.feature"] ?? "", to: "Scenarios/u\u{308}.feature")
    let outcome = await bench.run("run", "--changed", "--list")
    #expect(outcome.output.contains("First") && !outcome.output.contains("Second"))
  }

  @Test func `of scenarios that were left out nobody says that they are forgotten`() async throws {
    let bench = try Bench([
      "Scenarios/app.json":
        "{\"name\": \"x\", \"command\": [\"python3\", \"x.py\"], \"androidManifest\": \"AndroidManifest.xml\"}",
      "Scenarios/AndroidManifest.xml":
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"a.b\"/>",
      "Scenarios/x.py": "print()\n",
      "Scenarios/a.feature": "Feature: A\n  Scenario: S\n    Given the app \"x\" is installed\n",
      "Scenarios/b.feature":
        "@android\nFeature: B\n  Scenario: S\n    Given the app \"x\" is installed\n",
    ])
    try bench.commit()
    try bench.write(
      "Feature: A\n  Scenario: Other\n    Given the app \"x\" is installed\n",
      to: "Scenarios/a.feature")
    let outcome = await bench.run(["run", "--changed", "--dry-run"], steps: CommandSteps.all)
    #expect(outcome.errors.contains("1 of 2 scenarios"), "\(outcome.text)")
    #expect(!outcome.errors.contains("none of its scenarios runs on Android"), "\(outcome.text)")
  }

  @Test func `where git is of no help that is told, and nothing is played`() async throws {
    let outcome = await (try bench()).run("run", "--since", "nowhere")
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors.contains("git does not say what has changed since nowhere"))
  }
}
