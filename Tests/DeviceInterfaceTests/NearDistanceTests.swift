import Testing

@testable import DeviceInterface

/// The short way of measuring short ways.
struct NearDistanceTests {
  @Test func `near positions are as far apart as the geodesic says, to the centimetre`() throws {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var asked = 0
    for round in 0..<40_000 {
      // Over the whole span, and over steps of a walker.
      let span = round.isMultiple(of: 2) ? 30_000 : 2_000
      let latitude = next(1_500_000_000) - 750_000_000
      let longitude = next(3_500_000_000) - 1_750_000_000
      let start = try #require(
        Position(latitudeE7: Int32(latitude), longitudeE7: Int32(longitude)))
      let end = try #require(
        Position(
          latitudeE7: Int32(latitude + next(2 * span) - span),
          longitudeE7: Int32(longitude + next(2 * span) - span)))
      guard let near = NearDistance.centimeters(from: start, to: end) else {
        asked += 1
        continue
      }
      let exact = Geodesic(from: start, to: end).meters * 100
      #expect(abs(exact - Double(near)) <= 0.5, "\(start) to \(end)")
      #expect(NearDistance.centimeters(from: end, to: start) == near)
    }
    #expect(asked < 400)
  }

  @Test func `far positions and the poles are left to the geodesic`() throws {
    let warsaw = try Position(text: "52.2297, 21.0122")
    #expect(
      NearDistance.centimeters(from: warsaw, to: try Position(text: "52.2397, 21.0122")) == nil)
    #expect(
      NearDistance.centimeters(from: warsaw, to: try Position(text: "52.2297, 21.0222")) == nil)
    let pole = try Position(text: "89.9999, 0")
    #expect(NearDistance.centimeters(from: pole, to: pole) == nil)
    #expect(NearDistance.centimeters(from: warsaw, to: warsaw) == 0)
  }
}
