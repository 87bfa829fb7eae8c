public import Foundation

/// A group of beacons.
public typealias CLBeaconMajorValue = UInt16

/// A beacon of a group.
public typealias CLBeaconMinorValue = UInt16

/// The common traits of beacons; no phone here has Bluetooth.
public final class CLBeaconIdentityConstraint: NSObject, Sendable {
  /// The beacons' number.
  public let uuid: UUID
  /// Their group; nil for all.
  public let major: CLBeaconMajorValue?
  /// The one of the group; nil for all.
  public let minor: CLBeaconMinorValue?

  /// Creates a constraint.
  public init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil
  ) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// Beacons that can be near; watching them fails, as on a phone without Bluetooth.
open class CLBeaconRegion: CLRegion {
  /// Which beacons.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether the state is told when the display is turned on.
  open var notifyEntryStateOnDisplay = false

  /// The beacons' number.
  open var uuid: UUID { beaconIdentityConstraint.uuid }

  /// Their group; nil for all.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }

  /// The one of the group; nil for all.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// The beacons in words, for logs.
  open override var description: String {
    let numbers = [major, minor].map { $0?.description ?? "any" }
    return "CLBeaconRegion (identifier:'\(identifier)', uuid:\(uuid), "
      + "major:\(numbers[0]), minor:\(numbers[1]))"
  }

  /// The beacons' number.
  @available(*, deprecated, renamed: "uuid")
  open var proximityUUID: UUID { uuid }

  /// Creates a region of beacons of a number, of a group, or of one beacon.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }

  /// Creates a region of beacons of a number, of a group, or of one beacon.
  @available(*, deprecated, renamed: "init(uuid:major:minor:identifier:)")
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  /// Creates a region of beacons.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  /// Reads a region of beacons from an archive; nil where that has none.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
      let uuid = UUID(uuidString: text as String)
    else { return nil }
    func value(_ key: String) -> UInt16? {
      coder.containsValue(forKey: key)
        ? UInt16(exactly: coder.decodeInteger(forKey: key)) : nil
    }
    beaconIdentityConstraint = CLBeaconIdentityConstraint(
      uuid: uuid, major: value("major"), minor: value("minor"))
    super.init(coder: coder)
  }

  /// Writes the region into an archive, with the numbers of its beacons.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(NSString(string: uuid.uuidString), forKey: "uuid")
    if let major { coder.encode(major.intValue, forKey: "major") }
    if let minor { coder.encode(minor.intValue, forKey: "minor") }
  }
}

/// The nearness of a beacon.
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
