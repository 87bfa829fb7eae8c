public import Foundation

/// A group of beacons.
public typealias CLBeaconMajorValue = UInt16

/// A beacon of a group.
public typealias CLBeaconMinorValue = UInt16

/// What beacons have in common; no phone here has Bluetooth.
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
