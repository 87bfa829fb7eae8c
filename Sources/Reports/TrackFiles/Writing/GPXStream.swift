/// The parts of a GPX file of many documents, for files that are not to be held whole.
///
/// The schema wants the places of all documents before the first line, so those who write keep the lines for the end.
package enum GPXStream {
  /// Returns what the file begins with.
  package static func head(name: String) -> String {
    written { $0.writeHead(name) }
  }

  /// Returns the marks and regions of a document; empty where it has none.
  package static func places(of document: TrackDocument) -> String {
    written { $0.writePlaces(document) }
  }

  /// Returns the lines of a document; empty where it has none.
  package static func lines(of document: TrackDocument) -> String {
    written { $0.writeLines(document) }
  }

  /// What the file ends with.
  package static let end = written { $0.writeEnd() }

  private static func written(_ write: (inout GPXWriter) -> Void) -> String {
    var writer = GPXWriter()
    write(&writer)
    return writer.text
  }
}
