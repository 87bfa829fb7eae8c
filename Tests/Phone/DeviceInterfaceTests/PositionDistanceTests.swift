import DeviceInterface
import Testing

struct PositionDistanceTests {
  /// A line whose length and direction an independent Vincenty implementation has computed on WGS84.
  struct Line: CustomTestStringConvertible, Sendable {
    var from: String
    var to: String
    var meters: Double
    var bearing: Double
    var testDescription: String { "\(from) to \(to)" }
  }

  static let lines = [
    Line(from: "52.2297, 21.0122", to: "50.0647, 19.945", meters: 252_162.1785, bearing: 197.64296),
    Line(from: "52.2297, 21.0122", to: "54.352, 18.6466", meters: 283_993.8344, bearing: 327.20489),
    Line(
      from: "51.5074, -0.1278", to: "40.7128, -74.006", meters: 5_585_233.5789, bearing: 288.36900),
    Line(
      from: "-33.8688, 151.2093", to: "-33.4489, -70.6693", meters: 11_368_984.4803,
      bearing: 145.33449),
    Line(from: "0, 0", to: "0, 1", meters: 111_319.4908, bearing: 90),
    Line(from: "0, 0", to: "1, 0", meters: 110_574.3886, bearing: 0),
    Line(from: "89, 0", to: "90, 0", meters: 111_693.8649, bearing: 0),
    Line(from: "0, 0", to: "90, 0", meters: 10_001_965.7293, bearing: 0),
    Line(from: "-17, 179.9", to: "-17, -179.9", meters: 21_297.1652, bearing: 90.02924),
    Line(from: "52.2297, 21.0122", to: "52.2298, 21.0123", meters: 13.0575, bearing: 31.55177),
    Line(from: "0, 0", to: "0, 0.0000001", meters: 0.0111, bearing: 90),
    Line(from: "89.9, 0", to: "89.9, 180", meters: 22_338.7957, bearing: 0),
    Line(from: "10, 20", to: "-9, -165", meters: 19_475_129.7103, bearing: 77.53207),
    Line(
      from: "-0.1807, -78.4678", to: "1.3521, 103.8198", meters: 19_743_445.6808,
      bearing: 303.14786),
    Line(from: "89.9, 10", to: "-89, 10", meters: 19_881_068.1959, bearing: 180),
  ]

  @Test(arguments: lines)
  func `distance and bearing agree with an independent computation`(line: Line) throws {
    let from = try Position(text: line.from)
    let to = try Position(text: line.to)
    let distance = from.distance(to: to)
    #expect(abs(distance.meters - line.meters) <= 0.01)
    #expect(to.distance(to: from) == distance)
    #expect(abs(from.bearing(to: to) - line.bearing) < 0.0001)
  }

  @Test(arguments: [
    ("0, 0", "0, 180", 20_003_931.4586), ("30, 10", "-30, -170", 20_003_931.4586),
    ("90, 0", "-90, 0", 20_003_931.4586), ("0, 0", "0.5, 179.5", 19_936_288.5790),
    ("0, 0", "0.5, 179.7", 19_944_127.4212), ("0, 0", "0, 179.5", 19_996_147.4169),
  ])
  func `the far side of the earth is right to half a percent`(
    from: String, to: String, meters: Double
  ) throws {
    let distance = try Position(text: from).distance(to: Position(text: to))
    #expect(abs(distance.meters - meters) / meters < 0.005)
  }

  @Test(arguments: [
    "52.2297, 21.0122", "0, 0", "-33.8688, 151.2093", "70, -179.9999", "-45, 179.9999",
  ])
  func `over short ways the course is the bearing in whole degrees`(from: String) throws {
    let from = try Position(text: from)
    for degrees in stride(from: 0, to: 360, by: 15) {
      let to = from.position(at: .meters(500), bearing: Double(degrees))
      let course = try #require(from.courseDegrees(to: to))
      #expect((0...359).contains(course))
      #expect([0, 1, 359].contains((course - degrees + 360) % 360), "\(degrees): \(course)")
    }
    #expect(from.courseDegrees(to: from) == nil)
  }

  @Test func `a position is no distance from itself`() throws {
    for text in ["0, 0", "52.2297, 21.0122", "90, 0", "-90, 17"] {
      let position = try Position(text: text)
      #expect(position.distance(to: position) == .zero)
      #expect(position.bearing(to: position) == 0)
    }
    #expect(try Position(text: "0, 180").distance(to: Position(text: "0, -180")) == .zero)
  }

  @Test(arguments: [0.0, 37, 90, 135.5, 180, 222, 270, 315, 359])
  func `going a distance in a direction ends that far away in that direction`(
    bearing: Double
  ) throws {
    for text in ["52.2297, 21.0122", "0, 0", "-17, 179.9", "-75, 3"] {
      let start = try Position(text: text)
      for meters in [1, 150, 10_000, 2_000_000, 9_000_000] {
        let end = start.position(at: .meters(meters), bearing: bearing)
        let measured = start.distance(to: end)
        // Positions are rounded to 1e-7 degrees, which is up to 8 mm to each side.
        #expect(abs(measured.meters - Double(meters)) <= 0.02)
      }
      let far = start.position(at: .meters(100_000), bearing: bearing)
      let difference = abs(start.bearing(to: far) - bearing)
      #expect(min(difference, 360 - difference) < 0.0001)
    }
  }

  @Test func `a segment is walked from its start to its end and no farther`() throws {
    let start = try Position(text: "52.2297, 21.0122")
    let end = try Position(text: "52.2397, 21.0322")
    let length = start.distance(to: end)
    #expect(start.position(at: .zero, toward: end) == start)
    #expect(start.position(at: .meters(-5), toward: end) == start)
    #expect(start.position(at: length + .meters(1), toward: end) == end)
    let half = start.position(at: .meters(800), toward: end)
    #expect(abs(start.distance(to: half).meters - 800) <= 0.02)
    #expect(abs((half.distance(to: end) + .meters(800) - length).meters) <= 0.03)
  }

  @Test func `going over a pole and over the date line stays on the map`() throws {
    let northern = try Position(text: "89.95, 20")
    let over = northern.position(at: .kilometers(11), bearing: 0)
    #expect(abs(over.longitudeDegrees + 160) < 0.01)
    let western = try Position(text: "0, 179.99")
    #expect(western.position(at: .kilometers(10), bearing: 90).longitudeDegrees < -179.9)
  }

  @Test func `known results stay the same to the last bit`() throws {
    let warsaw = try Position(text: "52.2297, 21.0122")
    let krakow = try Position(text: "50.0647, 19.945")
    #expect(warsaw.distance(to: krakow) == Distance(centimeters: 25_216_218))
    #expect(warsaw.bearing(to: krakow).bitPattern == 0x4068_B493_192C_3C5E)
  }
}
