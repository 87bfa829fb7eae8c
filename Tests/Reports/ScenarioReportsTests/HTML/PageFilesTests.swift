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
  private static let own = ["details", "list", "filters", "start"]
  private static let styles = [
    "base", "page", "list", "scenario", "phone", "dialogs", "charts", "media",
  ]

  private static func text(_ path: String) throws -> String {
    try PageSource.text("\(folder)/\(path)")
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

  @Test func `the Swift of the page holds what the files hold`() throws {
    let shared =
      "\"use strict\";\n" + (try Self.shared.map { try Self.text("script/\($0).js") }.joined())
    let own = try Self.own.map { try Self.text("script/\($0).js") }.joined()
    let style = try Self.styles.map { try Self.text("style/\($0).css") }.joined()
    let plain = try Self.function(Self.text("script/elements.js") + Self.text("plain.js"))
    let renewal = try Self.function(Self.text("script/renewal.js"))
    let declarations = [
      Self.digest("script", shared + own), Self.digest("plainScript", plain),
      Self.digest("renewal", renewal),
      PageSource.declaration(
        "shared", "What draws phones, timelines and maps, on other pages too.", shared),
      PageSource.declaration("own", "What brings the report to life.", own),
      PageSource.declaration(
        "renewal", "What loads a page anew whose file is another one.", renewal),
      PageSource.declaration("style", "The look of the report.", style),
      PageSource.declaration("plainScript", "The filter of pages of tables.", plain),
      PageSource.declaration(
        "plain", "The look of pages of tables.",
        try Self.text("style/base.css") + Self.text("plain.css")),
      PageSource.declaration(
        "audit", "What an audit's page has besides.", try Self.text("audit.css")),
    ]
    let swift = PageSource.swift(
      "package enum PageFiles", "The scripts and styles of pages.", from: Self.folder, declarations)
    try Snapshot.expect(
      swift, atPath: "Sources/Reports/ScenarioReports/HTML/PageFiles+Generated.swift")
  }

  @Test func `every file of the page is a part of it`() throws {
    for (folder, names) in [
      ("script", Self.shared + Self.own + ["renewal"]), ("style", Self.styles),
    ] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Checkout.root.appending(path: "\(Self.folder)/\(folder)").path)
      let parts = files.filter { !$0.hasSuffix(".d.ts") }.map { $0.prefix { $0 != "." } }
      #expect(Set(parts.map(String.init)) == Set(names))
    }
  }
}
