import Foundation
import TestSupport

/// A walk as a real receiver records it at 1 Hz, the same for the same seed: noise that drifts, stops, gaps, repeated
/// points, and a clock that jumps back.
struct RecordedWalk {
  /// The file.
  private(set) var gpx =
    "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\n"
  private var numbers: SeededNumbers

  /// Walks for an hour; the noise is the more inert, the nearer to 1.
  init(seed: UInt64, noiseMeters: Double, inertia: Double, seconds: Int = 3_600) {
    numbers = SeededNumbers(seed: seed)
    var (latitude, longitude, heading) = (52.23, 21.01, 1.0)
    var (noise, time, rest) = ((north: 0.0, east: 0.0), 0, 0)
    for _ in 0..<seconds {
      if rest > 0 { rest -= 1 } else if chance(500) { rest = 60 }
      if chance(90) { heading += chance(2) ? .pi / 2 : -.pi / 2 }
      heading += normal() * 0.02
      let pace = rest > 0 ? 0 : 1.35 + normal() * 0.1
      latitude += pace * cos(heading) / 111_200
      longitude += pace * sin(heading) / 68_100
      let share = (1 - inertia * inertia).squareRoot() * noiseMeters
      noise.north = inertia * noise.north + share * normal()
      noise.east = inertia * noise.east + share * normal()
      time += chance(700) ? 40 : chance(900) ? -30 : 1
      if chance(1_200) { gpx += "</trkseg><trkseg>\n" }
      let line = point(latitude + noise.north / 111_200, longitude + noise.east / 68_100, time)
      gpx += chance(50) ? line + line : line
    }
    gpx += "</trkseg></trk></gpx>\n"
  }

  private func point(_ latitude: Double, _ longitude: Double, _ time: Int) -> String {
    let clock = [8 + time / 3_600, time / 60 % 60, time % 60]
      .map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    return
      "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\"><time>2026-01-05T\(clock)Z</time></trkpt>\n"
  }

  private mutating func uniform() -> Double {
    Double(numbers.number(below: 1 << 53)) / Double(1 << 53)
  }

  /// Returns true once in so many times.
  private mutating func chance(_ count: Int) -> Bool { uniform() * Double(count) < 1 }

  /// Returns a number of the normal distribution, nearly.
  private mutating func normal() -> Double { (0..<12).map { _ in uniform() }.reduce(-6, +) }
}
