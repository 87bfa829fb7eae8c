import Testing

@testable import RehearseCommand

/// `rehearse init ios` where no single app is: nothing is written then.
struct WrongPlaceTests {
  private static let app = "import SwiftUI\n@main struct A: App {}\n"

  private static let sources = [
    "App/A.swift": app, "six/a/A.xcodeproj/project.pbxproj": "{}", "six/a/A.swift": app,
    "six/b/c/C.xcodeproj/project.pbxproj": "{}", "six/W.xcworkspace/contents": "",
    "six/Pods/Pods.xcodeproj/project.pbxproj": "{}", "beside/App/A.swift": app,
    "beside/Libraries/L/L.xcodeproj/project.pbxproj": "{}", "beside/Libraries/L/L.swift": app,
    "own/W.xcworkspace/contents": "",
  ]

  @Test(arguments: [
    (
      "six", "six: the folder has projects in folders of its own",
      "name one of them, or a folder with sources alone: six/a/A.xcodeproj, six/b/c/C.xcodeproj"
    ),
    (
      "beside", "beside: the folder has projects in folders of its own",
      "name one of them, or a folder with sources alone: beside/Libraries/L/L.xcodeproj"
    ),
    (
      "six/W.xcworkspace", "six/W.xcworkspace: a workspace holds no app: its projects do",
      "name one of them: six/a/A.xcodeproj, six/b/c/C.xcodeproj"
    ),
    (
      "own/W.xcworkspace", "own/W.xcworkspace: a workspace holds no app",
      "name the .xcodeproj that has the app"
    ),
  ])
  func `projects are to be named one by one`(
    place: String, message: String, note: String
  ) async throws {
    let bench = try Bench(Self.sources)
    let before = bench.contents
    let outcome = await bench.run("init", "ios", place)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("note: \(note)\n"), "\(outcome.errors)")
    #expect(bench.contents == before)
  }

  @Test(arguments: [("Linux", ""), ("Linux", "."), ("", "Linux"), ("Linux/Sources", "App")])
  func `a package for Linux has none of its own`(place: String, named: String) async throws {
    let bench = try Bench(Self.sources)
    #expect(await bench.run("init", "ios", "App").code == 0)
    let before = bench.contents
    bench.place = place
    let outcome = await bench.run(["init", "ios"] + (named.isEmpty ? [] : [named]))
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains(": this is the package that `rehearse init ios` has written"),
      "\(outcome.errors)")
    #expect(bench.contents == before)
  }

  @Test func `another app, or the same by another name, is not put into a package`() async throws {
    var sources = Self.sources
    sources["B/B.swift"] = Self.app
    let bench = try Bench(sources)
    #expect(await bench.run("init", "ios", "App").code == 0)
    let before = bench.contents
    let outcome = await bench.run("init", "ios", "B")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("Linux: this is the package of App already, and not of B"),
      "\(outcome.errors)")
    #expect(bench.contents == before)
  }

  @Test func `a folder by the name of a file is no file`() async throws {
    let bench = try Bench(["App/A.swift": Self.app, "Linux/Package.swift/a": ""])
    let outcome = await bench.run("init", "ios", "App")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("Linux/Package.swift: the file cannot be written: this is a folder"),
      "\(outcome.errors)")
  }

  @Test func `the package is no part of what is checked`() async throws {
    let bench = try Bench(["App/A.swift": Self.app])
    #expect(await bench.run("init", "ios", "App").code == 0)
    let outcome = await bench.run("prepare", "--check", ".")
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.output.hasPrefix("Files: 1 prepared, 0 left out"), "\(outcome.output)")
    #expect(outcome.output.contains("\n.\nwithout Linux\n"), "\(outcome.output)")
    #expect(outcome.output.contains("Note: Linux is the package for Linux, and no part of the app"))
  }
}
