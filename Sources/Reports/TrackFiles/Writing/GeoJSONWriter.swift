import DeviceInterface

/// A writer of GeoJSON (RFC 7946): one feature for each line, mark and region.
///
/// What belongs to the points of a line stands in arrays of the shape of its coordinates: `coordTimes`, `speeds` in
/// metres per second and `accuracies` in metres, with `null` where a point has none.
struct GeoJSONWriter {
  /// What has been written.
  private(set) var text = ""
  private var featureCount = 0
  private var origin: TrackOrigin?

  mutating func writeHead(_ name: String) {
    text += "{\"type\":\"FeatureCollection\",\"name\":"
    string(name)
    text += ",\"features\":["
  }

  /// Writes the features, with nothing before the first and after the last.
  mutating func writeFeatures(_ document: TrackDocument) {
    origin = document.origin
    for line in document.lines { write(line) }
    for mark in document.marks { write(mark) }
    for region in document.regions { write(region) }
  }

  private mutating func write(_ line: TrackLine) {
    let pieces = line.segments.flatMap(GeoJSONVertex.pieces)
    // A line needs two points; those that stand alone are points of their own feature.
    let long = pieces.filter { $0.count > 1 }
    let single = pieces.filter { $0.count == 1 }.flatMap(\.self)
    if !long.isEmpty || single.isEmpty { write(long, of: line) }
    if !single.isEmpty { write(single, of: line) }
  }

  private mutating func write(_ pieces: [[GeoJSONVertex]], of line: TrackLine) {
    let hasHeights = GeoJSONVertex.allHaveHeights(pieces)
    begin(line.name, kind: line.kind)
    for (name, value) in GeoJSONVertex.properties where pieces.contains(where: value.isUsed) {
      property(name)
      array(pieces) { writer, piece in writer.array(piece) { $0.text += value.text($1) } }
    }
    geometry(pieces.isEmpty ? nil : "MultiLineString") { writer in
      writer.array(pieces) { writer, piece in
        writer.array(piece) { $0.coordinates($1, hasHeight: hasHeights) }
      }
    }
  }

  private mutating func write(_ vertices: [GeoJSONVertex], of line: TrackLine) {
    let hasHeights = GeoJSONVertex.allHaveHeights([vertices])
    begin(line.name, kind: line.kind)
    for (name, value) in GeoJSONVertex.properties where value.isUsed(vertices) {
      property(name)
      array(vertices) { $0.text += value.text($1) }
    }
    geometry("MultiPoint") { writer in
      writer.array(vertices) { $0.coordinates($1, hasHeight: hasHeights) }
    }
  }

  private mutating func write(_ mark: TrackMark) {
    begin(mark.name, kind: "mark")
    if !mark.detail.isEmpty {
      property("description")
      string(mark.detail)
    }
    if let time = mark.time {
      property("time")
      string(TimeText.render(time))
    }
    geometry("Point") { $0.coordinates(GeoJSONVertex(mark.position), hasHeight: false) }
  }

  private mutating func write(_ region: TrackRegion) {
    begin(region.name, kind: "region")
    property("radius")
    text += DecimalText.render(region.radius.centimeters, decimals: 2)
    property("center")
    coordinates(GeoJSONVertex(region.center), hasHeight: false)
    guard let ring = region.ring else {
      geometry("Point") { $0.coordinates(GeoJSONVertex(region.center), hasHeight: false) }
      return
    }
    geometry("Polygon") { writer in
      writer.array([ring]) { writer, ring in
        writer.array(ring) { $0.coordinates(GeoJSONVertex($1), hasHeight: false) }
      }
    }
  }
}

extension GeoJSONWriter {
  private mutating func begin(_ name: String, kind: String) {
    if featureCount > 0 { text += ",\n" }
    featureCount += 1
    text += "{\"type\":\"Feature\",\"properties\":{\"name\":"
    string(name)
    if !kind.isEmpty {
      property("kind")
      string(kind)
    }
    guard let origin else { return }
    property("scenario")
    string(origin.id)
    property("title")
    string(origin.title)
    property("platform")
    string(origin.platform)
  }

  private mutating func property(_ name: String) {
    text += ",\"\(name)\":"
  }

  /// Ends the properties and writes the geometry, with which the feature ends.
  private mutating func geometry(_ type: String?, _ coordinates: (inout Self) -> Void) {
    text += "},\"geometry\":"
    if let type {
      text += "{\"type\":\"\(type)\",\"coordinates\":"
      coordinates(&self)
      text += "}"
    } else {
      text += "null"
    }
    text += "}"
  }

  private mutating func array<Element>(
    _ elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(&self, element)
    }
    text += "]"
  }

  private mutating func coordinates(_ vertex: GeoJSONVertex, hasHeight: Bool) {
    text += "[\(vertex.position.longitudeText),\(vertex.position.latitudeText)"
    if hasHeight, let height = vertex.elevationCentimeters {
      text += "," + DecimalText.render(Int64(height), decimals: 2)
    }
    text += "]"
  }

  private mutating func string(_ content: String) {
    text += JSONValue.string(content).text
  }
}
