import DeviceInterface

/// A corner of a line in GeoJSON: a point, or the place where the line is cut at the 180th meridian.
struct GeoJSONVertex: Hashable {
  let position: Position
  /// The point; nil where the line was cut.
  private(set) var sample: TrackSample?
  /// The height in centimetres; a cut has that of the point before it.
  private(set) var elevationCentimeters: Int?

  init(_ position: Position) { self.position = position }

  init(_ sample: TrackSample) {
    position = sample.position
    self.sample = sample
    elevationCentimeters = sample.elevationCentimeters
  }

  /// One of the properties that each point may have.
  struct Property: Sendable {
    /// The property's text; nil where the point has none.
    let value: @Sendable (TrackSample) -> String?

    func text(_ vertex: GeoJSONVertex) -> String { vertex.sample.flatMap(value) ?? "null" }

    func isUsed(_ vertices: [GeoJSONVertex]) -> Bool {
      vertices.contains { $0.sample.flatMap(value) != nil }
    }
  }

  /// The properties in the order in which they are written.
  static let properties: [(StaticString, Property)] = [
    ("coordTimes", Property { $0.time.map { "\"\(TimeText.render($0))\"" } }),
    (
      "speeds",
      Property { $0.speedMillimetersPerSecond.map { DecimalText.render(Int64($0), decimals: 3) } }
    ),
    (
      "accuracies", Property { $0.accuracy.map { DecimalText.render($0.centimeters, decimals: 2) } }
    ),
  ]

  /// Whether a third coordinate can be written; it must not be missing in the middle of a line.
  static func allHaveHeights(_ pieces: [[GeoJSONVertex]]) -> Bool {
    pieces.allSatisfy { $0.allSatisfy { $0.elevationCentimeters != nil } }
  }

  /// Cuts a stretch where it crosses the 180th meridian, as RFC 7946 wants it (3.1.9).
  static func pieces(_ samples: [TrackSample]) -> [[GeoJSONVertex]] {
    var pieces: [[GeoJSONVertex]] = []
    var piece: [GeoJSONVertex] = []
    for sample in samples {
      let vertex = GeoJSONVertex(sample)
      if let last = piece.last, let (end, start) = cut(from: last, to: vertex) {
        pieces.append(piece + [end])
        piece = [start]
      }
      piece.append(vertex)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func cut(from first: Self, to second: Self) -> (end: Self, start: Self)? {
    let from = Int64(first.position.longitudeE7)
    let difference = Int64(second.position.longitudeE7) - from
    guard abs(difference) > 1_800_000_000 else { return nil }
    let isEastward = difference < 0
    let whole = difference + (isEastward ? 3_600_000_000 : -3_600_000_000)
    let edge: Int64 = isEastward ? 1_800_000_000 : -1_800_000_000
    let rise = Int64(second.position.latitudeE7) - Int64(first.position.latitudeE7)
    // The line is shorter than half the earth, so that the product stays within 64 bits.
    let latitude =
      Int64(first.position.latitudeE7) + (whole == 0 ? 0 : rise * (edge - from) / whole)
    guard let end = Position(latitudeE7: Int32(latitude), longitudeE7: Int32(edge)),
      let start = Position(latitudeE7: Int32(latitude), longitudeE7: Int32(-edge))
    else { return nil }
    var vertices = (Self(end), Self(start))
    vertices.0.elevationCentimeters = first.elevationCentimeters
    vertices.1.elevationCentimeters = first.elevationCentimeters
    return vertices
  }
}
