import Foundation
import TestSupport
import Testing

@testable import Studio

/// The files of the studio's page, and the Swift that is made of them.
struct StudioPageFilesTests {
  private static let folder = "Sources/Command/Studio/Page"
  /// The parts of the script, in the order in which they are joined.
  private static let scripts = [
    "asking", "closed", "looking", "long", "phone", "beside", "writing", "story", "files", "new",
    "mending",
    "touching", "elsewhere", "finding", "conflict", "drafts", "gone", "address", "routes", "moving",
    "studio",
  ]

  private static func declaration(
    _ name: String, _ summary: String, _ file: String
  ) throws -> String {
    try declaration(name, summary, [file])
  }

  private static func declaration(
    _ name: String, _ summary: String, _ files: [String]
  ) throws -> String {
    let texts = try files.map { try PageSource.text("\(folder)/\($0)") }
    return PageSource.declaration(name, summary, texts.joined(), isPackage: false)
  }

  @Test func `the Swift of the page holds what the files hold`() throws {
    let swift = PageSource.swift(
      "enum StudioPageFiles", "The studio's page, its script and its style.", from: Self.folder,
      [
        try Self.declaration("page", "The page.", "studio.html"),
        try Self.declaration(
          "script", "What brings the page to life.", Self.scripts.map { "\($0).js" }),
        try Self.declaration(
          "style", "What the page's look has besides that of reports.",
          ["studio.css", "beside.css", "bringing.css"]),
      ])
    try Snapshot.expect(
      swift, atPath: "Sources/Command/Studio/Desk/StudioPageFiles+Generated.swift")
  }

  @Test func `every script of the page is a part of it`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: Self.folder).path)
    let scripts = files.filter { $0.hasSuffix(".js") }.map { String($0.dropLast(3)) }
    #expect(scripts.sorted() == Self.scripts.sorted())
  }

  @Test func `the page asks for its own files alone, and runs no script that stands in it`() {
    let page = "\(StudioPageFiles.page)"
    let asked = page.matches(of: /(?:src|href)="(\/[^"]*)"/).map { String($0.1) }
    #expect(asked.sorted() == ["/shared.css", "/shared.js", "/studio.css", "/studio.js"])
    #expect(asked.allSatisfy { StudioPage.files.file(at: $0) != nil })
    #expect(!page.contains("style="))
    #expect(!page.contains("<style"))
    #expect(!page.contains("http"))
    #expect(!"\(StudioPageFiles.script)".contains("innerHTML"))
  }
}
