import ClockInRoom
import DeviceInterface
import TrackFiles

/// Measures the way from the bytes of a GPX file to a route that a phone can walk.
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
        { consumed.take(Yardstick.countNewlines(in: [bytes])) },
        { consumed.take(TrackFile(gpx: bytes).route()?.segments.count ?? 0) },
      ])
    let rates = samples.map { $0.rate(of: bytes.count) }
    section.add(
      TableRow(
        title: "to a route", measured: FigureText.megabytes(rates[1]),
        relative: FigureText.part(rates[1] / rates[0])))
    return section
  }
}
