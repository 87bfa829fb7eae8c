import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// The files that somebody begins with, and the Swift that holds them.
struct StarterKitTests {
  private static let folder = "Sources/Hosting/SDKs"
  private static let texts: [(name: String, summary: String, file: String)] = [
    ("settings", "The settings.", "Start/rehearse.json"),
    ("firstFeature", "A feature about an app that comes along.", "Start/Scenarios/first.feature"),
    ("appFeature", "A feature about the app of a kit.", "Start/Scenarios/near-me.feature"),
    ("infoPlist", "What the app says to iOS.", "Start/Manifests/Info.plist"),
    ("androidManifest", "What the app says to Android.", "Start/Manifests/AndroidManifest.xml"),
    ("pythonDescription", "How the app in Python is started.", "Start/Python/app.json"),
    ("pythonApp", "The app in Python.", "Start/Python/near_me.py"),
    ("pythonLibrary", "The library for Python.", "Python/rehearsal.py"),
    ("nodeDescription", "How the app in JavaScript is started.", "Start/JavaScript/app.json"),
    ("nodeApp", "The app in JavaScript.", "Start/JavaScript/near-me.mjs"),
    ("nodeLibrary", "The library for JavaScript.", "JavaScript/rehearsal.mjs"),
    ("nodeTypes", "The types of the library for JavaScript.", "JavaScript/rehearsal.d.mts"),
    ("javaDescription", "How the app in Java is started.", "Start/Java/app.json"),
    ("javaApp", "The app in Java.", "Start/Java/NearMe.java"),
    ("javaLibrary", "The library for Java.", "Java/Rehearsal.java"),
  ]

  private static func text(_ file: String) throws -> String {
    let url = Checkout.root.appending(path: "\(folder)/\(file)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  @Test func `the Swift of the kits holds what the files hold`() throws {
    let swift = PageSource.swift(
      "enum StarterFiles", "The files that `rehearse init` writes.", from: Self.folder,
      try Self.texts.map {
        PageSource.declaration($0.name, $0.summary, try Self.text($0.file), isPackage: false)
      })
    try Snapshot.expect(
      swift,
      atPath: "Sources/Command/RehearseCommand/Subcommands/Init/StarterFiles+Generated.swift")
  }

  @Test(arguments: StarterKit.allCases)
  func `a kit is written to the byte, and written again it changes nothing`(
    kit: StarterKit
  ) async throws {
    let bench = try Bench(["Scenarios/near-me/app.json": "mine", "rehearse.json": "{}"])
    let first = await bench.run("init", kit.rawValue, "new place")
    #expect(first.code == 0 && first.errors == "", "\(first.text)")
    try Snapshot.expect(first.output, matches: "init \(kit.rawValue).txt")
    let written = bench.contents
    #expect(Set(kit.files.map { "new place/\($0.path)" }).isSubset(of: written.keys))
    for file in kit.files {
      let text = try #require(bench.text("new place/\(file.path)"))
      let sources = try Self.texts.map { try Self.text($0.file) }
      #expect(sources.contains(text), "\(file.path)")
    }
    let again = await bench.run("init", kit.rawValue, "new place")
    #expect(again.code == 0 && !again.output.contains("written "))
    let here = await bench.run("init", kit.rawValue)
    #expect(here.code == 0 && here.output.contains("left as it is  rehearse.json"))
    #expect(
      bench.text("Scenarios/near-me/app.json") == "mine" && bench.text("rehearse.json") == "{}")
  }

  /// The kits whose language is installed; the gate has all of them.
  private static let playable: [StarterKit] = {
    let programs: [(StarterKit, String)] = [
      (.python, "python3"), (.node, "node"), (.java, "javac"),
    ]
    let found = programs.filter { kit, program in
      let folder = FileManager.default.temporaryDirectory
      let asked = try? Program.run("/bin/sh", ["-c", "command -v \(program)"], in: folder)
      return asked?.code == 0
    }
    return [.scenarios] + found.map(\.0)
  }()

  @Test(.enabled(if: ProcessTests.isBuilt), arguments: playable)
  func `what a kit has written plays and passes`(kit: StarterKit) async throws {
    let bench = try Bench()
    _ = await bench.run("init", kit.rawValue)
    for line in kit.next.dropLast() {
      let built = try Program.run("/bin/sh", ["-c", line], in: bench.folder)
      #expect(built.code == 0, "\(built.output)")
    }
    let played = try Program.run(
      ProcessTests.executable.path, ["run", "--quiet", "--parallel", "1"], in: bench.folder)
    let count = kit == .scenarios ? 4 : 6
    let counts = "\(count) scenarios: \(count) passed"
    #expect(played.output == "note: settings of rehearse.json\n\(counts)\n", "\(played.output)")
  }

  @Test func `what cannot be written is told, and so is what cannot be understood`() async throws {
    let bench = try Bench(["file": ""])
    let blocked = await bench.run("init", "python", "file")
    #expect(blocked.code == 2 && blocked.output == "")
    try Snapshot.expect(blocked.errors, matches: "init into a file.txt")
    for arguments in [["init", "pyhton"], ["init", "python", "a", "b"], ["init", "--force"]] {
      let outcome = await bench.run(arguments)
      #expect(outcome.code == 2 && outcome.output == "")
      try Snapshot.expect(
        outcome.errors, matches: "usage \(arguments.joined(separator: " ")).txt")
    }
    #expect(bench.files == ["file"])
  }
}
