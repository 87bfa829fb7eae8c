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
