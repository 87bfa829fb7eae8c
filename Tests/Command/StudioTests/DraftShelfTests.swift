import Foundation
import TestSupport
import Testing

@testable import Studio

/// The folder in which drafts outlive the page and the studio.
struct DraftShelfTests {
  private let folder: TemporaryFolder
  private let place: String
  private let file = "/shop/cart.feature"
  private let base = FileVersion(of: Array("Feature: old\n".utf8))

  init() throws {
    folder = try TemporaryFolder(["taken": ""])
    place = folder.url.appending(path: "state/rehearsal/drafts").path
  }

  private func shelf(at seconds: Int64 = 1_000) -> DraftShelf {
    DraftShelf(in: place) { seconds }
  }

  private func session(_ number: Int = 1) throws -> DraftSession {
    let digits = String(number, radix: 16)
    return try #require(
      DraftSession(String(repeating: "0", count: 32 - digits.count) + digits))
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: place).sorted()) ?? []
  }

  @Test(arguments: ["", "Feature: new\n", "a\r\nb", "{\"path\": 1}\n", "\u{0}żółw 🐢"])
  func `what one studio keeps the next one finds`(text: String) throws {
    try shelf().keep(text, of: file, from: base, by: session())
    let found = shelf(at: 2_000).drafts(of: file)
    let kept = Draft(session: try session(), path: file, version: base, seconds: 1_000, text: text)
    #expect(found == [kept])
    #expect(shelf().paths() == [file])
    #expect(shelf().drafts(of: "/shop/other.feature") == [])
  }

  @Test func `nobody else may look at it`() throws {
    try shelf().keep("secret", of: file, from: base, by: session())
    func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try permissions(place) == 0o700)
    #expect(try permissions(place + "/" + names[0]) == 0o600)
  }

  @Test func `each page has its own, and the newest comes first`() throws {
    try shelf(at: 10).keep("first", of: file, from: base, by: session(1))
    try shelf(at: 30).keep("second", of: file, from: .absent, by: session(2))
    try shelf(at: 20).keep("third", of: file, from: base, by: session(3))
    #expect(shelf().drafts(of: file).map(\.text) == ["second", "third", "first"])
    try shelf(at: 40).keep("first, and more", of: file, from: base, by: session(1))
    #expect(shelf().drafts(of: file).map(\.text) == ["first, and more", "second", "third"])
    shelf().remove(try session(2), of: file)
    #expect(shelf().drafts(of: file).map(\.text) == ["first, and more", "third"])
    #expect(names.count == 2)
  }

  @Test func `what nobody has looked at for a month is gone`() throws {
    try shelf(at: 0).keep("old", of: file, from: base, by: session())
    #expect(shelf(at: DraftShelf.secondsMax).drafts(of: file).count == 1)
    #expect(shelf(at: DraftShelf.secondsMax + 1).drafts(of: file) == [])
    #expect(shelf(at: DraftShelf.secondsMax + 1).paths() == [])
  }

  @Test(arguments: [
    (Int64.min, nil as Int64?), (.min + 1, nil), (-1, nil), (1_999_999_999, 1_999_999_999),
    (2_000_000_000, 2_000_000_000), (2_000_000_001, 2_000_000_000), (.max, 2_000_000_000),
  ])
  func `whenever a draft says that it was written, it is read`(seconds: Int64, shown: Int64?) throws
  {
    try shelf(at: 5).keep("text", of: file, from: base, by: session())
    let url = URL(filePath: place + "/" + names[0])
    let written = try String(contentsOf: url, encoding: .utf8)
    try Data(written.replacing("\"seconds\":5", with: "\"seconds\":\(seconds)").utf8).write(to: url)
    let now: Int64 = 2_000_000_000
    #expect(shelf(at: now).drafts(of: file).map(\.seconds) == [shown].compactMap(\.self))
    #expect(shelf(at: now).paths() == (shown == nil ? [] : [file]))
  }

  @Test func `what is no draft takes no room`() throws {
    try shelf().keep("mine", of: file, from: base, by: session(0))
    for number in 1...DraftShelf.countMax {
      let strange = names[0].replacing(try session(0).text, with: try session(number).text)
      try Data("no draft".utf8).write(to: URL(filePath: place + "/" + strange))
    }
    try shelf().keep("more", of: "/shop/other.feature", from: base, by: session(0))
    #expect(shelf().paths() == [file, "/shop/other.feature"])
  }

  @Test func `what a studio left that ended while it wrote is removed a day later`() throws {
    try shelf().keep("mine", of: file, from: base, by: session(1))
    let left = "." + (try session(2).text) + ".tmp"
    for name in [left, ".notes.tmp"] {
      try Data("half".utf8).write(to: URL(filePath: place + "/" + name))
    }
    let written = Int64(Date().timeIntervalSince1970)
    try shelf(at: written + 3_600).keep("more", of: file, from: base, by: session(1))
    #expect(names.contains(left))
    try shelf(at: written + 2 * 24 * 3_600).keep("more", of: file, from: base, by: session(1))
    #expect(!names.contains(left))
    #expect(names.contains(".notes.tmp"))
  }

  @Test func `where there is no more room nothing is thrown away for it`() throws {
    for number in 0..<DraftShelf.countMax {
      try shelf().keep("\(number)", of: file, from: base, by: session(number))
    }
    let more = try session(DraftShelf.countMax)
    let fault = #expect(throws: DraftShelf.Fault.full(place, countMax: DraftShelf.countMax)) {
      try shelf().keep("more", of: file, from: base, by: more)
    }
    #expect(fault?.text.hasSuffix("or delete files in \(place)") == true)
    #expect(shelf().drafts(of: file).count == DraftShelf.countMax)
    try shelf().keep("again", of: file, from: base, by: session(0))
    // A month later there is room.
    try shelf(at: DraftShelf.secondsMax + 1_001).keep("more", of: file, from: base, by: more)
    #expect(names.count == 1)
  }

  @Test func `a text that is too long is not kept, and what was kept stays`() throws {
    try shelf().keep("short", of: file, from: base, by: session())
    let long = String(repeating: "a", count: DraftShelf.bytesMax + 1)
    #expect(throws: DraftShelf.Fault.tooLarge(bytesMax: DraftShelf.bytesMax)) {
      try shelf().keep(long, of: file, from: base, by: session())
    }
    try shelf().keep(String(long.dropLast()), of: file, from: base, by: session())
    #expect(shelf().drafts(of: file).map(\.text.utf8.count) == [DraftShelf.bytesMax])
  }

  @Test(arguments: [
    "", "no JSON\ntext", "{}\ntext",
    "{\"path\":\"/shop/cart.feature\",\"seconds\":1,\"version\":\"x\"}\n",
    "{\"path\":\"/shop/cart.feature\",\"seconds\":1,\"version\":\"absent\"}",
    "{\"path\":\"/shop/other.feature\",\"seconds\":1,\"version\":\"absent\"}\ntext",
    "{\"path\":\"/shop/cart.feature\",\"seconds\":1e99,\"version\":\"absent\"}\ntext",
  ])
  func `what is no draft is left alone`(text: String) throws {
    try shelf().keep("mine", of: file, from: base, by: session())
    let strange = names[0].replacing("0001.draft", with: "0002.draft")
    try Data(text.utf8).write(to: URL(filePath: place + "/" + strange))
    #expect(shelf().drafts(of: file).map(\.text) == ["mine"])
    #expect(shelf().paths() == [file])
    #expect(names.count == 2)
  }

  @Test func `a link is not followed`() throws {
    try shelf().keep("mine", of: file, from: base, by: session())
    let link = names[0].replacing("0001.draft", with: "0002.draft")
    try FileManager.default.createSymbolicLink(
      atPath: place + "/" + link, withDestinationPath: place + "/" + names[0])
    #expect(shelf().drafts(of: file).count == 1)
  }

  @Test(arguments: [nil, "/dev/null/drafts", "taken/drafts"])
  func `where nothing can be kept it says why`(folder: String?) throws {
    let place = folder.map { $0.hasPrefix("/") ? $0 : self.folder.url.path + "/" + $0 }
    let shelf = DraftShelf(in: place)
    let fault = #expect(throws: DraftShelf.Fault.self) {
      try shelf.keep("text", of: file, from: base, by: session())
    }
    #expect(fault?.text.contains(place ?? "there is no folder for it") == true)
    #expect(shelf.drafts(of: file) == [])
    #expect(shelf.paths() == [])
    shelf.remove(try session(), of: file)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home"], "/state/rehearsal/drafts" as String?),
    (["XDG_STATE_HOME": "state"], nil), ([:], nil), (["HOME": ""], nil),
  ])
  func `the folder is the user's own`(environment: [String: String], expected: String?) {
    #expect(DraftShelf.place(in: environment) == expected)
  }

  @Test(arguments: ["", "../../etc", String(repeating: "A", count: 32)])
  func `a page cannot call itself anything`(name: String) {
    #expect(DraftSession(name) == nil)
  }
}
