/// The parts of a GeoJSON file of many documents, for files that are not to be held whole.
///
/// ```swift
/// var stream = GeoJSONStream()
/// print(GeoJSONStream.head(name: "Walks"), terminator: "")
/// for document in documents {
///   let features = GeoJSONStream.features(of: document)
///   if !features.isEmpty { print(stream.separator(), features, separator: "", terminator: "") }
/// }
/// print(stream.end, terminator: "")
/// ```
package struct GeoJSONStream: Hashable, Sendable {
  private var isEmpty = true

  /// Creates a stream of which nothing is written yet.
  package init() {}

  /// Returns what the file begins with.
  package static func head(name: String) -> String {
    written { $0.writeHead(name) }
  }

  /// Returns the features of a document; empty where it has none.
  package static func features(of document: TrackDocument) -> String {
    written { $0.writeFeatures(document) }
  }

  /// Returns what stands before the features of the next document that has some.
  package mutating func separator() -> String {
    defer { isEmpty = false }
    return isEmpty ? "\n" : ",\n"
  }

  /// What the file ends with.
  package var end: String { isEmpty ? "]}\n" : "\n]}\n" }

  private static func written(_ write: (inout GeoJSONWriter) -> Void) -> String {
    var writer = GeoJSONWriter()
    write(&writer)
    return writer.text
  }
}
