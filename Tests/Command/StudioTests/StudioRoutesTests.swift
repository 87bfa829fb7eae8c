import Foundation
import TestSupport
import Testing

@testable import Studio

/// Tracks that somebody brings to the studio.
struct StudioRoutesTests {
  private static let place = "<wpt lat=\"52\" lon=\"21\"/>"
  private static let other = "<wpt lat=\"52.1\" lon=\"21\"/>"

  private static func track(_ points: String = place + other) -> String {
    "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">\(points)</gpx>"
  }

  private static func bring(
    _ text: String = track(), _ name: String = "way", to path: String = "a.feature",
    in folder: TemporaryFolder
  ) throws -> StudioRoutes.Brought {
    try StudioRoutes(FolderGuard(folder.url.path))
      .bring(StudioRoutes.Bringing(path: path, name: name, text: text))
  }

  private static func text(of path: String, in folder: TemporaryFolder) -> String? {
    try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["a.feature", "below/b.feature"])
  func `a track becomes a file beside the feature, and a sentence`(path: String) throws {
    let folder = try TemporaryFolder(["a.feature": "", "below/b.feature": ""])
    let brought = try Self.bring(to: path, in: folder)
    #expect(brought.name == "routes/way.gpx")
    #expect(brought.sentence == "the user follows the route \"routes/way.gpx\" and arrives")
    #expect(brought.words == "2 points, at a walk")
    let parent = path.contains("/") ? "below/" : ""
    #expect(Self.text(of: parent + "routes/way.gpx", in: folder) == Self.track())
    // What is there already, and the same, is no other one.
    #expect(try Self.bring(to: path, in: folder) == brought)
  }

  @Test func `a track that says when somebody was where is walked as fast`() throws {
    let folder = try TemporaryFolder(["a.feature": ""])
    let points = [("52.0", "08:00:00"), ("52.1", "08:10:00")]
    func words(_ points: [(String, String)], _ name: String) throws -> String {
      let written = points.map { latitude, time in
        "<trkpt lat=\"\(latitude)\" lon=\"21\"><time>2026-01-05T\(time)Z</time></trkpt>"
      }
      let text = Self.track("<trk><trkseg>\(written.joined())</trkseg></trk>")
      return try Self.bring(text, name, in: folder).words
    }
    #expect(try words(points, "there") == "2 points, as fast as it was recorded")
    let backwards = try words(points.reversed(), "back")
    #expect(backwards == "2 points, at a walk, as its times go backwards")
  }

  @Test(arguments: [
    ("", "this cannot be a route: the track file is empty: expected tracks"),
    ("PK\u{3}\u{4}", "this cannot be a route: the track file is packed: unpack it first"),
    ("<gpx", "this cannot be a route: "),
    ("<html/>", "the outermost element is <html>, not <gpx>"),
    (track(""), "this cannot be a route: the track file has no points"),
    (track(place), "this cannot be a route: all its points are at one place"),
    (track(place + place), "this cannot be a route: all its points are at one place"),
    (
      track("\n<wpt lat=\"95\" lon=\"1\"/>"),
      "this cannot be a route: line 2: lat 95 is out of range"
    ),
    ("<!DOCTYPE gpx [<!ENTITY a \"b\">]>" + track("&a;"), "declarations are not read"),
    (String(repeating: " ", count: 900_001), "at most 900000 are read"),
  ])
  func `a file that is no track is told, and nothing is written`(
    text: String, reason: String
  ) throws {
    let folder = try TemporaryFolder(["a.feature": ""])
    try expect(reason, in: folder) { try Self.bring(text, in: folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "routes").path))
  }

  @Test(arguments: [
    ("", "it is empty"), (".gpx", "it is empty"), ("a/b", "it has a slash"),
    ("a\"b", "quotation mark"),
    ("../b", "it has a slash"), (".hidden", "hidden files are left alone"),
    ("a\nb", "control characters"), (String(repeating: "a", count: 300), "more than 255 bytes"),
  ])
  func `a name that cannot be is told`(name: String, reason: String) throws {
    let folder = try TemporaryFolder(["a.feature": ""])
    try expect(reason, in: folder) { try Self.bring(Self.track(), name, in: folder) }
  }

  @Test func `another route of the name is not overwritten`() throws {
    let folder = try TemporaryFolder(["a.feature": "", "routes/way.gpx": "mine"])
    try expect("there is another route way.gpx already: choose another name", in: folder) {
      try Self.bring(in: folder)
    }
    #expect(Self.text(of: "routes/way.gpx", in: folder) == "mine")
  }

  @Test(arguments: [
    ("new.feature", "new.feature is not saved yet"), ("../a.feature", ".. as a part"),
    ("none/a.feature", "there is no folder none"),
  ])
  func `a route lies beside a feature that is there`(path: String, reason: String) throws {
    let folder = try TemporaryFolder(["a.feature": ""])
    try expect(reason, in: folder) { try Self.bring(to: path, in: folder) }
  }

  @Test func `a folder of routes that leads elsewhere is not followed`() throws {
    let (folder, other) = (try TemporaryFolder(["a.feature": ""]), try TemporaryFolder([:]))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "routes"), withDestinationURL: other.url)
    try expect("routes is a link", in: folder) { try Self.bring(in: folder) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.url.path) == [])
  }

  private func expect(
    _ reason: String, in folder: TemporaryFolder, _ bring: () throws -> StudioRoutes.Brought
  ) throws {
    let fault = #expect(throws: StudioRoutes.Fault.self) { try bring() }
    let text = try #require(fault).text
    #expect(text.contains(reason), "\(text)")
  }
}
