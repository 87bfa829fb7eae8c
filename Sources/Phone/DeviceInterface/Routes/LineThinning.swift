/// Takes the corners out of a line on a map that hardly change it.
///
/// What is left out lies no farther from the thinned line than the tolerance. Both ends stay. The line is looked at in
/// pieces, so that the cost follows its length.
public struct LineThinning: Hashable, Sendable {
  /// How many legs a piece has, at most.
  private static let pieceLegsMax = 256
  /// How long a ten-millionth of a degree of latitude is, in centimetres.
  private static let centimetersPerE7 = 1.113_194_9

  /// How far from the line what is left out may lie.
  public var tolerance: Distance

  /// Creates the thinning by a tolerance.
  public init(tolerance: Distance) { self.tolerance = tolerance }

  /// Returns the line with the corners that it needs.
  public func thinned(_ line: [Position]) -> [Position] {
    guard line.count > 2 else { return line }
    var kept = [line[0]]
    var start = 0
    while start < line.count - 1 {
      let end = min(start + Self.pieceLegsMax, line.count - 1)
      appendCorners(of: line, from: start, to: end, to: &kept)
      start = end
    }
    return kept
  }

  /// Appends the corners of a piece after its first one: where one lies too far from a leg, the leg is bent there.
  private func appendCorners(
    of line: [Position], from first: Int, to last: Int, to kept: inout [Position]
  ) {
    let plane = Plane(at: line[first])
    var start = first
    var ends = [last]
    while let end = ends.last {
      if let corner = farthestCorner(of: line, from: start, to: end, plane) {
        ends.append(corner)
      } else {
        kept.append(line[end])
        start = end
        ends.removeLast()
      }
    }
  }

  /// Returns the corner that is farthest from the leg between two others; `nil` where none is too far.
  private func farthestCorner(
    of line: [Position], from start: Int, to end: Int, _ plane: Plane
  ) -> Int? {
    let limit = Double(tolerance.centimeters) / Self.centimetersPerE7
    var farthest: Int?
    var greatest = limit * limit
    for index in start + 1..<max(start + 1, end) {
      let square = plane.squareOfDistance(of: line[index], from: line[start], to: line[end])
      if square > greatest { (farthest, greatest) = (index, square) }
    }
    return farthest
  }

  /// The surroundings of a place as a flat map, in ten-millionths of a degree of latitude.
  private struct Plane {
    /// How much shorter a degree to the east is than one to the north.
    let eastScale: Double

    init(at place: Position) {
      let radians = place.latitudeDegrees * DeterministicMath.pi / 180
      eastScale = DeterministicMath.sineAndCosine(radians).cosine
    }

    /// Returns the way from one place to another; it is the shorter one around the earth.
    private func way(from start: Position, to end: Position) -> (east: Double, north: Double) {
      var east = Int64(end.longitudeE7) - Int64(start.longitudeE7)
      if east > 1_800_000_000 { east -= 3_600_000_000 }
      if east < -1_800_000_000 { east += 3_600_000_000 }
      return (Double(east) * eastScale, Double(Int64(end.latitudeE7) - Int64(start.latitudeE7)))
    }

    /// Returns the square of the distance of a place from the leg between two others.
    func squareOfDistance(of place: Position, from start: Position, to end: Position) -> Double {
      let (leg, way) = (way(from: start, to: end), way(from: start, to: place))
      let square = leg.east * leg.east + leg.north * leg.north
      let along = way.east * leg.east + way.north * leg.north
      // Beyond an end of the leg, that end is the nearest.
      let share = square > 0 ? min(1, max(0, along / square)) : 0
      let (east, north) = (way.east - share * leg.east, way.north - share * leg.north)
      return east * east + north * north
    }
  }
}
