public import Foundation

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

/// Where a position comes from.
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
