import DeviceInterface
import Gherkin

/// The parts of a GeoJSON file (RFC 7946) of many documents, for files that are not to be held whole.
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
///
/// There is one feature for each line, mark and region. What belongs to the points of a line stands in arrays of the shape
/// of its coordinates: `coordTimes`, `speeds` in metres per second and `accuracies` in metres, with `null` where a point
/// has none.
package struct GeoJSONStream: Hashable, Sendable {
  private var isEmpty = true

  /// Creates a stream of which nothing is written yet.
  package init() {}

  /// Returns what the file begins with.
  package static func head(name: String) -> String {
    var json = JSONWriter()
    json.element(name)
    let name = String(decoding: json.bytes, as: UTF8.self)
    return "{\"type\":\"FeatureCollection\",\"name\":\(name),\"features\":["
  }

  /// Returns the features of a document; empty where it has none.
  package static func features(of document: TrackDocument) -> String {
    let all =
      document.lines.flatMap { features(of: $0, document.origin) }
      + document.marks.map { feature(of: $0, document.origin) }
      + document.regions.map { feature(of: $0, document.origin) }
    return all.joined(separator: ",\n")
  }

  /// Returns what stands before the features of the next document that has some.
  package mutating func separator() -> String {
    defer { isEmpty = false }
    return isEmpty ? "\n" : ",\n"
  }

  /// What the file ends with.
  package var end: String { isEmpty ? "]}\n" : "\n]}\n" }

  private typealias Content = (inout JSONWriter) -> Void

  /// A line needs two points; those that stand alone are points of their own feature.
  private static func features(of line: TrackLine, _ origin: TrackOrigin?) -> [String] {
    let pieces = line.segments.flatMap(GeoJSONVertex.pieces)
    let long = pieces.filter { $0.count > 1 }
    let single = pieces.filter { $0.count == 1 }.flatMap(\.self)
    var features: [String] = []
    if !long.isEmpty || single.isEmpty { features.append(feature(of: line, long, origin)) }
    if !single.isEmpty { features.append(feature(of: line, single, origin)) }
    return features
  }

  private static func feature(
    of line: TrackLine, _ pieces: [[GeoJSONVertex]], _ origin: TrackOrigin?
  ) -> String {
    let hasHeights = GeoJSONVertex.allHaveHeights(pieces)
    return feature(line.name, kind: line.kind, origin, pieces.isEmpty ? nil : "MultiLineString") {
      for (name, value) in GeoJSONVertex.properties where pieces.contains(where: value.isUsed) {
        $0.array(name, of: pieces) { $0.array(of: $1) { $0.element(json: value.text($1)) } }
      }
    } coordinates: {
      $0.array("coordinates", of: pieces) {
        $0.array(of: $1) { json, vertex in json.array { $0.write(vertex, hasHeight: hasHeights) } }
      }
    }
  }

  private static func feature(
    of line: TrackLine, _ vertices: [GeoJSONVertex], _ origin: TrackOrigin?
  ) -> String {
    let hasHeights = GeoJSONVertex.allHaveHeights([vertices])
    return feature(line.name, kind: line.kind, origin, "MultiPoint") {
      for (name, value) in GeoJSONVertex.properties where value.isUsed(vertices) {
        $0.array(name, of: vertices) { $0.element(json: value.text($1)) }
      }
    } coordinates: {
      $0.array("coordinates", of: vertices) { json, vertex in
        json.array { $0.write(vertex, hasHeight: hasHeights) }
      }
    }
  }

  private static func feature(of mark: TrackMark, _ origin: TrackOrigin?) -> String {
    feature(mark.name, kind: "mark", origin, "Point") {
      if !mark.detail.isEmpty { $0.field("description", mark.detail) }
      $0.field("time", optional: mark.time.map(TimeText.render))
    } coordinates: {
      $0.array("coordinates") { $0.write(GeoJSONVertex(mark.position)) }
    }
  }

  private static func feature(of region: TrackRegion, _ origin: TrackOrigin?) -> String {
    feature(region.name, kind: "region", origin, region.ring == nil ? "Point" : "Polygon") {
      $0.field("radius", json: DecimalText.render(region.radius.centimeters, decimals: 2).utf8)
      $0.array("center") { $0.write(GeoJSONVertex(region.center)) }
    } coordinates: {
      guard let ring = region.ring else {
        return $0.array("coordinates") { $0.write(GeoJSONVertex(region.center)) }
      }
      $0.array("coordinates", of: [ring]) {
        $0.array(of: $1) { json, corner in json.array { $0.write(GeoJSONVertex(corner)) } }
      }
    }
  }

  /// Returns a feature; without a type of geometry it has none.
  private static func feature(
    _ name: String, kind: String, _ origin: TrackOrigin?, _ geometry: String?,
    properties: Content, coordinates: Content
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("type", "Feature")
      json.object("properties") { json in
        json.field("name", name)
        if !kind.isEmpty { json.field("kind", kind) }
        json.field("scenario", optional: origin?.id)
        json.field("title", optional: origin?.title)
        json.field("platform", optional: origin?.platform)
        properties(&json)
      }
      guard let geometry else { return json.null("geometry") }
      json.object("geometry") { json in
        json.field("type", geometry)
        coordinates(&json)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ vertex: GeoJSONVertex, hasHeight: Bool = false) {
    element(json: vertex.position.longitudeText)
    element(json: vertex.position.latitudeText)
    guard hasHeight, let height = vertex.elevationCentimeters else { return }
    element(json: DecimalText.render(Int64(height), decimals: 2))
  }
}
