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

/// What keeps the app from locating the phone.
public enum LocationBlock: Hashable, Sendable, CaseIterable {
  /// The user has denied this app.
  case denied
  /// A policy forbids it, and the user cannot change that (`I-04`, `A-22`).
  case restricted
  /// The device's Location Services are off.
  case servicesOff

  /// Each with each platform, for the sentences about them.
  public static let onPlatforms = allCases.flatMap { block in
    PlatformKind.allCases.map { (block, $0) }
  }

  /// Returns whether the system can ask the user to end it without leaving the app; otherwise Settings are the way.
  public func endsInApp(on platform: PlatformKind) -> Bool {
    self == .servicesOff && platform == .android
  }
}

/// What stands before the use of location, for an app that explains itself before the system asks.
public enum LocationHurdle: Hashable, Sendable {
  /// The system can ask, and the user reads why first.
  case unasked
  /// Nothing but a change elsewhere helps.
  case blocked(LocationBlock)

  /// Reads the hurdle from what the platform says now, or returns `nil` where location may be used.
  public init?(_ facts: Facts) {
    switch LocationAccess(facts) {
    case .undecided:
      self = .unasked
    case .blocked(.denied) where facts.shouldExplainPermission:
      // Denied once: Android asks again, after an explanation.
      self = .unasked
    case .blocked(let block):
      self = .blocked(block)
    case .allowed:
      return nil
    }
  }
}

extension LocationBlock {
  /// What stands in the way and where the user can change it, as the rest of a sentence.
  public var advice: String {
    switch self {
    case .denied: "this app may not use your location. You can allow it in Settings."
    case .restricted: "location is restricted on this device. Settings shows what is restricted."
    case .servicesOff: "location is switched off on this device. You can switch it on in Settings."
    }
  }
}
