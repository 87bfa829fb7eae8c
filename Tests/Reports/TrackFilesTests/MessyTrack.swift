/// A recording as real devices make them, the same for the same seed: gaps, repeated points, single points, a clock
/// that jumps back, heights and speeds that come and go.
struct MessyTrack {
  /// The file.
  private(set) var text = ""
  /// The number of points in each stretch that has any.
  private(set) var counts: [Int] = []
  private var state: UInt64

  init(points: Int, seed: UInt64 = 1, lineEnd: String = "\n") {
    state = seed
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(lineEnd)"
    text += "<gpx version=\"1.1\" creator=\"Watch &amp; Co\""
    text += " xmlns=\"http://www.topografix.com/GPX/1/1\""
    text += " xmlns:gpxtpx=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v2\">\(lineEnd)"
    text += "<metadata><name>Evening round</name></metadata>\(lineEnd)"
    text += "<trk><name>Ślimak &lt;1&gt;</name><trkseg/>\(lineEnd)<trkseg>"
    var (latitude, longitude, time) = (522_297_000, 210_122_000, 8 * 3_600)
    var count = 0
    for index in 0..<points {
      if next(600) == 0, count > 0 {
        text += "</trkseg>\(lineEnd)<trkseg>"
        counts.append(count)
        count = 0
        (latitude, longitude) = (latitude + next(40_000), longitude - next(40_000))
      }
      if next(25) > 0 {
        latitude += next(500) - 200
        longitude += next(700) - 300
      }
      time += next(90) == 0 ? -45 : next(20) == 0 ? 0 : 1
      text += point(latitude, longitude, time, index) + lineEnd
      count += 1
    }
    counts.append(count)
    text += "</trkseg></trk>\(lineEnd)</gpx>\(lineEnd)"
  }

  private mutating func point(_ latitude: Int, _ longitude: Int, _ time: Int, _ index: Int)
    -> String
  {
    var text = "<trkpt lon=\"\(Self.degrees(longitude))\" lat=\"\(Self.degrees(latitude))\">"
    if next(10) > 0 { text += "<ele>\(100 + next(30)).\(next(10))</ele>" }
    if next(50) > 0 { text += "<time>2026-01-05T\(Self.clock(time))Z</time>" }
    if next(3) > 0 {
      text += "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>\(90 + next(60))</gpxtpx:hr>"
      text += "<gpxtpx:speed>\(next(3)).\(100 + next(900))</gpxtpx:speed>"
      text += "</gpxtpx:TrackPointExtension></extensions>"
    }
    return text + "</trkpt>"
  }

  /// Returns a number from 0 up to the bound.
  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private static func degrees(_ scaled: Int) -> String {
    "\(scaled / 10_000_000).\(String(scaled % 10_000_000 + 10_000_000).dropFirst())"
  }

  private static func clock(_ seconds: Int) -> String {
    [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60]
      .map { String($0 + 100).dropFirst() }.joined(separator: ":")
  }
}
