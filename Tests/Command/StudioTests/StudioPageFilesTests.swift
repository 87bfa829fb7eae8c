import Foundation
import TestSupport
import Testing

@testable import Studio

/// The files of the studio's page, and the Swift that is made of them.
struct StudioPageFilesTests {
  private static let folder = "Sources/Command/Studio/Page"

  /// The lines of a file that the page needs: comments are for those who change it.
  private static func text(_ name: String) throws -> String {
    let file = Checkout.root.appending(path: "\(folder)/\(name)")
    var isComment = false
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").filter { line in
        let code = line.drop { $0 == " " }
        // A type may stand in front of what it is the type of.
        let begins = code.hasPrefix("/*") && (code.hasSuffix("*/") || !code.contains("*/"))
        defer { isComment = (isComment || begins) && !code.hasSuffix("*/") }
        return !isComment && !begins && !code.hasPrefix("//")
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func declaration(
    _ name: String, _ summary: String, _ file: String
  ) throws -> String {
    """
      /// \(summary)
      static let \(name): StaticString = #\"""
    \(try text(file))
    \"""#
    """
  }

  @Test func `the Swift of the page holds what the files hold`() throws {
    let declarations = [
      try Self.declaration("page", "The page.", "studio.html"),
      try Self.declaration("script", "What brings the page to life.", "studio.js"),
      try Self.declaration(
        "style", "What the page's look has besides that of reports.", "studio.css"),
    ]
    let swift = """
      // swift-format-ignore-file
      // Made from the files in \(Self.folder) by their test, with REHEARSAL_RECORD=1.

      /// The studio's page, its script and its style.
      enum StudioPageFiles {
      \(declarations.joined(separator: "\n\n"))
      }

      """
    try Snapshot.expect(
      swift, atPath: "Sources/Command/Studio/Desk/StudioPageFiles+Generated.swift")
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
