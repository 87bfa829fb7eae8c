import DeviceInterface
import TrackFiles

/// A measurement of the way from the bytes of a GPX file to a route that a phone can walk.
struct TrackPart {
  private let bytes: [UInt8]
  private let points: Int
  private let repetitions: Int

  init(_ options: BenchOptions) {
    points = options.isQuick ? 5_000 : 50_000
    bytes = GPXTrack.bytes(points: points)
    repetitions = options.isQuick ? 3 : 9
  }

  func section() async -> TableSection {
    var section = TableSection(
      "Reading a recording of \(points) points, \(bytes.count / 1_000) kB of GPX")
    guard TrackFile(gpx: bytes).route()?.segments.map(\.count) == [points] else {
      section.skip("GPX", because: "the track was not read whole")
      return section
    }
    var consumed = Consumed()
    let samples = await Alternation.measure(
      repetitions,
      [
        { consumed.add(Yardstick.countNewlines(in: [bytes])) },
        { consumed.add(TrackFile(gpx: bytes).route()?.segments.count ?? 0) },
      ])
    let rates = samples.map { $0.rate(of: bytes.count) }
    section.add(
      "to a route", measured: FigureText.megabytes(rates[1]),
      relative: FigureText.part(rates[1] / rates[0]))
    return section
  }
}

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
