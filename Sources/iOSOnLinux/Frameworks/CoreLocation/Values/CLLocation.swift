internal import DeviceInterface
public import Foundation

/// The place where the phone was, and when.
public final class CLLocation: NSObject, NSCopying, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea in metres; valid where `verticalAccuracy` is positive.
  public let altitude: CLLocationDistance
  /// The radius within which the phone is, in metres; negative where the place is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height in metres; not positive where the height is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Which way the phone moved, in degrees from north; negative where that is not known.
  public let course: CLLocationDirection
  /// The accuracy of the course; negative where it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// How fast the phone was, in metres a second; negative where that is not known.
  public let speed: CLLocationSpeed
  /// The accuracy of the speed; negative where it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When it was measured, by the phone's clock; a position may be older than its coming (`I-92`).
  public let timestamp: Date
  /// Where the position comes from: the phone's own receiver, software, an accessory (`I-108`), or what an app says.
  public let sourceInformation: CLLocationSourceInformation?
  /// The floor of a building; never known here.
  public var floor: CLFloor? { nil }
  /// The height above the ellipsoid; the phone measures none other than that above the sea.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates the place of no latitude and no longitude, measured now.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place without anything else, measured now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place with its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place with a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a place with a movement and how sure it is.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy,
      speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: false, andExternalAccessoryState: false))
  }

  /// Creates a place with a movement, how sure it is, and where it comes from.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    sourceInformation = sourceInfo
    self.coordinate = coordinate
    self.altitude = altitude
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    self.timestamp = timestamp
  }

  /// Returns the length in metres of the shortest line to another place.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    guard let here = Position(coordinate), let there = Position(location.coordinate) else {
      return .nan
    }
    return here.distance(to: there).meters
  }

  /// Returns itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The place in words, for logs.
  public override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
      + " (speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}

/// The floor of a building, from 0 at the ground.
public final class CLFloor: NSObject, Sendable {
  /// The floor.
  public let level: Int

  init(level: Int) { self.level = level }
}

extension CLLocation {
  /// What the receiver of the phone reports.
  convenience init(_ fix: Fix) {
    let speed = fix.speedMillimetersPerSecond.map { Double($0) / 1_000 }
    let course = fix.courseDegrees.map(Double.init)
    self.init(
      coordinate: CLLocationCoordinate2D(fix.position),
      altitude: Double(fix.altitudeMeters ?? 0),
      horizontalAccuracy: Double(fix.accuracyMeters),
      verticalAccuracy: fix.altitudeMeters == nil ? -1 : 10,
      course: course ?? -1, courseAccuracy: course == nil ? -1 : 10,
      speed: speed ?? -1, speedAccuracy: speed == nil ? -1 : 1, timestamp: Date(fix.timestamp),
      // I-108.
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: fix.isSimulated, andExternalAccessoryState: fix.isFromAccessory))
  }
}

extension CLLocationCoordinate2D {
  init(_ position: Position) {
    self.init(
      latitude: Double(position.latitudeE7) / 1e7, longitude: Double(position.longitudeE7) / 1e7)
  }
}

extension Position {
  /// The place in whole ten-millionths of a degree; nil where it is not on the earth.
  init?(_ coordinate: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    self.init(
      latitudeE7: Int32((coordinate.latitude * 1e7).rounded()),
      longitudeE7: Int32((coordinate.longitude * 1e7).rounded()))
  }
}

extension Date {
  init(_ time: WallTime) {
    self.init(timeIntervalSince1970: Double(time.millisecondsSince1970) / 1_000)
  }
}

/// Places as they are kept in files and defaults, by `NSKeyedArchiver`.
extension CLLocation: NSSecureCoding {
  /// It can be read from archives that others may have changed.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the place into an archive.
  public func encode(with coder: NSCoder) {
    for (key, value) in Self.numbers { coder.encode(self[keyPath: value], forKey: key.rawValue) }
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: Key.timestamp.rawValue)
  }

  /// Reads a place from an archive; nil where that has none.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.latitude.rawValue) else { return nil }
    func number(_ key: Key) -> Double { coder.decodeDouble(forKey: key.rawValue) }
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: number(.latitude), longitude: number(.longitude)),
      altitude: number(.altitude), horizontalAccuracy: number(.horizontalAccuracy),
      verticalAccuracy: number(.verticalAccuracy), course: number(.course),
      courseAccuracy: number(.courseAccuracy), speed: number(.speed),
      speedAccuracy: number(.speedAccuracy),
      timestamp: Date(timeIntervalSinceReferenceDate: number(.timestamp)))
  }

  private enum Key: String {
    case latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy
    case course, courseAccuracy, speed, speedAccuracy, timestamp
  }

  private static var numbers: [(key: Key, value: KeyPath<CLLocation, Double>)] {
    [
      (.latitude, \.coordinate.latitude), (.longitude, \.coordinate.longitude),
      (.altitude, \.altitude), (.horizontalAccuracy, \.horizontalAccuracy),
      (.verticalAccuracy, \.verticalAccuracy), (.course, \.course),
      (.courseAccuracy, \.courseAccuracy), (.speed, \.speed), (.speedAccuracy, \.speedAccuracy),
    ]
  }
}

/// The source of a position.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether software has made it up.
  public let isSimulatedBySoftware: Bool
  /// Whether something that is connected to the phone has measured it.
  public let isProducedByAccessory: Bool

  /// Says where a position comes from.
  public init(
    softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool
  ) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
