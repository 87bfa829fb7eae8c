public import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// An accuracy in metres; a negative one says that a value is not valid.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; a negative one says that it is not known.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed in metres a second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from north; a negative one says that it is not known.
public typealias CLLocationDirection = Double
/// The accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A length in metres.
public typealias CLLocationDistance = Double

/// The most accurate positions, with what other sensors know, for navigation (`I-61`).
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The most accurate positions; a manager's default.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// What an app receives without full accuracy (`I-43`).
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// Every position is told; a manager's default (`I-93`).
public let kCLDistanceFilterNone: CLLocationDistance = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees to the north, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees to the east, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// Creates the place at the Gulf of Guinea.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a coordinate lies on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a coordinate of its parts.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
