/// A place on the flat map of the whole earth, of which the north-west corner is the origin.
///
/// The map is Mercator's: the earth as a sphere is 2^28 points wide, and as high between 85 degrees south and north.
public struct MKMapPoint: Sendable {
  /// Points from the western edge.
  public var x: Double
  /// Points from the northern edge.
  public var y: Double

  /// Creates the origin.
  public init() { (x, y) = (0, 0) }

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the point of a place; one that is not on the earth has none, which is -1 and -1.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    let size = MKMapSize.world.width
    let sine = sin(coordinate.latitude * .pi / 180)
    let north = 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    self.init(
      x: (coordinate.longitude + 180) / 360 * size, y: min(max(0, north), 1) * size)
  }

  /// The place on the earth.
  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world.width
    let north = .pi * (1 - 2 * y / size)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi, longitude: x / size * 360 - 180)
  }

  /// Returns the metres to another point over the earth.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// A width and a height on the flat map.
public struct MKMapSize: Sendable {
  /// Points from west to east.
  public var width: Double
  /// Points from north to south.
  public var height: Double

  /// Creates a size of nothing.
  public init() { (width, height) = (0, 0) }

  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole earth.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

extension MKMapPoint: Equatable {}
extension MKMapSize: Equatable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the metres between two points of the map.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many points of the map a metre has at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (MKCoordinateRegion.metersPerDegree * 360 * cos(latitude * .pi / 180))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many metres a point of the map has at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
