public import DeviceInterface

/// Why an app that wants to track all the way cannot.
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

/// What the platform said last of an app's access to precise positions: screens are computed from it.
public struct TrackingAccess: Hashable, Sendable {
  /// The platform, which decides what a dialog can offer.
  public private(set) var platform = PlatformKind.iOS
  /// What stands in the way; `nil` where nothing does.
  public private(set) var obstacle: TrackingObstacle?
  /// Whether tracking ends with the app's process.
  public private(set) var isInFrontOnly = false

  /// Nothing was said yet.
  public init() {}

  /// Reads the access from what the platform says now.
  public init(_ facts: Facts) {
    platform = facts.platform
    switch LocationAccess(facts) {
    case .undecided: obstacle = .undecided
    case .blocked(let block): obstacle = .blocked(block)
    case .allowed: obstacle = facts.permission.accuracy == .full ? nil : .imprecise
    }
    isInFrontOnly = facts.permission.status == .whenInUse
  }
}
