import Authoring
import Foundation
import TestSupport
import Testing

@testable import Studio

/// The features of a studio's folder: listed as they are, and begun where there is nothing.
struct StudioFilesTests {
  private static let beginnings = [
    FeatureTemplate.Beginning(
      name: "tour app", sentence: "Given the tour app is installed", tags: ["@ios"]),
    FeatureTemplate.Beginning(
      name: "Punch", sentence: "Given the app \"Punch\" is installed", tags: [],
      obstacle: "it is not trusted"),
  ]

  private static func answer(
    in folder: TemporaryFolder, _ path: String, beginning: Int = 0, feature: String = "A",
    scenario: String = "B"
  ) throws -> [String: String] {
    let folder = try FolderGuard(folder.url.path)
    let files = StudioFiles(folder, StudioWatch(folder, EventStreams()), { [] }, prefix: "")
    let wish = StudioFiles.Making(
      path: path, beginning: beginning, feature: feature, scenario: scenario)
    let answer = try JSONSerialization.jsonObject(with: Data(files.make(wish, beginnings)))
    return try #require(answer as? [String: String])
  }

  @Test(arguments: [
    ("none.feature", "there is no file none.feature", true),
    ("bytes.feature", "bytes.feature is not text in UTF-8", false),
    ("below.feature", "below.feature is not a file", false),
  ])
  func `a file that cannot be opened says why, and whether there is none`(
    path: String, reason: String, isMissing: Bool
  ) throws {
    let folder = try TemporaryFolder(["below.feature/old.feature": ""])
    try Data([0xFF]).write(to: folder.url.appending(path: "bytes.feature"))
    let place = try FolderGuard(folder.url.path)
    let files = StudioFiles(place, StudioWatch(place, EventStreams()), { [] }, prefix: "")
    let answer = try JSONSerialization.jsonObject(with: Data(files.read(.init(path: path))))
    let told = try #require(answer as? [String: Any])
    #expect(told["refused"] as? String == reason)
    #expect(told["isMissing"] as? Bool == (isMissing ? true : nil))
  }

  @Test(arguments: ["new", "new.feature", "below/new"])
  func `a new feature gets its ending, and no file before it is saved`(path: String) throws {
    let folder = try TemporaryFolder(["below/old.feature": ""])
    let answer = try Self.answer(in: folder, path)
    let name = path.hasSuffix(".feature") ? path : path + ".feature"
    #expect(answer["path"] == name)
    #expect(
      answer["text"]
        == "@ios\nFeature: A\n\n  Background:\n    Given the tour app is installed\n\n  Scenario: B\n"
    )
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/" + name))
  }

  @Test(arguments: [
    ("old", "there is a file old.feature already: choose another name for the file"),
    ("below", "there is a file below.feature already: choose another name for the file"),
    ("none/new", "there is no folder none: make it first"),
    ("", "it does not end in .feature"), ("../new", ".. as a part"),
    ("/new", "begins with a slash"),
    (".git/new", "hidden files are left alone"), ("a\nb", "control characters"),
    (String(repeating: "a", count: 300), "more than 255 bytes"),
  ])
  func `a name that cannot be is refused`(path: String, reason: String) throws {
    let folder = try TemporaryFolder(["old.feature": "", "below.feature/old.feature": ""])
    let refusal = try #require(try Self.answer(in: folder, path)["refused"])
    #expect(refusal.contains(reason), "\(refusal)")
  }

  @Test(arguments: [
    (1, "A", "B", "Punch cannot be played: it is not trusted"),
    (2, "A", "B", "choose the app that it is about"),
    (-1, "A", "B", "choose the app that it is about"), (0, " ", "B", "the feature needs a name"),
    (0, "A", "B\nC", "one line"),
  ])
  func `what cannot be begun is refused`(
    beginning: Int, feature: String, scenario: String, reason: String
  ) throws {
    let folder = try TemporaryFolder([:])
    let answer = try Self.answer(
      in: folder, "new", beginning: beginning, feature: feature, scenario: scenario)
    #expect(answer["refused"]?.contains(reason) == true, "\(answer)")
  }

  // MARK: Drafts

  private struct Bench {
    let folder: TemporaryFolder
    let files: StudioFiles

    init() throws {
      folder = try TemporaryFolder(["inside/old.feature": "Feature: old\n"])
      let guarded = try FolderGuard(folder.url.appending(path: "inside").path)
      files = StudioFiles(
        guarded, StudioWatch(guarded, EventStreams()), { ["old.feature"] }, prefix: "",
        drafts: DraftShelf(in: folder.url.appending(path: "state").path))
    }

    func keep(_ text: String?, _ path: String = "old.feature") throws -> [String: Any] {
      try answer(
        files.keep(
          StudioFiles.Keeping(
            path: path, session: String(repeating: "a", count: 32), version: "absent", text: text)))
    }

    func answer(_ bytes: [UInt8]) throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    func left(_ path: String = "old.feature") throws -> [String] {
      let read = try answer(files.read(StudioFiles.Reading(path: path)))
      let drafts = try #require(read["drafts"] as? [[String: Any]])
      return drafts.compactMap { $0["text"] as? String }
    }

    func listed() throws -> [String]? { try answer(files.listed([]))["drafts"] as? [String] }
  }

  @Test(arguments: ["old.feature", "new.feature", "no/folder/new.feature"])
  func `a draft is offered where its file is opened, whether there is one or not`(
    path: String
  ) throws {
    let bench = try Bench()
    #expect(try bench.keep("Feature: mine\n", path).isEmpty)
    #expect(try bench.left(path) == ["Feature: mine\n"])
    #expect(try bench.listed() == [path])
    #expect(try bench.keep(nil, path).isEmpty)
    #expect(try bench.left(path) == [])
    #expect(try bench.listed() == [])
  }

  @Test func `what the file has come to hold is no draft any more`() throws {
    let bench = try Bench()
    _ = try bench.keep("Feature: old\n")
    #expect(try bench.left() == [])
    #expect(try bench.listed() == [])
  }

  @Test(arguments: ["../outside.feature", "old.txt", ".hidden.feature"])
  func `of what is no feature of the folder nothing is kept`(path: String) throws {
    let bench = try Bench()
    #expect(try bench.keep("text", path)["unkept"] is String)
    #expect(try bench.listed() == [])
  }

  @Test func `a draft of another folder is not listed`() throws {
    let (bench, other) = (try Bench(), try TemporaryFolder(["old.feature": ""]))
    _ = try bench.keep("Feature: mine\n")
    let guarded = try FolderGuard(other.url.path)
    let files = StudioFiles(
      guarded, StudioWatch(guarded, EventStreams()), { [] }, prefix: "",
      drafts: DraftShelf(in: bench.folder.url.appending(path: "state").path))
    #expect(try bench.answer(files.listed([]))["drafts"] as? [String] == [])
  }
}
