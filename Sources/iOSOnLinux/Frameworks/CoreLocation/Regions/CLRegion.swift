public import Foundation

/// The place of the phone with regard to a region.
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

  /// The region in words, for logs: no address in the memory, which is another one each time.
  open override var description: String { "CLRegion (identifier:'\(identifier)')" }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle of no size and no name, at the origin of the coordinates.
  public convenience init() {
    self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "")
  }

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Reads a circle from an archive; nil where that has none.
  public required init?(coder: NSCoder) {
    center = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude"))
    radius = coder.decodeDouble(forKey: "radius")
    super.init(coder: coder)
  }

  /// Writes the circle into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(center.latitude, forKey: "latitude")
    coder.encode(center.longitude, forKey: "longitude")
    coder.encode(radius, forKey: "radius")
  }

  /// Returns whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }

  /// The circle in words, for logs.
  open override var description: String {
    "CLCircularRegion (identifier:'\(identifier)', center:<\(center.latitude),\(center.longitude)>, radius:\(radius)m)"
  }

  /// Returns a circle of the same name, which may be told apart from this one by what is changed later.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
    return copy
  }
}
