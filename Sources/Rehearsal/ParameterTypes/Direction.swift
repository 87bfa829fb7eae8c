/// A direction of the compass.
enum Direction: String, Hashable, Sendable, CaseIterable {
  case north
  case northeast
  case east
  case southeast
  case south
  case southwest
  case west
  case northwest

  /// The angle from north in degrees, clockwise.
  var bearingDegrees: Double {
    switch self {
    case .north: 0
    case .northeast: 45
    case .east: 90
    case .southeast: 135
    case .south: 180
    case .southwest: 225
    case .west: 270
    case .northwest: 315
    }
  }
}
