public import DeliveryApp
import DeviceInterface

/// An order on a route, and what has become of it.
public struct DeliveryOrder: Hashable, Sendable {
  /// The state of an order, in the words of the orders' table.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The route has not begun.
    case pending
    /// The courier is on the way, to others first.
    case outForDelivery = "out_for_delivery"
    /// It is the next one.
    case inTransit = "in_transit"
    /// Handed over.
    case delivered
    /// Not handed over.
    case failed
    /// Handed over in part.
    case partial
    /// On its way back to the merchant.
    case returned
    /// Left somewhere, or a notice was left.
    case attempted
    /// Damaged on the way.
    case damaged

    /// Whether merchant and customer may see the courier (`delivery:ACCESS-2`, `ACCESS-3`).
    public var isUnderWay: Bool { self == .outForDelivery || self == .inTransit }
  }

  /// The stop at which it is delivered, as the courier's app knows it.
  public internal(set) var stop: DeliveryStop
  /// The route's id.
  public let routeID: String
  /// The courier's id.
  public let courierID: String
  /// The customer's id.
  public let customerID: String
  /// The merchant's id.
  public let merchantID: String
  /// What the customer says to the courier as a proof.
  public let pin: String
  /// How it stands.
  public internal(set) var status = Status.pending
  /// Whether the courier has arrived.
  public internal(set) var hasArrived = false
  /// Whether the customer was told that the courier approaches.
  public internal(set) var wasToldOfApproach = false
  /// Whether the customer was told that the courier has arrived (`delivery:NOTIFY-2`).
  public internal(set) var wasToldOfArrival = false
  /// What the courier has reported; `nil` where that has not come yet.
  public internal(set) var outcome: StatusUpdate?
  /// When the customer was last told that it comes, in milliseconds since 1970.
  public internal(set) var promisedAtMilliseconds: Int64

  init(
    stop: DeliveryStop, routeID: String, courierID: String, customerID: String,
    merchantID: String, pin: String
  ) {
    (self.stop, self.routeID, self.courierID) = (stop, routeID, courierID)
    (self.customerID, self.merchantID, self.pin) = (customerID, merchantID, pin)
    self.promisedAtMilliseconds = stop.promisedAtMilliseconds
  }

  /// What identifies it.
  public var id: String { stop.orderID }
  /// Whether the courier has still to come.
  public var isOpen: Bool { if case .none = outcome { true } else { false } }

  /// How the delivery stands, in the words of the scans' table, which knows of the arrival.
  public var deliveryStatus: String {
    switch status {
    case .pending, .outForDelivery: hasArrived ? "arrived" : "pending"
    case .inTransit: hasArrived ? "arrived" : "in_transit"
    case .delivered, .failed, .partial, .returned, .attempted, .damaged: status.rawValue
    }
  }
}
