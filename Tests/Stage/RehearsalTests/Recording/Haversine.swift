import DeviceInterface
import Foundation

/// Distances as simple tools measure them, on a sphere; independent of what is tested.
enum Haversine {
  /// Returns the length along positions in metres.
  static func length(of positions: [Position]) -> Double {
    zip(positions, positions.dropFirst()).map(meters).reduce(0, +)
  }

  private static func meters(_ start: Position, _ end: Position) -> Double {
    let (a, b) = (radians(start.latitudeE7), radians(end.latitudeE7))
    let north = sin((b - a) / 2)
    let east = sin((radians(end.longitudeE7) - radians(start.longitudeE7)) / 2)
    return 2 * 6_371_008.8 * asin(min(1, sqrt(north * north + cos(a) * cos(b) * east * east)))
  }

  private static func radians(_ e7: Int32) -> Double { Double(e7) * .pi / 1_800_000_000 }
}
