/// What a track file is written from: lines, marks and regions, each under the name a reader sees.
///
/// ```swift
/// let document = TrackDocument(name: "A walk", lines: [TrackLine(name: "true route", route)])
/// document.gpx      // GPX 1.1
/// document.geoJSON  // RFC 7946
/// ```
package struct TrackDocument: Hashable, Sendable {
  /// What the file is about.
  package var name: String
  /// The ways, in the order of the file.
  package var lines: [TrackLine]
  /// The single places, in the order of the file.
  package var marks: [TrackMark]
  /// The circles, in the order of the file.
  package var regions: [TrackRegion]

  /// Creates a document.
  package init(
    name: String, lines: [TrackLine] = [], marks: [TrackMark] = [], regions: [TrackRegion] = []
  ) {
    self.name = name
    self.lines = lines
    self.marks = marks
    self.regions = regions
  }

  /// The document as GPX 1.1; equal documents give equal texts on every machine.
  package var gpx: String {
    var writer = GPXWriter()
    writer.write(self)
    return writer.text
  }

  /// The document as GeoJSON (RFC 7946); equal documents give equal texts on every machine.
  package var geoJSON: String {
    var writer = GeoJSONWriter()
    writer.write(self)
    return writer.text
  }
}
