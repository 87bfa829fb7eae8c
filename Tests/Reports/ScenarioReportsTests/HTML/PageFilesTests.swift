import Foundation
import ScenarioReports
import TestSupport
import Testing

/// The files of the page's script and style, and the Swift that is made of them.
struct PageFilesTests {
  private static let folder = "Sources/Reports/ScenarioReports/Page"

  /// The parts of the script, those that other pages use too and those of reports, and of the style, in the order in which
  /// they are joined.
  private static let shared = [
    "elements", "phone", "screens", "app-map", "timeline", "map-space", "map", "scenario", "views",
  ]
  private static let own = ["filters", "details", "start"]
  private static let styles = [
    "base", "page", "list", "scenario", "phone", "dialogs", "charts", "media",
  ]

  /// The lines of a file that pages need: comments are for those who change it.
  private static func text(_ path: String) throws -> String {
    let file = Checkout.root.appending(path: "\(folder)/\(path)")
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

  /// A script whose names are its own.
  private static func function(_ script: String) -> String {
    "(() => {\n\"use strict\";\n" + script + "})();\n"
  }

  private static func digest(_ name: String, _ script: String) -> String {
    let digest = Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
    return """
        /// The digest of `\(name)`, by which a page's policy allows it.
        package static let \(name)Digest: StaticString = "\(digest)"
      """
  }

  private static func declaration(_ name: String, _ summary: String, _ text: String) -> String {
    """
      /// \(summary)
      package static let \(name): StaticString = #\"""
    \(text)
    \"""#
    """
  }

  @Test func `the Swift of the page holds what the files hold`() throws {
    let shared =
      "\"use strict\";\n" + (try Self.shared.map { try Self.text("script/\($0).js") }.joined())
    let own = try Self.own.map { try Self.text("script/\($0).js") }.joined()
    let style = try Self.styles.map { try Self.text("style/\($0).css") }.joined()
    let plain = try Self.function(Self.text("script/elements.js") + Self.text("plain.js"))
    let declarations = [
      Self.digest("script", shared + own), Self.digest("plainScript", plain),
      Self.declaration(
        "shared", "What draws phones, timelines and maps, on other pages too.", shared),
      Self.declaration("own", "What brings the report to life.", own),
      Self.declaration("style", "The look of the report.", style),
      Self.declaration("plainScript", "The filter of pages of tables.", plain),
      Self.declaration(
        "plain", "The look of pages of tables.",
        try Self.text("style/base.css") + Self.text("plain.css")),
      Self.declaration("audit", "What an audit's page has besides.", try Self.text("audit.css")),
    ]
    let swift = """
      // swift-format-ignore-file
      // Made from the files in \(Self.folder) by their test, with REHEARSAL_RECORD=1.

      /// The scripts and styles of pages.
      package enum PageFiles {
      \(declarations.joined(separator: "\n\n"))
      }

      """
    try Snapshot.expect(
      swift, atPath: "Sources/Reports/ScenarioReports/HTML/PageFiles+Generated.swift")
  }

  @Test func `every file of the page is a part of it`() throws {
    for (folder, names) in [("script", Self.shared + Self.own), ("style", Self.styles)] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Checkout.root.appending(path: "\(Self.folder)/\(folder)").path)
      let parts = files.filter { !$0.hasSuffix(".d.ts") }.map { $0.prefix { $0 != "." } }
      #expect(Set(parts.map(String.init)) == Set(names))
    }
  }
}
