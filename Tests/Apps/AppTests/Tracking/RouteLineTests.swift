import DeviceInterface
import Testing

@testable import AppParts

struct RouteLineTests {
  @Test func `no line leads over a gap and its length does not count`() throws {
    var route = RouteLine()
    let places = try ["52, 21", "52.001, 21", "53, 21", "53.001, 21"].map { try Position(text: $0) }
    for (index, place) in places.enumerated() {
      let begins = index == 0 || index == 2
      route.append(
        place, beginsLine: begins, length: route.length(with: place, beginsStretch: begins))
    }
    #expect(route.lines == [[places[0], places[1]], [places[2], places[3]]])
    let legs = places[0].distance(to: places[1]) + places[2].distance(to: places[3])
    #expect(route.length == legs)
  }

  /// The places of a walk in bends, some 11 m apart.
  private static func walk(_ count: Int) throws -> [Position] {
    try (0..<count).map { index in
      let bend = (index / 150).isMultiple(of: 2) ? index % 150 : 150 - index % 150
      return try #require(
        Position(
          latitudeE7: Int32(520_000_000 + bend * 500), longitudeE7: Int32(210_000_000 + index * 800)
        ))
    }
  }

  @Test func `a route has no more corners after ten times the way`() throws {
    let places = try Self.walk(10 * 1_000)
    var route = RouteLine(cornersMax: 500)
    var (few, many) = (0, 0)
    for (index, place) in places.enumerated() {
      route.append(place, beginsLine: false, length: .meters(index))
      let count = route.lines[0].count
      if index < 1_000 { few = max(few, count) } else { many = max(many, count) }
    }
    #expect(few == 500 && many == 500)
    #expect(route.length == .meters(places.count - 1))
  }

  @Test func `a thinned route keeps its ends, its gaps and its course`() throws {
    let places = try Self.walk(6_000)
    let gaps = [0, 1_234, 1_235, 4_000]
    var route = RouteLine(cornersMax: 500)
    for (index, place) in places.enumerated() {
      route.append(place, beginsLine: gaps.contains(index), length: .meters(index))
    }
    #expect(route.lines.map(\.first) == gaps.map { places[$0] })
    #expect(
      route.lines.map(\.last) == (gaps.dropFirst() + [places.count]).map { places[$0 - 1] })
    // Every corner of the way is left, as none lies within two metres of a line without it.
    let corners = Set(route.lines.joined())
    for index in stride(from: 150, to: places.count - 1, by: 150) {
      #expect(corners.contains(places[index]), "corner \(index)")
    }
  }

  @Test func `of very many lines the oldest are not drawn once there are too many corners`() throws
  {
    let places = try Self.walk(210)
    var route = RouteLine(cornersMax: 200)
    for (index, place) in places.enumerated() {
      route.append(place, beginsLine: index.isMultiple(of: 2), length: .zero)
      #expect(route.cornerCount <= 200)
    }
    #expect(route.lines.count == route.linesMax + 4)
    #expect(route.end == places.last)
    #expect(route.takeBackLast() == 0)
    #expect(route.cornerCount == route.lines.reduce(0) { $0 + $1.count })
  }
}
