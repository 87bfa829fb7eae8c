import DeviceInterface
import Foundation
import Testing

@testable import TrackFiles

/// Files of many documents that are written part by part.
struct TrackStreamTests {
  /// The GPX file of documents as a reporter writes it.
  private static func gpx(_ documents: [TrackDocument], name: String) -> String {
    GPXStream.head(name: name) + documents.map(GPXStream.places).joined()
      + documents.map(GPXStream.lines).joined() + GPXStream.end
  }

  private static func geoJSON(_ documents: [TrackDocument], name: String) -> String {
    var stream = GeoJSONStream()
    var text = GeoJSONStream.head(name: name)
    for features in documents.map(GeoJSONStream.features) where !features.isEmpty {
      text += stream.separator() + features
    }
    return text + stream.end
  }

  private static func document() throws -> TrackDocument {
    var document = try TrackDocumentTests.everything()
    document.origin = TrackOrigin(id: "a.feature:3", title: "A <walk>", platform: "iOS")
    return document
  }

  @Test func `the parts of one document are its file`() throws {
    let document = try Self.document()
    #expect(Self.gpx([document], name: document.name) == document.gpx)
    #expect(Self.geoJSON([document], name: document.name) == document.geoJSON)
  }

  @Test func `many documents make the file of one that has all that is in them`() throws {
    let document = try Self.document()
    var all = document
    all.lines += document.lines
    all.marks += document.marks
    all.regions += document.regions
    let documents = [document, TrackDocument(name: "nothing"), document]
    // Marks stand before regions within each document only.
    let lines = Self.gpx(documents, name: document.name).split(separator: "\n")
    #expect(lines.sorted() == all.gpx.split(separator: "\n").sorted())
    #expect(lines.lastIndex { $0.hasPrefix("  <wpt") } == 2 + 6)
    let value = try JSONValue(parsing: Self.geoJSON(documents, name: document.name))
    let wanted = try JSONValue(parsing: all.geoJSON)
    #expect(try Self.features(value).count == 12)
    #expect(try Set(Self.features(value)) == Set(Self.features(wanted)))
  }

  private static func features(_ value: JSONValue) throws -> [JSONValue] {
    try #require(value["features"]?.array)
  }

  @Test func `nothing makes a file too`() {
    #expect(Self.gpx([], name: "N").hasSuffix("<metadata><name>N</name></metadata>\n</gpx>\n"))
    let expected = "{\"type\":\"FeatureCollection\",\"name\":\"N\",\"features\":[]}\n"
    #expect(Self.geoJSON([], name: "N") == expected)
  }

  @Test func `everything says which scenario it comes from`() throws {
    let document = try Self.document()
    let origin = "<src>a.feature:3</src>"
    let platform = "<rehearsal:platform>iOS</rehearsal:platform>"
    let gpx = document.gpx
    #expect(gpx.components(separatedBy: origin).count == 1 + 5)
    #expect(gpx.components(separatedBy: platform).count == 1 + 5)
    #expect(
      gpx.contains(
        "<trk><name>A walk</name>\(origin)<type>recorded points</type>"
          + "<extensions>\(platform)</extensions>"))
    let features = document.geoJSON.components(separatedBy: "{\"type\":\"Feature\",").dropFirst()
    let properties =
      "\"scenario\":\"a.feature:3\",\"title\":\"A <walk>\",\"platform\":\"iOS\""
    #expect(features.allSatisfy { $0.contains(properties) })
  }
}
