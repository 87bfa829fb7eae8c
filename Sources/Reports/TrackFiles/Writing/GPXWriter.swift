import DeviceInterface

/// A writer of GPX 1.1, with its elements in the order of the schema.
///
/// What GPX has no element for stands in extensions: the speed in the one that most readers know, the accuracy and
/// the radius of a region in one of our own.
struct GPXWriter {
  /// What has been written.
  private(set) var text = ""

  private static let trackPoint = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
  private static let own = "urn:rehearsal:track:1"

  private var origin: TrackOrigin?

  mutating func writeHead(_ name: String) {
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<gpx version=\"1.1\" creator=\"rehearse\" xmlns=\"\(GPXNamespace.version11)\""
    text += " xmlns:gpxtpx=\"\(Self.trackPoint)\" xmlns:rehearsal=\"\(Self.own)\">\n"
    text += "  <metadata>"
    element("name", name)
    text += "</metadata>\n"
  }

  mutating func writePlaces(_ document: TrackDocument) {
    origin = document.origin
    for mark in document.marks { write(mark) }
    for region in document.regions { write(region) }
  }

  mutating func writeLines(_ document: TrackDocument) {
    origin = document.origin
    for line in document.lines { write(line) }
  }

  mutating func writeEnd() { text += "</gpx>\n" }

  private mutating func write(_ mark: TrackMark) {
    open("wpt", mark.position, indent: "  ")
    if let time = mark.time { element("time", TimeText.render(time)) }
    element("name", mark.name)
    element("desc", mark.detail)
    element("src", origin?.id ?? "")
    extensions { $0.writePlatform() }
    text += "</wpt>\n"
  }

  private mutating func write(_ region: TrackRegion) {
    open("wpt", region.center, indent: "  ")
    element("name", region.name)
    element("src", origin?.id ?? "")
    element("type", "region")
    extensions { writer in
      writer.element("rehearsal:radius", Self.meters(region.radius))
      writer.writePlatform()
    }
    text += "</wpt>\n"
  }

  private mutating func write(_ line: TrackLine) {
    text += "  <trk>"
    element("name", line.name)
    element("src", origin?.id ?? "")
    element("type", line.kind)
    extensions { $0.writePlatform() }
    text += "\n"
    for segment in line.segments {
      text += "    <trkseg>\n"
      for sample in segment { write(sample) }
      text += "    </trkseg>\n"
    }
    text += "  </trk>\n"
  }

  private mutating func write(_ sample: TrackSample) {
    open("trkpt", sample.position, indent: "      ")
    if let elevation = sample.elevationCentimeters {
      element("ele", DecimalText.render(Int64(elevation), decimals: 2))
    }
    if let time = sample.time { element("time", TimeText.render(time)) }
    extensions { writer in
      if let speed = sample.speedMillimetersPerSecond {
        writer.text += "<gpxtpx:TrackPointExtension>"
        writer.element("gpxtpx:speed", DecimalText.render(Int64(speed), decimals: 3))
        writer.text += "</gpxtpx:TrackPointExtension>"
      }
      if let accuracy = sample.accuracy {
        writer.element("rehearsal:accuracy", Self.meters(accuracy))
      }
    }
    text += "</trkpt>\n"
  }

  private mutating func writePlatform() { element("rehearsal:platform", origin?.platform ?? "") }

  private static func meters(_ distance: Distance) -> String {
    DecimalText.render(distance.centimeters, decimals: 2)
  }

  private mutating func open(_ name: String, _ position: Position, indent: String) {
    // The format's longitudes end before 180 degrees.
    let isLast = position.longitudeE7 == 1_800_000_000
    let longitude = isLast ? "-180" : position.longitudeText
    text += "\(indent)<\(name) lat=\"\(position.latitudeText)\" lon=\"\(longitude)\">"
  }

  /// Writes what the format has no element for, unless there is nothing.
  private mutating func extensions(_ content: (inout Self) -> Void) {
    let start = text.utf8.count
    let tag = "<extensions>"
    text += tag
    content(&self)
    if text.utf8.count == start + tag.utf8.count {
      text.removeLast(tag.utf8.count)
    } else {
      text += "</extensions>"
    }
  }

  /// Writes an element unless it would be empty.
  private mutating func element(_ name: String, _ content: String) {
    guard !content.isEmpty else { return }
    text += "<\(name)>"
    for scalar in content.unicodeScalars { escape(scalar) }
    text += "</\(name)>"
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    // Readers turn a bare one into a line feed.
    case "\r": text += "&#13;"
    case "\t", "\n": text.unicodeScalars.append(scalar)
    // XML has no way to write these, not even escaped.
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// The parts of a GPX file of many documents, for files that are not to be held whole.
///
/// The schema wants the places of all documents before the first line, so those who write keep the lines for the end.
package enum GPXStream {
  /// Returns what the file begins with.
  package static func head(name: String) -> String { written { $0.writeHead(name) } }

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
