import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// Files of phrases, from the folder to the report.
struct PhraseCommandTests {
  private static let feature = """
    @ios
    Feature: F

      Scenario: S
        Given the pets are there
        When the user opens the app
        Then the user is asked

    """
  static let phrases = """
    Phrase: the pets are there
      Given the pet listing app is installed

    Phrase: the user is asked
      Then a system alert is shown

    """

  static func bench(_ phrases: String = Self.phrases) throws -> Bench {
    try Bench(["Scenarios/pets/a.feature": Self.feature, "Scenarios/own.phrases": phrases])
  }

  @Test func `a failure is told at both lines, in every report that people read`() async throws {
    let bench = try Self.bench(Self.phrases.replacing("a system alert", with: "no system alert"))
    let text = await bench.run(["run", "--format", "pretty"], steps: CommandSteps.all)
    #expect(text.code == 1, "\(text.text)")
    #expect(
      text.output.contains("   ✗ Then the user is asked\n     ✗ Then no system alert is shown\n"),
      "\(text.output)")
    for format in ["pretty", "junit:r.txt", "messages:r.txt", "html:r.txt"] {
      let outcome = await bench.run(["run", "--format", format], steps: CommandSteps.all)
      let file = format == "pretty" ? outcome.output : bench.text("r.txt") ?? ""
      let report = try file + Inflate.details(of: file).joined()
      #expect(report.contains("Scenarios/pets/a.feature:7"), "\(format)")
      #expect(report.contains("Scenarios/own.phrases:5"), "\(format)")
      // The page and the studio point into the feature.
      let step = #""text":"no system alert is shown","status":"failed","line":7"#
      #expect(report.contains(step) == format.hasPrefix("html"), "\(format)")
    }
    let github = await bench.run(["run", "--format", "github"], steps: CommandSteps.all)
    #expect(github.output.contains("file=Scenarios/pets/a.feature,line=7"), "\(github.output)")
    #expect(github.output.contains("Written in Scenarios/own.phrases:5"))
  }

  @Test func `a warning about a phrase's step stands where the feature has the phrase`()
    async throws
  {
    let bench = try Bench([
      "Scenarios/a.feature": """
      @ios
      Feature: F

        Scenario: S
          Given the pet listing app is installed
          When the user opens the app
          And 1 second passes
          And the user looks again

      """,
      "Scenarios/own.phrases": """
      Phrase: the user looks again
        When the user locks the phone
        Then within 5 seconds a system alert has been shown 1 time

      """,
    ])
    let outcome = await bench.run(["run"], steps: CommandSteps.all)
    #expect(outcome.errors.contains("warning: Scenarios/a.feature:8:"), "\(outcome.text)")
    #expect(outcome.errors.contains("Written in Scenarios/own.phrases:3"))
  }

  @Test func `lines, lists of failures and absolute paths find the phrases`() async throws {
    let bench = try Self.bench()
    for arguments in [
      ["run"], ["run", "Scenarios/pets/a.feature:7"], ["run", "--rerun-failed"],
    ] {
      let outcome = await bench.run(arguments, steps: CommandSteps.all)
      #expect(outcome.code == 0, "\(arguments) \(outcome.text)")
    }
    // From outside of the working folder only what the user named is looked through.
    let absolute = await bench.run(
      ["run", bench.folder.appending(path: "Scenarios").path], steps: CommandSteps.all)
    #expect(absolute.code == 0, "\(absolute.text)")
  }

  @Test func `a mistake in a file of phrases is told with its place, and nothing passes`()
    async throws
  {
    let bench = try Self.bench(Self.phrases.replacing("Then a system", with: "Thn a system"))
    let outcome = await bench.run(["run"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        """
        error: Scenarios/own.phrases:5:3: "Thn a system alert is shown" cannot stand here.
        """), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("    Thn a system alert is shown\n    ^\n"), "\(outcome.errors)")
    let listed = await bench.run(["steps", "pets"], steps: CommandSteps.all)
    #expect(listed.code == 2)
  }

  @Test func `the catalogue lists phrases where they are known`() async throws {
    let bench = try Self.bench()
    let everywhere = await bench.run(["steps", "user", "asked"], steps: CommandSteps.all)
    #expect(everywhere.code == 0)
    #expect(
      everywhere.output.hasPrefix(
        """
        Own phrases in Scenarios/own.phrases

          Then the user is asked
              Stands for: Then a system alert is shown.
              Example: the user is asked

        """), "\(everywhere.output)")
    try bench.write(
      Self.phrases.replacing("the user is", with: "everybody is"), to: "Scenarios/b/b.phrases")
    let here = await bench.run(
      ["steps", "--in", "Scenarios/pets", "asked"], steps: CommandSteps.all)
    #expect(here.output.contains("the user is asked"))
    #expect(!here.output.contains("everybody is asked"))
    let json = await bench.run(["steps", "--format", "json", "asked"], steps: CommandSteps.all)
    #expect(json.output.contains("\"file\" : \"Scenarios/b/b.phrases\""), "\(json.output)")
    let missing = await bench.run(["steps", "--in", "nowhere"], steps: CommandSteps.all)
    #expect(missing.code == 2)
    #expect(missing.errors == "error: nowhere: no such file or folder\n")
  }

  @Test func `files of phrases are formatted, and neither played nor written over`() async throws {
    let bench = try Self.bench(Self.phrases.replacing("  Then", with: "       Then"))
    let played = await bench.run(["run", "Scenarios/own.phrases"], steps: CommandSteps.all)
    #expect(played.code == 2)
    #expect(played.errors.hasPrefix("error: Scenarios/own.phrases: this file holds phrases"))
    let over = await bench.run(
      ["run", "--format", "junit:Scenarios/own.phrases"], steps: CommandSteps.all)
    #expect(over.code == 2)
    #expect(over.errors.contains("written over"), "\(over.errors)")
    #expect(await bench.run("format", "Scenarios").output == "Scenarios/own.phrases\n")
    #expect(bench.text("Scenarios/own.phrases") == Self.phrases)
  }

  @Test func `what phrases are used is reported, and which are not`() async throws {
    let bench = try Self.bench(
      Self.phrases + "\nPhrase: nobody says this\n  Given the user is in Warsaw\n")
    let usage = await bench.run(["run", "--format", "usage"], steps: CommandSteps.all)
    let parts = usage.output.split(separator: "Never used")
    #expect(parts[0].contains("the pets are there  (Scenarios/own.phrases:1)"))
    #expect(parts[1].contains("nobody says this  (Scenarios/own.phrases:7)"))
  }

  @Test func `a route that only a phrase names is read`() async throws {
    let gpx = """
      <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
      <trkpt lat="52.2297" lon="21.0122"/><trkpt lat="52.2397" lon="21.0122"/>
      </trkseg></trk></gpx>
      """
    let bench = try Bench([
      "Scenarios/a/x.feature":
        "@ios\nFeature: F\n  Scenario: S\n    When the walk begins\n    And 1 minute passes\n",
      "Scenarios/own.phrases":
        "Phrase: the walk begins\n  When the user follows the route \"routes/walk.gpx\"\n",
      "Scenarios/a/routes/walk.gpx": gpx,
    ])
    let outcome = await bench.run(["run"], steps: CommandSteps.all)
    #expect(outcome.code == 0, "\(outcome.text)")
  }
}

