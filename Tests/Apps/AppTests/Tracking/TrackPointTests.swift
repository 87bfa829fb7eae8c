import DeviceInterface
import Testing

@testable import AppParts

struct TrackPointTests {
  static func point(_ change: (inout TrackPoint) -> Void = { _ in }) throws -> TrackPoint {
    var point = TrackPoint(
      number: 12, timeMilliseconds: 1_767_600_000_000,
      position: try Position(text: "52.2297, -21.0122"), accuracyMeters: 5,
      speedMillimetersPerSecond: 1390, routeLength: Distance(centimeters: 4_217))
    change(&point)
    return point
  }

  static let variants: [@Sendable (inout TrackPoint) -> Void] = [
    { _ in },
    { $0.speedMillimetersPerSecond = nil },
    { $0.isLowAccuracy = true },
    { $0.isLastKnown = true },
    { $0.isImpossible = true },
    { $0.isWithinScatter = true },
    {
      $0.refutesLast = true
      $0.beginsStretch = true
    },
    {
      $0.beginsStretch = true
      $0.isLowAccuracy = true
      $0.isLastKnown = true
    },
  ]

  @Test(arguments: [(0, "0"), (8_333, "29.9988"), (10_000, "36"), (3, "0.0108"), (2_500, "9")])
  func `in the document's form a speed is in kilometres per hour`(
    millimeters: Int, text: String
  ) throws {
    let point = try Self.point {
      $0.speedMillimetersPerSecond = millimeters
      $0.circumstances = FixCircumstances(
        courseDegrees: 90, altitudeMeters: nil,
        battery: Battery(percentage: 80, isCharging: false), motion: .walking)
    }
    var writer = ByteWriter(capacity: 0)
    point.write(into: &writer, withNumber: true, as: .documented)
    #expect(
      writer.text
        == #"{"n":12,"recorded_at_ms":1767600000000,"latitude":52.2297,"longitude":-21.0122,"#
        + #""accuracy":5,"speed":\#(text),"heading":90,"battery_level":80,"#
        + #""activity_type":"walking","is_charging":false}"#)
  }

  @Test func `points of every kind are kept exactly, packed as they are in a log`() throws {
    let points = try (0..<300).map { index in
      try Self.point {
        Self.variants[index % Self.variants.count](&$0)
        $0.number = index * index
        $0.timeMilliseconds += Int64(index % 7 - 3) * 8_000
        $0.accuracyMeters = index % 90
        $0.routeLength = Distance(centimeters: Int64(index) * 1_111)
      }
    }
    #expect(Array(PackedList(points)) == points)
  }

  @Test(arguments: variants.indices)
  func `a point reads back from its line`(_ index: Int) throws {
    let point = try Self.point(Self.variants[index])
    #expect(TrackPoint(line: point.line[...]) == point)
  }

  @Test(arguments: variants.indices)
  func `a line that is torn anywhere is no point`(_ index: Int) throws {
    let line = try Self.point(Self.variants[index]).line
    for length in 0..<line.count { #expect(TrackPoint(line: line.prefix(length)) == nil) }
  }

  @Test(arguments: [
    "", ".", ";;;;;;;.", "0;1;2;3;4;5;6;.", "1;1;9999999999;3;4;5;6;.", "1;1;2;3;4;5;6;x.",
    "1;1;2;3;4;x;6;.", "1;1;2;3;4;5;6;;.", "a;1;2;3;4;5;6;.", "99999999999999999999;1;2;3;4;5;6;.",
  ])
  func `a line that never was a point is none`(_ line: String) {
    #expect(TrackPoint(line: line[...]) == nil)
  }

  @Test func `servers get decimal degrees and every part`() throws {
    let json = try Self.point().json
    #expect(
      json
        == #"{"n":12,"timeMs":1767600000000,"lat":52.2297,"lng":-21.0122,"accuracy":5,"speed":1390}"#
    )
  }

  @Test func `what is out of the ordinary is said, and an unknown speed is null`() throws {
    let point = try Self.point {
      $0.speedMillimetersPerSecond = nil
      $0.isLowAccuracy = true
      $0.isLastKnown = true
    }
    let tail = #""accuracy":5,"speed":null,"low":true,"lastKnown":true}"#
    #expect(point.json.hasSuffix(tail))
    #expect(point.jsonWithoutNumber == point.json.replacing(#""n":12,"#, with: ""))
  }

  @Test(arguments: [
    "0.0000001, -0.0000001", "-90, 180", "89.9999999, -179.9999999", "0, 0", "10.05, 100.0000010",
  ])
  func `a position comes back from a server as it was sent`(_ text: String) throws {
    let position = try Position(text: text)
    let point = try Self.point {
      $0.position = position
      $0.routeLength = .zero
    }
    #expect(TrackPoint(json: try JSONValue(parsing: point.json)) == point)
  }
}
