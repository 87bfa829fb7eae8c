public import Foundation

/// Where the phone is with regard to a region.
public enum CLRegionState: Int, Sendable {
  /// The phone cannot tell.
  case unknown = 0
  /// Inside.
  case inside = 1
  /// Outside.
  case outside = 2
}

/// Something that can be entered and left; circles and beacons are.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
  /// The app's name for it: a second region of the name takes the first one's place (`I-80`).
  public let identifier: String
  /// Whether coming in is told.
  open var notifyOnEntry = true
  /// Whether going out is told.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// Regions can be read from archives that others may have changed.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a region from an archive; nil where that has none.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    identifier = name as String
    notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
    notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
  }

  /// Writes the region into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identifier), forKey: "identifier")
    coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
    coder.encode(notifyOnExit, forKey: "notifyOnExit")
  }

  /// Returns a region of the same name.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another region has the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// A number that regions of the same name share.
  open override var hash: Int { identifier.hashValue }
}

/// What beacons have in common; no phone here has Bluetooth.
public final class CLBeaconIdentityConstraint: NSObject, Sendable {
  /// The beacons' number.
  public let uuid: UUID
  /// Their group; nil for all.
  public let major: UInt16?
  /// The one of the group; nil for all.
  public let minor: UInt16?

  /// Creates a constraint.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// Beacons that can be near; watching them fails, as on a phone without Bluetooth.
open class CLBeaconRegion: CLRegion {
  /// Which beacons.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether the state is told when the display is turned on.
  open var notifyEntryStateOnDisplay = false

  /// Creates a region of all beacons of a number.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
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
    beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid)
    super.init(coder: coder)
  }

  /// Writes the region into an archive, with the number of its beacons.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(
      NSString(string: beaconIdentityConstraint.uuid.uuidString), forKey: "uuid")
  }
}
