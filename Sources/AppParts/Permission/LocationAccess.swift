public import DeviceInterface

/// Whether the app can locate the phone, and what stands in the way.
public enum LocationAccess: Hashable, Sendable {
  /// The user has not decided, or a temporary decision has lapsed.
  case undecided
  /// It can.
  case allowed
  /// It cannot until something changes elsewhere.
  case blocked(LocationBlock)

  /// Reads the access from what the platform says now.
  public init(_ facts: Facts) {
    switch (facts.permission.status, facts.locationServicesEnabled) {
    case (.notDetermined, _):
      // Android may ask while the device's switch is off, and the question has to come first (startup:FR-003).
      self = .undecided
    case (.restricted, _):
      // A policy outweighs the switch: turning that on would not help.
      self = .blocked(.restricted)
    case (.denied, true):
      self = .blocked(.denied)
    case (.denied, false), (.whenInUse, false), (.always, false):
      // iOS reports the switch as a denial (I-05), Android leaves the grants as they are.
      self = .blocked(.servicesOff)
    case (.whenInUse, true), (.always, true):
      self = .allowed
    }
  }
}
