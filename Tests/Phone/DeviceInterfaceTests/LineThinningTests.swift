import DeviceInterface
import Testing

/// Corners are taken out of a line, and it stays where it was.
struct LineThinningTests {
  /// A way of small steps whose direction changes by a rule that no thinning knows.
  private static func way(_ count: Int, latitude: Int, longitude: Int) throws -> [Position] {
    var places: [Position] = []
    var (north, east, state) = (latitude, longitude, UInt64(count))
    for index in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      north += Int(state >> 60) * 40 - 300 + (index / 200 % 3) * 200
      east += Int(state >> 56 & 15) * 60 - 200
      if east > 1_800_000_000 { east -= 3_600_000_000 }
      places.append(
        try #require(Position(latitudeE7: Int32(north), longitudeE7: Int32(east))))
    }
    return places
  }

  /// Returns how far a place is from the leg between two others, by the three distances.
  private static func centimeters(_ place: Position, from start: Position, to end: Position)
    -> Double
  {
    let (a, b) = (start.distance(to: place), end.distance(to: place))
    let (left, right) = (Double(a.centimeters), Double(b.centimeters))
    let leg = Double(start.distance(to: end).centimeters)
    let along = leg > 0 ? (left * left - right * right + leg * leg) / (2 * leg) : 0
    if along <= 0 || along >= leg { return min(left, right) }
    return max(0, left * left - along * along).squareRoot()
  }

  @Test(arguments: [
    (1, 522_000_000, 210_000_000), (10, 522_000_000, 210_000_000), (10, -337_000_000, -700_000_000),
    (100, 0, 1_799_950_000), (25, 780_000_000, 150_000_000),
  ])
  func `what is left out lies within the tolerance`(
    meters: Int, latitude: Int, longitude: Int
  ) throws {
    let way = try Self.way(3_000, latitude: latitude, longitude: longitude)
    let thinned = LineThinning(tolerance: .meters(meters)).thinned(way)
    #expect(thinned.first == way.first && thinned.last == way.last)
    #expect(thinned.count < way.count)
    var next = 1
    for place in way.dropFirst().dropLast() {
      if place == thinned[next] {
        next += 1
        continue
      }
      let off = Self.centimeters(place, from: thinned[next - 1], to: thinned[next])
      // The flat map and the rounding to centimetres take their share.
      #expect(off <= Double(meters) * 101 + 10)
    }
    #expect(next == thinned.count - 1)
  }

  @Test func `a straight line needs few corners, and each bend beyond the tolerance one`() throws {
    let straight = try (0..<1_000).map {
      try #require(Position(latitudeE7: Int32($0 * 900), longitudeE7: 0))
    }
    #expect(LineThinning(tolerance: .meters(1)).thinned(straight).count == 5)
    let bend = try #require(Position(latitudeE7: 450_000, longitudeE7: 100))
    let bent = [straight[0], bend, straight[999]]
    #expect(LineThinning(tolerance: Distance(centimeters: 112)).thinned(bent).count == 2)
    #expect(LineThinning(tolerance: Distance(centimeters: 110)).thinned(bent) == bent)
  }

  @Test func `a way there and back on the same street keeps its turning point`() throws {
    let out = try (0...50).map {
      try #require(Position(latitudeE7: Int32(500_000_000 + $0 * 900), longitudeE7: 0))
    }
    let thinned = LineThinning(tolerance: .meters(1)).thinned(out + out.reversed().dropFirst())
    #expect(thinned == [out[0], out[50], out[0]])
  }

  @Test(arguments: 0...2) func `a line of two places or fewer stays`(count: Int) throws {
    let line = Array(try Self.way(3, latitude: 0, longitude: 0).prefix(count))
    #expect(LineThinning(tolerance: .meters(1_000_000)).thinned(line) == line)
  }
}
