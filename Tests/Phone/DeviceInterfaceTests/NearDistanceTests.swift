import TestSupport
import Testing

@testable import DeviceInterface

/// The short way of measuring short ways.
struct NearDistanceTests {
  @Test func `near positions are as far apart as the geodesic says, to the centimetre`() throws {
    var numbers = SeededNumbers(seed: 42)
    var asked = 0
    for round in 0..<40_000 {
      // Over the whole span, and over steps of a walker.
      let span = round.isMultiple(of: 2) ? 100_000 : 2_000
      let latitude = numbers.number(below: 1_500_000_000) - 750_000_000
      let longitude = numbers.number(below: 3_500_000_000) - 1_750_000_000
      let start = try #require(
        Position(latitudeE7: Int32(latitude), longitudeE7: Int32(longitude)))
      let end = try #require(
        Position(
          latitudeE7: Int32(latitude + numbers.number(below: 2 * span) - span),
          longitudeE7: Int32(longitude + numbers.number(below: 2 * span) - span)))
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
      NearDistance.centimeters(from: warsaw, to: try Position(text: "52.2497, 21.0122")) == nil)
    #expect(
      NearDistance.centimeters(from: warsaw, to: try Position(text: "52.2297, 21.0322")) == nil)
    let pole = try Position(text: "89.9999, 0")
    #expect(NearDistance.centimeters(from: pole, to: pole) == nil)
    #expect(NearDistance.centimeters(from: warsaw, to: warsaw) == 0)
  }
}
