import ScenarioReports

/// The files of the studio's page: its own, and what it shares with reports.
package enum StudioPage {
  /// The files by the paths under which the page asks for them.
  package static let files = FileTable([
    FileTable.File("/", .html, bytes(StudioPageFiles.page)),
    FileTable.File("/studio.css", .style, bytes(StudioPageFiles.style)),
    FileTable.File("/studio.js", .script, bytes(StudioPageFiles.script)),
    FileTable.File("/shared.css", .style, bytes(PageFiles.style)),
    FileTable.File("/shared.js", .script, bytes(PageFiles.shared)),
  ])

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer(Array.init)
  }
}
