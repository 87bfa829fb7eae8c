public import DeviceInterface

/// An app's means to locate the phone, and the obstacle where there is one.
public enum LocationAccess: Hashable, Sendable {
  /// The user has not decided, or a temporary decision has lapsed.
  case undecided
  /// It can.
  case allowed
  /// It cannot until something changes elsewhere.
  case blocked(LocationBlock)

  /// Reads the access from what the platform says now.
  public init(_ facts: borrowing Facts) {
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

/// The obstacle that keeps the app from locating the phone.
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

  /// What stands in the way and where the user can change it, as the rest of a sentence.
  public var advice: String {
    switch self {
    case .denied: "this app may not use your location. You can allow it in Settings."
    case .restricted: "location is restricted on this device. Settings shows what is restricted."
    case .servicesOff: "location is switched off on this device. You can switch it on in Settings."
    }
  }
}

/// The hurdle before the use of location, for an app that explains itself before the system asks.
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

/// The reason for which an app that wants to track all the way cannot.
public enum TrackingObstacle: Hashable, Sendable {
  /// The permission is gone, or the device's location is off.
  case blocked(LocationBlock)
  /// The permission has lapsed, and the system can ask again.
  case undecided
  /// Precise location is off.
  case imprecise

  /// One of each sort, for the sentences about them.
  public static let samples: [TrackingObstacle] =
    [.undecided, .imprecise] + LocationBlock.allCases.map { .blocked($0) }
}

/// The platform's last word on an app's access to precise positions: screens are computed from it.
public struct TrackingAccess: Hashable, Sendable {
  /// The platform, which decides what a dialog can offer.
  public internal(set) var platform = PlatformKind.iOS
  /// The permission.
  public private(set) var permission = Permission(.notDetermined)
  /// What stands in the way; `nil` where nothing does.
  public private(set) var obstacle: TrackingObstacle?

  /// Whether tracking ends with the app's process.
  public var isInFrontOnly: Bool { permission.status == .whenInUse }

  /// Nothing was said yet.
  public init() {}

  /// Reads the access from what the platform says now.
  public init(_ facts: borrowing Facts) {
    platform = facts.platform
    permission = facts.permission
    switch LocationAccess(facts) {
    case .undecided: obstacle = .undecided
    case .blocked(let block): obstacle = .blocked(block)
    case .allowed: obstacle = facts.permission.accuracy == .full ? nil : .imprecise
    }
  }
}
