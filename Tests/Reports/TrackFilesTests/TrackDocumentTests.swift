import DeviceInterface
import Testing

@testable import TrackFiles

/// What is written.
struct TrackDocumentTests {
  static let hostile = "\u{1}]]>&amp;<script>alert(\"1\")</script>'\u{FFFE}\u{202E}\r\n\t\\\u{7F}🐌"

  static func place(_ latitude: Int32, _ longitude: Int32) throws -> Position {
    try #require(Position(latitudeE7: latitude, longitudeE7: longitude))
  }

  /// A document with everything in it.
  static func everything(name: String = "A walk") throws -> TrackDocument {
    let time = WallTime(millisecondsSince1970: 1_767_600_000_500, zoneOffsetSeconds: 3_600)
    let samples = [
      TrackSample(
        try place(522_297_000, 210_122_000), time: time, elevationCentimeters: 11_350,
        speedMillimetersPerSecond: 1_390, accuracy: .meters(5)),
      TrackSample(try place(522_297_001, 210_122_000), time: time + .milliseconds(500)),
    ]
    let lone = TrackSample(try place(522_300_000, 210_130_000))
    return TrackDocument(
      name: name,
      lines: [
        TrackLine(name: name, kind: "recorded points", segments: [samples, [lone], samples]),
        TrackLine(name: "nothing", segments: []),
      ],
      marks: [TrackMark(name: name, detail: "x < y", at: lone.position, time: time)],
      regions: [
        TrackRegion(name: name, center: lone.position, radius: .meters(150)),
        TrackRegion(name: "pole", center: try place(899_999_999, 0), radius: .meters(150)),
      ])
  }

  @Test func `a document is written as GPX 1.1`() throws {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="rehearse" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" \
      xmlns:rehearsal="urn:rehearsal:track:1">
        <metadata><name>A</name></metadata>
        <wpt lat="-0.0000001" lon="-180"><time>2026-01-05T08:00:00Z</time><name>M</name></wpt>
        <wpt lat="1" lon="2"><name>R</name><type>region</type>\
      <extensions><rehearsal:radius>150.5</rehearsal:radius></extensions></wpt>
        <trk><name>L</name><type>true route</type>
          <trkseg>
            <trkpt lat="1" lon="2"><ele>-0.05</ele><time>2026-01-05T08:00:00.007Z</time><extensions>\
      <gpxtpx:TrackPointExtension><gpxtpx:speed>1.39</gpxtpx:speed></gpxtpx:TrackPointExtension>\
      <rehearsal:accuracy>5</rehearsal:accuracy></extensions></trkpt>
          </trkseg>
        </trk>
      </gpx>

      """
    let start = WallTime.scenarioStart
    let here = try Self.place(10_000_000, 20_000_000)
    let document = TrackDocument(
      name: "A",
      lines: [
        TrackLine(
          name: "L", kind: "true route",
          segments: [
            [
              TrackSample(
                here, time: start + .milliseconds(7), elevationCentimeters: -5,
                speedMillimetersPerSecond: 1_390, accuracy: .meters(5))
            ]
          ])
      ],
      marks: [TrackMark(name: "M", at: try Self.place(-1, 1_800_000_000), time: start)],
      regions: [TrackRegion(name: "R", center: here, radius: Distance(centimeters: 15_050))])
    #expect(document.gpx == expected)
  }

  @Test func `a fix becomes a point with its time, speed and accuracy`() throws {
    let fix = Fix(
      position: try Self.place(10_000_000, 20_000_000), accuracyMeters: 5,
      timestamp: .scenarioStart, speedMillimetersPerSecond: 1_390)
    let line = TrackLine(name: "L", segments: [[TrackSample(fix), TrackSample(fix)]])
    #expect(
      TrackDocument(name: "D", lines: [line]).geoJSON == """
        {"type":"FeatureCollection","name":"D","features":[
        {"type":"Feature","properties":{"name":"L",\
        "coordTimes":[["2026-01-05T08:00:00Z","2026-01-05T08:00:00Z"]],\
        "speeds":[[1.39,1.39]],"accuracies":[[5,5]]},\
        "geometry":{"type":"MultiLineString","coordinates":[[[2,1],[2,1]]]}}
        ]}

        """)
  }

  @Test func `a document is written as GeoJSON`() throws {
    let text = try Self.everything().geoJSON
    let value = try JSONValue(parsing: text)
    #expect(value["type"]?.string == "FeatureCollection")
    let features = try #require(value["features"]?.array)
    #expect(
      features.map { $0["geometry"]?["type"]?.string } == [
        "MultiLineString", "MultiPoint", nil, "Point", "Polygon", "Point",
      ])
    let line = features[0]
    #expect(line["geometry"]?["coordinates"]?.array?.count == 2)
    #expect(
      line["geometry"]?["coordinates"]?.array?[0].text
        == "[[21.0122,52.2297],[21.0122,52.2297001]]")
    #expect(
      line["properties"]?["coordTimes"]?.array?[0].text
        == "[\"2026-01-05T08:00:00.500Z\",\"2026-01-05T08:00:01Z\"]")
    #expect(line["properties"]?["speeds"]?.array?[1].text == "[1.39,null]")
    #expect(features[4]["properties"]?["radius"]?.integer == 150)
  }

  @Test func `a region is a closed ring against the clock, its radius away from its middle`() throws
  {
    let center = try Self.place(522_300_000, 210_130_000)
    let region = TrackRegion(name: "", center: center, radius: .meters(150))
    let ring = try #require(region.ring)
    #expect(ring.count == 65 && ring.first == ring.last)
    for corner in ring { #expect(abs(center.distance(to: corner).centimeters - 15_000) <= 3) }
    let area = zip(ring, ring.dropFirst()).reduce(0.0) { sum, pair in
      sum + pair.0.longitudeDegrees * pair.1.latitudeDegrees
        - pair.1.longitudeDegrees * pair.0.latitudeDegrees
    }
    #expect(area > 0)
  }

  @Test func `a line over the 180th meridian is cut there`() throws {
    let samples = [
      TrackSample(try Self.place(0, 1_799_000_000)),
      TrackSample(try Self.place(20_000, -1_799_000_000)),
      TrackSample(try Self.place(0, 1_799_000_000)),
    ]
    let text = TrackDocument(name: "", lines: [TrackLine(name: "", segments: [samples])]).geoJSON
    #expect(
      text.contains(
        "[[[179.9,0],[180,0.001]],[[-180,0.001],[-179.9,0.002],[-180,0.001]],"
          + "[[180,0.001],[179.9,0]]]"))
  }

  @Test func `what was written reads the same`() throws {
    let document = try Self.everything(name: Self.hostile)
    let file = TrackFile(gpx: Array(document.gpx.utf8))
    #expect(file.problems == [])
    let lines = file.tracks.map { TrackLine(name: "", $0).segments }
    var expected = document.lines[0].segments
    for (index, segment) in expected.enumerated() {
      expected[index] = segment.map { sample in
        var sample = sample
        sample.accuracy = nil
        sample.time = sample.time?.inZone(offsetSeconds: 0)
        return sample
      }
    }
    #expect(lines == [expected])
    #expect(file.waypoints.count == 3)
    #expect(
      file.tracks[0].name.contains("]]>&amp;<script>alert(\"1\")</script>'\u{FFFD}\u{202E}\r\n"))
    #expect(!file.tracks[0].name.unicodeScalars.contains("\u{1}"))
    let json = try JSONValue(parsing: document.geoJSON)
    #expect(json["name"]?.string == Self.hostile)
    #expect(document.gpx == (try Self.everything(name: Self.hostile)).gpx)
  }
}
