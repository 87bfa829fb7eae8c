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
