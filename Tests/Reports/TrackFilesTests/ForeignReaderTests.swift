import DeviceInterface
import Foundation
import TestSupport
import Testing

@testable import TrackFiles

/// What others' readers make of the same files.
@Suite(.comparing(with: ForeignReader.comparison))
struct ForeignReaderTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `another reader finds the same points and, within 1 percent, the same length`(
    seed: UInt64
  ) throws {
    let text = MessyTrack(points: 6_000, seed: seed).text
    let file = TrackFile(gpx: Array(text.utf8))
    let route = try #require(file.route())
    let written = TrackDocument(name: "again", lines: [TrackLine(name: "again", route)])
    let program = """
      import gpxpy
      for name in ["read.gpx", "written.gpx"]:
          gpx = gpxpy.parse(open(name))
          segments = [s for t in gpx.tracks for s in t.segments if s.points]
          points = [p for s in segments for p in s.points]
          print(len(segments), len(points), sum(p.time is not None for p in points),
                sum(p.elevation is not None for p in points),
                sum(s.length_2d() for s in segments))
      """
    let output = try ForeignReader.run(
      program, on: ["read.gpx": text, "written.gpx": written.gpx])
    let points = Array(route.segments.joined())
    let expected = [
      route.segments.count, points.count, points.count { $0.time != nil },
      points.count { $0.elevationCentimeters != nil },
    ]
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(lines.count == 2, "\(output)")
    for line in lines {
      #expect(line.prefix(4).map { Int($0) } == expected)
      let length = try #require(Double(line[4]))
      #expect(abs(length / route.length.meters - 1) < 0.01, "\(length) and \(route.length.meters)")
    }
  }

  @Test func `another reader takes hostile names, times, speeds and marks`() throws {
    let program = """
      import gpxpy, json
      gpx = gpxpy.parse(open("a.gpx", newline=""))
      point = gpx.tracks[0].segments[0].points[0]
      print(json.dumps([gpx.name, [w.name for w in gpx.waypoints], point.time.isoformat(),
          point.elevation, [e.text or e[0].text for e in point.extensions],
          [len(s.points) for s in gpx.tracks[0].segments], len(gpx.tracks)]))
      """
    let document = try TrackDocumentTests.everything(name: TrackDocumentTests.hostile)
    let output = try ForeignReader.run(program, on: ["a.gpx": document.gpx])
    let value = try JSONValue(parsing: output.trimmingCharacters(in: .newlines))
    let shown = "\u{FFFD}]]>&amp;<script>alert(\"1\")</script>'\u{FFFD}\u{202E}\r\n\t\\\u{7F}🐌"
    let name = JSONValue.string(shown)
    #expect(
      value
        == .array([
          name, .array([name, name, .string("pole")]), .string("2026-01-05T08:00:00.500000+00:00"),
          .double(113.5), .array([.string("1.39"), .string("5")]),
          .array([.integer(2), .integer(1), .integer(2)]), .integer(2),
        ]))
  }

  @Test func `a validator finds nothing wrong with the GeoJSON`() throws {
    let program = """
      import geojson
      value = geojson.load(open("a.geojson"))
      bad = [f.errors() for f in value.features if f.geometry is not None and not f.geometry.is_valid]
      print(type(value).__name__, value.is_valid, value.errors(), bad, len(value.features))
      """
    let document = try TrackDocumentTests.everything(name: TrackDocumentTests.hostile)
    let output = try ForeignReader.run(program, on: ["a.geojson": document.geoJSON])
    #expect(output == "FeatureCollection True [] [] 6\n")
  }
}
