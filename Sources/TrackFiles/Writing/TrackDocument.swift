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
  /// The scenario that all of it comes from, if it is one.
  package var origin: TrackOrigin?

  /// Creates a document.
  package init(
    name: String, lines: [TrackLine] = [], marks: [TrackMark] = [], regions: [TrackRegion] = [],
    origin: TrackOrigin? = nil
  ) {
    self.name = name
    self.origin = origin
    self.lines = lines
    self.marks = marks
    self.regions = regions
  }

  /// The document as GPX 1.1; equal documents give equal texts on every machine.
  package var gpx: String {
    GPXStream.head(name: name) + GPXStream.places(of: self) + GPXStream.lines(of: self)
      + GPXStream.end
  }

  /// The document as GeoJSON (RFC 7946); equal documents give equal texts on every machine.
  package var geoJSON: String {
    var stream = GeoJSONStream()
    var text = GeoJSONStream.head(name: name)
    let features = GeoJSONStream.features(of: self)
    if !features.isEmpty { text += stream.separator() + features }
    return text + stream.end
  }
}
