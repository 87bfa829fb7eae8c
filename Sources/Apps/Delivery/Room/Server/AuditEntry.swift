public import DeviceInterface

/// That an administrator has looked at where somebody is or was (`delivery:ACCESS-4`).
public struct AuditEntry: Hashable, Sendable {
  /// What was looked at.
  public enum Sight: String, Hashable, Sendable, CaseIterable {
    /// Where a courier is.
    case current = "current location"
    /// Where a courier was.
    case history = "location history"
    /// Where the courier of an order is.
    case tracking = "order tracking"
  }

  /// The id of who looked.
  public let userID: String
  /// What was looked at.
  public let sight: Sight
  /// The id of whose location it was.
  public let courierID: String
  /// When.
  public let time: Instant
}

/// That somebody has looked at the tracking of an order (`delivery:METRIC-3`).
public struct TrackingView: Hashable, Sendable {
  /// The id of who looked.
  public let userID: String
  /// The order's id.
  public let orderID: String
  /// When.
  public let time: Instant
}

/// That a courier has agreed to be tracked, or no longer does (`delivery:PRIVACY-2`).
public struct ConsentEntry: Hashable, Sendable {
  /// The courier's id.
  public let courierID: String
  /// Whether tracking is allowed.
  public let isGranted: Bool
  /// When it was said.
  public let time: Instant
}
