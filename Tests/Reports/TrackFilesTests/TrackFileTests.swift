import DeviceInterface
import Testing

@testable import TrackFiles

/// What is read of good files.
struct TrackFileTests {
  private func read(_ text: String) -> TrackFile {
    TrackFile(gpx: Array(text.utf8))
  }

  @Test func `waypoints, routes and tracks are read with all they say`() throws {
    let file = read(
      GPXText.file(
        """
        <metadata><name>Round</name><author><name>nobody</name></author></metadata>
        <wpt lat="1" lon="2"><ele>113.456</ele><name>not the file's</name></wpt>
        <rte><name>Plan</name><rtept lat="-90" lon="180"/><rtept lat="+0.5" lon="-1e-3"/></rte>
        <trk><name> A &amp; B </name><desc>x</desc>
          <trkseg><trkpt lat="52.22971234" lon="21.01"><time>2026-01-05T09:00:00.25+01:00</time>
            <extensions><speed>1.5</speed></extensions></trkpt></trkseg>
          <trkseg></trkseg>
          <trkseg><trkpt lon="21.0" lat="52.0"/><trkpt lon="21.0" lat="52.0"/></trkseg>
        </trk>
        <trk><name><![CDATA[<Second>]]></name><trkseg><trkpt lat="3" lon="4"/></trkseg></trk>
        <trk><name>Empty</name></trk>
        """))
    #expect(file.problems == [])
    #expect(file.name == "Round")
    let mark = try #require(Position(latitudeE7: 10_000_000, longitudeE7: 20_000_000))
    #expect(file.waypoints == [RoutePoint(mark, elevationCentimeters: 11_346)])
    #expect(file.routes.map(\.name) == ["Plan"])
    #expect(
      file.routes[0].segments.map { $0.map(\.position.description) } == [
        ["-90, 180", "0.5, -0.001"]
      ])
    #expect(file.tracks.map(\.name) == ["A & B", "<Second>"])
    #expect(file.tracks[0].segments.map(\.count) == [1, 2])
    let point = file.tracks[0].segments[0][0]
    #expect(point.position.description == "52.2297123, 21.01")
    #expect(point.time == TimeText.parse("2026-01-05T09:00:00.250+01:00"))
    #expect(point.speedMillimetersPerSecond == 1_500)
  }

  @Test func `the caller chooses the part, and tracks come first`() {
    let wpt = "<wpt lat=\"1\" lon=\"1\"/>"
    let rte = "<rte><name>R</name><rtept lat=\"2\" lon=\"2\"/></rte>"
    let trk = "<trk><name>T</name><trkseg><trkpt lat=\"3\" lon=\"3\"/></trkseg></trk>"
    let all = read(GPXText.file(wpt + rte + trk + trk))
    #expect(all.route()?.segments.count == 2)
    #expect(all.route(.routes)?.name == "R")
    #expect(all.route(.waypoints)?.segments.map(\.count) == [1])
    #expect(all.route(.named("R")) == all.routes[0])
    #expect(all.route(.named("X")) == nil)
    #expect(read(GPXText.file(wpt + rte)).route()?.name == "R")
    #expect(read(GPXText.file(wpt)).route()?.segments.map(\.count) == [1])
    #expect(read(GPXText.file(wpt)).route(.tracks) == nil)
  }

  @Test func `GPX 1.0 has the speed in the point itself`() {
    let file = read(
      "<gpx version=\"1.0\" xmlns=\"http://www.topografix.com/GPX/1/0\"><name>Old</name><trk><trkseg>"
        + "<trkpt lat=\"1\" lon=\"2\"><speed>2.5</speed></trkpt></trkseg></trk></gpx>")
    #expect(file.problems == [])
    #expect(file.name == "Old")
    #expect(file.tracks.first?.segments.first?.first?.speedMillimetersPerSecond == 2_500)
  }

  @Test func `prefixes of the format's own namespace are read like none`() {
    let file = read(
      "<g:gpx xmlns:g=\"\(GPXText.namespace)\"><g:wpt lat=\"1\" lon=\"2\"/></g:gpx>")
    #expect(file.problems == [])
    #expect(file.waypoints.count == 1)
  }

  @Test func `elements of other formats are no points`() {
    let file = read(
      GPXText.file("<wpt xmlns=\"urn:x\" lat=\"1\" lon=\"2\"/><wpt lat=\"1\" lon=\"2\"/>"))
    #expect(file.waypoints.count == 1)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a messy recording is read point by point`(lineEnd: String) {
    let messy = MessyTrack(points: 5_000, lineEnd: lineEnd)
    let file = read(messy.text)
    #expect(file.problems == [])
    #expect(file.tracks.map(\.name) == ["Ślimak <1>"])
    #expect(file.route()?.segments.map(\.count) == messy.counts)
    let times = file.tracks[0].segments.joined().compactMap(\.time?.millisecondsSince1970)
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(steps.contains { $0 < 0 } && steps.contains(0))
  }

  @Test func `every encoding of a text reads alike`() {
    let text = GPXText.file(
      "<trk><name>Ślimak 🐌</name><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk>")
    let plain = read(text)
    #expect(plain.tracks.map(\.name) == ["Ślimak 🐌"])
    let declared = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + text
    let low = declared.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let high = declared.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let variants: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + low, [0xFE, 0xFF] + high, low, high,
      Array(declared.utf8),
    ]
    for bytes in variants { #expect(TrackFile(gpx: bytes) == plain) }
  }

  @Test(arguments: ["ISO-8859-1", "windows-1252"])
  func `western encodings are read`(encoding: String) {
    var bytes = Array("<?xml version='1.0' encoding='\(encoding)'?>".utf8)
    bytes += Array(GPXText.file("<rte><name>M").utf8.dropLast(8)) + [0xFC]
    bytes += Array("hle</name><rtept lat='1' lon='2'/></rte></gpx>".utf8)
    let file = TrackFile(gpx: bytes)
    #expect(file.problems == [])
    #expect(file.routes.map(\.name) == ["Mühle"])
  }

  @Test(
    arguments: [
      ("2026-01-05T08:00:00Z", 1_767_600_000_000, 0), ("2026-01-05T08:00:00", 1_767_600_000_000, 0),
      ("2026-01-05 09:30:00.1239+01:30", 1_767_600_000_123, 5_400),
      ("2026-01-05T00:00:00,5-0800", 1_767_600_000_500, -28_800),
      ("2026-01-05T07:59:60Z", 1_767_600_000_000, 0), ("1969-12-31T24:00:00Z", 0, 0),
      ("2024-02-29T00:00:00z", 1_709_164_800_000, 0),
    ] as [(String, Int64, Int)])
  func `times are read with fractions and zones`(text: String, milliseconds: Int64, offset: Int) {
    let time = WallTime(millisecondsSince1970: milliseconds, zoneOffsetSeconds: offset)
    #expect(TimeText.parse(text) == time)
  }

  @Test(arguments: [
    "", "x", "2026-01-05", "2026-13-01T00:00:00Z", "2025-02-29T00:00:00Z", "2026-01-05T24:00:01Z",
    "2026-01-05T08:60:00Z", "2026-01-05T08:00:61Z", "2026-01-05T08:00:00.Z", "20260105T080000Z",
    "2026-01-05T08:00:00+15:00", "2026-01-05T08:00:00+1", "0000-01-01T00:00:00Z", "1767600000",
    "2026-01-05T08:00:00Z Z", "-2026-01-05T08:00:00Z", "12026-01-05T08:00:00Z",
  ])
  func `nonsense is no time`(text: String) {
    #expect(TimeText.parse(text) == nil)
  }

  @Test(arguments: [0, 1_767_600_000_000, 1_767_600_000_007, -1, -62_135_596_800_000] as [Int64])
  func `a time that was written reads the same`(milliseconds: Int64) {
    let time = WallTime(millisecondsSince1970: milliseconds)
    #expect(TimeText.parse(TimeText.render(time)) == time)
  }
}
