import Foundation
import Testing

@testable import RehearseCommand

/// What has changed on the disk, and what is played because of it.
struct WatchedFilesTests {
  private static let feature = "Feature: F\n  Scenario: S\n    Given the count is 1\n"
  private static let files = [
    "Scenarios/a/one.feature": feature, "Scenarios/a/deep/two.feature.md": "# Feature: F\n",
    "Scenarios/b/three.feature": feature, "Scenarios/b/.hidden.feature": feature,
    "Scenarios/b/notes.txt": "", "Scenarios/a/words.phrases": "", "Scenarios/b/routes/r.gpx": "",
    "Scenarios/b/answers/x.json": "{}", "Scenarios/b/other.json": "{}", "Scenarios/b/far.gpx": "",
    "Scenarios/a/requirements.md": "", "Scenarios/a/app.json": "{}", "above.phrases": "",
    "elsewhere/x.feature": feature,
  ]

  private static let features = [
    "Scenarios/a/deep/two.feature.md", "Scenarios/a/one.feature", "Scenarios/b/three.feature",
  ]

  private static func watched(
    _ bench: Bench, _ places: [String] = ["Scenarios"], writing: [String] = []
  ) -> WatchedFiles {
    WatchedFiles(places, writing: writing, in: WorkingFolder(path: bench.folder.path))
  }

  @Test func `features and all that they find are looked at, and nothing else`() throws {
    let bench = try Bench(Self.files)
    let stamps = Self.watched(bench).look()
    #expect(stamps.features == Self.features)
    let more = [
      "Scenarios/a/app.json", "Scenarios/a/requirements.md", "Scenarios/a/words.phrases",
      "Scenarios/b/answers/x.json", "Scenarios/b/routes/r.gpx", "above.phrases",
    ]
    #expect(Set(stamps.stamps.keys) == Set(Self.features + more))
  }

  @Test(arguments: [
    ("Scenarios/a/one.feature", ["Scenarios/a/one.feature"], false),
    ("Scenarios/a/new.feature", ["Scenarios/a/new.feature"], false),
    ("Scenarios/a/words.phrases", Array(features[..<2]), false),
    ("Scenarios/a/app.json", Array(features[..<2]), false),
    ("Scenarios/b/routes/r.gpx", [features[2]], false),
    ("Scenarios/b/routes/new.gpx", [features[2]], false),
    ("Scenarios/b/answers/x.json", [features[2]], false),
    ("Scenarios/a/requirements.md", features, true), ("above.phrases", features, true),
    ("Scenarios/b/notes.txt", [], false), ("Scenarios/b/other.json", [], false),
    ("elsewhere/x.feature", [], false), ("Scenarios/b/.hidden.feature", [], false),
  ])
  func `a change plays the features that it is about`(
    path: String, played: [String], isForAll: Bool
  ) throws {
    let bench = try Bench(Self.files)
    var watched = Self.watched(bench)
    let before = watched.look()
    try bench.write("\(Self.files[path] ?? Self.feature)\n", to: path)
    let changes = watched.changes(from: before, to: watched.look())
    #expect(changes.features == played)
    #expect(changes.isForAll == isForAll)
    #expect(changes.files == (played.isEmpty ? [] : [path]))
  }

  @Test func `a file that is gone is not played`() throws {
    let bench = try Bench(Self.files)
    var watched = Self.watched(bench)
    let before = watched.look()
    try FileManager.default.removeItem(at: bench.folder.appending(path: Self.features[1]))
    let changes = watched.changes(from: before, to: watched.look())
    #expect(changes.gone == [Self.features[1]])
    #expect(changes.features == [])
  }

  @Test func `of a file that is named, the others of its folder are nobody's business`() throws {
    let bench = try Bench(Self.files)
    let stamps = Self.watched(bench, ["Scenarios/b/three.feature:2"]).look()
    #expect(stamps.features == ["Scenarios/b/three.feature"])
    #expect(stamps.has("Scenarios/b/routes/r.gpx"))
    #expect(stamps.has("above.phrases"))
  }

  @Test func `what the run writes is no change`() throws {
    let bench = try Bench(Self.files)
    let reports = ["Scenarios/b/routes/out.gpx", "./Scenarios/b/answers/usage.json"]
    var watched = Self.watched(bench, writing: reports)
    let before = watched.look()
    for report in reports { try bench.write("{}", to: report) }
    let now = watched.look()
    #expect(now != before)
    #expect(watched.changes(from: before, to: now).isEmpty)
  }

  @Test(arguments: ["Info.plist", "app.py"])
  func `what a description of an app names is looked at, wherever it lies`(name: String) throws {
    let app = """
      {"name": "Board", "command": ["/bin/sh", "../shared/app.py"], "infoPlist": "../shared/Info.plist"}
      """
    let plist = "<plist><dict><key>CFBundleName</key><string>B</string></dict></plist>"
    let bench = try Bench([
      "Scenarios/a/one.feature": Self.feature, "Scenarios/a/app.json": app,
      "Scenarios/b/two.feature": Self.feature, "Scenarios/shared/Info.plist": plist,
      "Scenarios/shared/app.py": "", "Scenarios/shared/other.py": "",
    ])
    var watched = Self.watched(bench)
    let before = watched.look()
    let path = try #require(before.stamps.keys.first { $0.hasSuffix(name) })
    #expect(!before.stamps.keys.contains { $0.hasSuffix("other.py") })
    try bench.write(plist + "\n", to: "Scenarios/shared/\(name)")
    let changes = watched.changes(from: before, to: watched.look())
    #expect(changes.files == [path])
    #expect(changes.features == ["Scenarios/a/one.feature"])
    #expect(!changes.isForAll)
  }

  @Test func `folders that lead into each other are looked at once`() throws {
    let bench = try Bench(["Scenarios/one.feature": Self.feature])
    let link = bench.folder.appending(path: "Scenarios/again").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
    #expect(Self.watched(bench).look().features == ["Scenarios/one.feature"])
  }
}

struct StampWatchTests {
  private static func stamps(_ sizes: [String: Int]) throws -> FileStamps {
    var stamps = FileStamps()
    for (path, size) in sizes {
      let bench = try Bench([path: String(repeating: "x", count: size)])
      stamps.add(path, try FileStatus(path: bench.folder.appending(path: path).path))
    }
    return stamps
  }

  @Test func `a change is told when it is over`() throws {
    let (none, half, whole) = (FileStamps(), try Self.stamps(["a": 1]), try Self.stamps(["a": 2]))
    var watch = StampWatch(none)
    #expect(watch.look(none) == nil)
    #expect(watch.look(half) == nil, "it may not be over")
    #expect(watch.look(whole) == nil)
    #expect(watch.look(whole) == none)
    #expect(watch.look(whole) == nil, "it is told once")
  }

  @Test func `what is as it was before is no change`() throws {
    let (before, other) = (try Self.stamps(["a": 1]), FileStamps())
    var watch = StampWatch(before)
    #expect(watch.look(other) == nil)
    #expect(watch.look(before) == nil)
    #expect(watch.look(before) == nil)
  }

  @Test func `what never comes to rest is told all the same`() throws {
    var watch = StampWatch(FileStamps())
    var told = 0
    for size in 1...2 * StampWatch.looksMax where watch.look(try Self.stamps(["a": size])) != nil {
      told += 1
    }
    #expect(told == 2)
  }
}
