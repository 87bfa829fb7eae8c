public import DeviceInterface

/// Somebody whom the delivery server knows; the token that a request bears is the id.
public struct DeliveryUser: Hashable, Sendable {
  /// The part of somebody in the deliveries.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Drives a route.
    case courier
    /// Has sold what is delivered.
    case merchant
    /// Gets an order.
    case consumer
    /// Looks after all of them.
    case admin
  }

  /// What identifies the user: "courier-1", "customer-2".
  public let id: String
  /// What the user is.
  public let role: Role
  /// What others call the user.
  public let name: String
  /// How the user is called; empty where nobody has said it.
  public var phone = ""
  /// Where the user's photo is; empty where there is none.
  public var photoURL = ""
  /// What the user drives; empty for those who drive nothing.
  public var vehicle = ""

  /// Those who are there from the start; the rest comes with the routes.
  static let staff = [
    DeliveryUser(
      id: "courier-1", role: .courier, name: "Anna", phone: "+48 600 100 001",
      photoURL: "/photos/anna.jpg", vehicle: "Van"),
    DeliveryUser(
      id: "courier-2", role: .courier, name: "Bruno", phone: "+48 600 100 002",
      photoURL: "/photos/bruno.jpg", vehicle: "Cargo bike"),
    DeliveryUser(id: "merchant-1", role: .merchant, name: "Bakery"),
    DeliveryUser(id: "merchant-2", role: .merchant, name: "Books"),
    DeliveryUser(id: "admin-1", role: .admin, name: "Administrator"),
    DeliveryUser(id: "admin-2", role: .admin, name: "Second administrator"),
  ]
}

/// A look of an administrator at where somebody is or was (`delivery:ACCESS-4`).
public struct AuditEntry: Hashable, Sendable {
  /// The thing that was looked at.
  public enum Sight: String, Hashable, Sendable, CaseIterable {
    /// Where a courier is.
    case current = "current location"
    /// Where a courier was.
    case history = "location history"
    /// Where the courier of an order is.
    case tracking = "order tracking"
    /// Everything that is kept of a courier.
    case everything = "all that is kept"
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

/// A look of somebody at the tracking of an order (`delivery:METRIC-3`).
public struct TrackingView: Hashable, Sendable {
  /// The id of who looked.
  public let userID: String
  /// The order's id.
  public let orderID: String
  /// When.
  public let time: Instant
}

/// A courier's word to be tracked, or to be tracked no longer (`delivery:PRIVACY-2`).
public struct ConsentEntry: Hashable, Sendable {
  /// The courier's id.
  public let courierID: String
  /// Whether tracking is allowed.
  public let isGranted: Bool
  /// When it was said.
  public let time: Instant
}