/// What was played with other phrases says nothing of these.
struct ChangedPhraseTests {
  @Test(arguments: ["changed", "away"])
  func `results are used only with the phrases that they were played with`(change: String)
    async throws
  {
    let bench = try PhraseCommandTests.bench()
    try bench.write("# Pets\n\n- `pets:FR-1` It asks.\n", to: "Scenarios/requirements.md")
    let outcome = await bench.run(
      ["run", "--format", "record:r.record", "--format", "messages:m.ndjson"],
      steps: CommandSteps.all)
    try #require(outcome.code == 0, "\(outcome.text)")
    let uses = [
      ["merge", "r.record"], ["requirements", "--from", "r.record"],
      ["requirements", "--from", "m.ndjson"],
    ]
    for use in uses {
      let used = await bench.run(use, steps: CommandSteps.all)
      #expect(used.code == 0, "\(use) \(used.text)")
    }
    switch change {
    case "changed":
      try bench.write(
        PhraseCommandTests.phrases.replacing("a system alert", with: "no system alert"),
        to: "Scenarios/own.phrases")
    default:
      try FileManager.default.removeItem(at: bench.folder.appending(path: "Scenarios/own.phrases"))
    }
    for use in uses {
      let refused = await bench.run(use, steps: CommandSteps.all)
      #expect(refused.code == 2, "\(use) \(refused.text)")
      #expect(
        refused.errors.contains("are not those that were played")
          || refused.errors.contains("Scenarios/own.phrases: this file is not as it was"),
        "\(use) \(refused.text)")
    }
  }

  @Test(arguments: ["no list", "0123  Scenarios/own.phrases"])
  func `messages whose list of files cannot be read are refused`(list: String) async throws {
    let bench = try Bench(["own.feature": "Feature: F\n  Scenario: S\n    Given it is there\n"])
    _ = await bench.run("run", "--format", "messages:m.ndjson")
    let messages = try #require(bench.text("m.ndjson"))
    let attachment =
      #"{"attachment":{"body":"\#(list)","contentEncoding":"IDENTITY","fileName":"files.sha256","mediaType":"text/plain"}}"#
    try bench.write(attachment + "\n" + messages, to: "m.ndjson")
    let refused = await bench.run("requirements", "--from", "m.ndjson")
    #expect(refused.code == 2)
    #expect(
      refused.errors.hasPrefix(
        "error: m.ndjson:1: the attachment files.sha256 is no list of digests and files\n"),
      "\(refused.text)")
  }
}
