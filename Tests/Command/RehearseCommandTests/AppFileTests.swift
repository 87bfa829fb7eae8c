import Foundation
import Testing

@testable import RehearseCommand

/// Descriptions of apps in processes of their own, from the file to the message.
struct AppFileTests {
  private static let plist = "<plist><dict/></plist>"
  private static let manifest = "<manifest/>"
  private static let app = """
    {"name": "Near me", "command": ["/bin/sh"], "infoPlist": "Info.plist", "androidManifest": "M.xml"}
    """

  private static func feature(_ tags: String = "") -> String {
    """
    \(tags)
    Feature: F
      Scenario: S
        Given the app "Near me" is installed
        Then the home screen is shown

    """
  }

  @Test(arguments: [
    ("", "There is app.json, but it is empty."),
    ("{", "There is app.json, but it cannot be read: This is no JSON: the text ends"),
    (#"{"name": "Near me"}"#, "There is app.json, but it has no \"command\"."),
  ])
  func `a file that describes no app is told where one is missed`(
    _ text: String, _ note: String
  ) async throws {
    let bench = try Bench(["x.feature": Self.feature(), "app.json": text])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.output.contains(note), "\(outcome.output)")
  }

  @Test(arguments: [
    ("<plist><array/></plist>", "/bin/sh", "Info.plist: An Info.plist holds a dictionary"),
    (plist, "./near", "There is no program ./near."),
    (nil, "/bin/sh", "Info.plist cannot be read: no such file or folder."),
  ])
  func `the fault of an app is told where the app is missed`(
    plist: String?, program: String, reason: String
  ) async throws {
    let app = Self.app.replacing("/bin/sh", with: program)
    let bench = try Bench([
      "x.feature": Self.feature(), "app.json": app, "M.xml": Self.manifest,
    ])
    if let plist { try bench.write(plist, to: "Info.plist") }
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(
      outcome.output.contains("note: There is app.json, but it cannot be used: \(reason)"),
      "\(outcome.output)")
    #expect(!outcome.output.contains(".."), "\(outcome.output)")
    #expect(outcome.errors.contains("`sh play` does both") == (program == "./near"))
  }

  @Test(arguments: [
    (
      ["Info.plist/x": "", "M.xml": manifest],
      "Info.plist cannot be read: this is a folder, not a file."
    ),
    (["M.xml": manifest], "Info.plist cannot be read: no such file or folder."),
  ])
  func `a manifest that cannot be read is told in words`(
    _ files: [String: String], _ message: String
  ) async throws {
    let given = ["x.feature": Self.feature(), "app.json": Self.app]
    let bench = try Bench(given.merging(files) { $1 })
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!outcome.errors.contains("standard input"))
  }

  @Test func `a manifest that is too large is told without advice for features`() async throws {
    let bench = try Bench([
      "x.feature": Self.feature(), "app.json": Self.app,
      "Info.plist": String(repeating: " ", count: AppFiles.bytesMax + 1),
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.errors.contains("Info.plist cannot be read: the file has 4194305 bytes"))
    #expect(!outcome.errors.contains("split it"))
  }

  @Test func `a wrong value in a manifest is told with its line and column`() async throws {
    let bench = try Bench([
      "x.feature": Self.feature(), "app.json": Self.app, "M.xml": Self.manifest,
      "Info.plist":
        "<plist><dict>\n  <key>UIBackgroundModes</key><string>a</string></dict></plist>",
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: Info.plist:2:31: "), "\(outcome.errors)")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a wrong value is told with the line that editors show, however lines end`(
    end: String
  ) async throws {
    let app = Self.app.trimmingCharacters(in: .newlines).replacing(", ", with: ",\(end)  ")
    let bench = try Bench([
      "x.feature": Self.feature(), "app.json": app.replacing("[\"/bin/sh\"]", with: "[/bin/sh]"),
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.errors.hasPrefix("error: app.json:2:15: "), "\(outcome.errors)")
  }

  @Test(arguments: [("", true), ("@ios", false), ("@android", false), ("@ios @android", false)])
  func `an app for Android that no scenario plays there is a hint`(
    _ tags: String, _ isHinted: Bool
  ) async throws {
    let bench = try Bench([
      "x.feature": Self.feature(tags), "app.json": Self.app, "M.xml": Self.manifest,
      "Info.plist": Self.plist,
    ])
    for strict in [[], ["--strict"]] {
      let outcome = await bench.run(["run", "x.feature"] + strict, steps: CommandSteps.all)
      #expect(outcome.code == 0, "\(outcome.text)")
      #expect(outcome.errors.contains("none of its scenarios runs on Android") == isHinted)
    }
  }
}
