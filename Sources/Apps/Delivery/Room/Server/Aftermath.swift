import DeliveryApp
public import DeviceInterface

/// The consequences of couriers' reports: messages, re-deliveries and claims.
struct Aftermath: Hashable, Sendable {
  private(set) var messages: [CustomerMessage] = []
  /// The re-deliveries, in the order in which they were scheduled.
  private(set) var redeliveries: [Redelivery] = []
  private(set) var claims: [DamageClaim] = []

  mutating func tellCustomer(_ text: String, _ order: DeliveryOrder, at time: Instant) {
    messages.append(
      CustomerMessage(
        userID: order.customerID, role: .consumer, text: text, orderID: order.id, time: time))
  }

  mutating func tellMerchant(_ text: String, _ order: DeliveryOrder, at time: Instant) {
    messages.append(
      CustomerMessage(
        userID: order.merchantID, role: .merchant, text: text, orderID: order.id, time: time))
  }

  /// Draws the consequences of an update that was taken; the day is the report's.
  mutating func follow(
    _ update: StatusUpdate, _ order: DeliveryOrder, on day: CalendarDay, at time: Instant
  ) {
    switch update.outcome {
    case .delivered:
      tellBoth("Your package has been delivered!", order, at: time)
    case .failed:
      tellBoth("Delivery attempt failed. Reason: \(update.failureReason ?? "")", order, at: time)
      redeliveries.append(Redelivery(orderID: order.id, day: update.nextAttempt ?? day.next))
    case .partial:
      // The rest is for the merchant to see to; the specification promises no message.
      break
    case .returned:
      tellMerchant(
        "Your package is coming back. Reason: \(update.failureReason ?? "")", order, at: time)
    case .attempted:
      redeliveries.append(Redelivery(orderID: order.id, day: update.nextAttempt ?? day.next))
    case .damaged:
      claims.append(
        DamageClaim(orderID: order.id, photoURL: update.proof?.photoURL ?? "", time: time))
    }
  }

  private mutating func tellBoth(_ text: String, _ order: DeliveryOrder, at time: Instant) {
    tellCustomer(text, order, at: time)
    tellMerchant(text, order, at: time)
  }
}

extension CalendarDay {
  fileprivate var next: CalendarDay { (WallTime(self) + .seconds(86_400)).date }
}

/// A message that was sent to a customer or a merchant.
public struct CustomerMessage: Hashable, Sendable {
  /// The id of whom it was sent to.
  public let userID: String
  /// What that user is.
  public let role: DeliveryUser.Role
  /// What it says.
  public let text: String
  /// The order that it is about.
  public let orderID: String
  /// When it was sent.
  public let time: Instant
}

/// The claim that a damage is to be paid for (`delivery:STATUS-6`).
public struct DamageClaim: Hashable, Sendable {
  /// The order's id.
  public let orderID: String
  /// The photo that shows it.
  public let photoURL: String
  /// When it was opened.
  public let time: Instant
}

/// The order that is to be brought once more (`delivery:STATUS-2`, `STATUS-5`).
public struct Redelivery: Hashable, Sendable {
  /// The order's id.
  public let orderID: String
  /// The day.
  public let day: CalendarDay
}
