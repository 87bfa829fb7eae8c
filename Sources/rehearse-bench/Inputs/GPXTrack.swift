/// A recording as devices write it: one track with heights, times and the extensions of a sports watch.
enum GPXTrack {
  static func bytes(points: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1"
       xmlns:x="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
       <trk><name>A &amp; B</name><trkseg>

      """
    for number in 0..<points {
      let (minute, second) = (number / 60 % 60, number % 60)
      let time = "2026-01-05T\(padded(number / 3_600 % 24)):\(padded(minute)):\(padded(second))Z"
      text += """
          <trkpt lat="52.\(2_000_000 + number * 97 % 900_000)" lon="21.\(1_000_000 + number * 131 % 900_000)">
           <ele>\(100 + number % 50).\(number % 10)</ele><time>\(time)</time>
           <extensions><x:TrackPointExtension><x:hr>\(90 + number % 60)</x:hr></x:TrackPointExtension></extensions>
          </trkpt>

        """
    }
    text += " </trkseg></trk>\n</gpx>\n"
    return Array(text.utf8)
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
