public import Foundation

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  /// It cannot be said.
  case unknown = 0
  /// Within reach.
  case immediate = 1
  /// Some metres away.
  case near = 2
  /// Farther away.
  case far = 3
}

/// A beacon that is near; no phone here has Bluetooth, so none is ever told.
public final class CLBeacon: NSObject, Sendable {
  /// Its number, which it shares with others.
  public let uuid: UUID
  /// How near it is.
  public let proximity: CLProximity
  /// How far away it is about, in metres; negative where it cannot be said.
  public let accuracy: CLLocationAccuracy
  /// How well it is heard, in decibels.
  public let rssi: Int
  /// When it was heard.
  public let timestamp: Date
  private let identity: CLBeaconIdentityConstraint

  init(_ identity: CLBeaconIdentityConstraint, at time: Date) {
    (self.identity, uuid, timestamp) = (identity, identity.uuid, time)
    (proximity, accuracy, rssi) = (.unknown, -1, 0)
  }

  /// Its group.
  public var major: NSNumber { NSNumber(value: identity.major ?? 0) }

  /// Which of the group it is.
  public var minor: NSNumber { NSNumber(value: identity.minor ?? 0) }

  /// Its number.
  @available(*, deprecated, renamed: "uuid")
  public var proximityUUID: UUID { uuid }
}

/// How beacons were ranged before iOS 13.
extension CLLocationManager {
  /// What is ranged: nothing.
  @available(*, deprecated, renamed: "rangedBeaconConstraints")
  public var rangedRegions: Set<CLRegion> { [] }

  /// Tells the delegate that beacons cannot be ranged.
  @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
  public func startRangingBeacons(in region: CLBeaconRegion) {
    center.later(self) {
      $0.delegate?.locationManager(
        $0, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }

  /// Does nothing: beacons are never ranged.
  @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
