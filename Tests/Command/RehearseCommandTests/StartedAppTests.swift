import Foundation
import TestSupport
import Testing

/// Which subcommands start apps in processes of their own, as the articles say it.
struct StartedAppTests {
  private static let feature = """
    @ios
    Feature: F

      @app:R-1
      Scenario: S
        Given the app "Near me" is installed
        When the user opens the app
        Then the app is active

    """

  /// Does what is asked of it in a fresh folder; returns whether the app was started, and what was said.
  private static func startsApp(_ arguments: [String]) throws -> (isStarted: Bool, said: String) {
    let bench = try Bench([
      "x.feature": feature, "requirements.md": "# App\n\n- `app:R-1` It starts.\n",
      "app.json": #"{"name": "Near me", "command": ["./app.sh"], "infoPlist": "Info.plist"}"#,
      "Info.plist": "<plist><dict/></plist>", "app.sh": "#!/bin/sh\n: > started\n",
    ])
    let folder = bench.folder
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("app.sh").path)
    let sign = folder.appendingPathComponent("started").path
    if arguments.contains("1.record") {
      let play = ["run", "x.feature", "--format", "record:1.record"]
      _ = try Program.run(ProcessTests.executable.path, play, in: folder)
      try FileManager.default.removeItem(atPath: sign)
    }
    let outcome = try Program.run(ProcessTests.executable.path, arguments, in: folder)
    return (FileManager.default.fileExists(atPath: sign), outcome.output)
  }

  @Test(
    .enabled(if: ProcessTests.isBuilt),
    arguments: [
      ["run", "x.feature"], ["explore", "x.feature", "--depth", "1", "--walks", "1"],
      ["requirements", "x.feature"], ["audit", "x.feature"],
    ])
  func `what plays scenarios starts the app`(arguments: [String]) throws {
    let (isStarted, said) = try Self.startsApp(arguments)
    #expect(isStarted, "\(said)")
  }

  @Test(
    .enabled(if: ProcessTests.isBuilt),
    arguments: [
      ["run", "x.feature", "--dry-run"], ["requirements", "x.feature", "--dry-run"],
      ["requirements", "x.feature", "--from", "1.record"], ["requirements", "--list"],
      ["merge", "1.record"], ["steps"], ["rules"], ["protocol"], ["parse", "x.feature"],
      ["format", "x.feature"],
    ])
  func `what only reads starts nothing`(arguments: [String]) throws {
    let (isStarted, said) = try Self.startsApp(arguments)
    #expect(!isStarted, "\(said)")
  }
}
