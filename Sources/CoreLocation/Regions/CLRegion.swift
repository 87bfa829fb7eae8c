internal import DeviceInterface
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
open class CLRegion: NSObject, NSCopying {
  /// The app's name for it: a second region of the name takes the first one's place (`I-80`).
  public let identifier: String
  /// Whether coming in is told.
  open var notifyOnEntry = true
  /// Whether going out is told.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// Returns a region of the same name.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another region has the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// A number that regions of the same name share.
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    guard let middle = Position(center), let place = Position(coordinate) else { return false }
    return middle.distance(to: place).meters <= radius
  }

  /// Returns a circle of the same name, which may be told apart from this one by what is changed later.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
    return copy
  }
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
}
