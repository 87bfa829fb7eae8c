import DeliveryApp
public import DeviceInterface

/// The consequences of couriers' reports: messages, re-deliveries and claims.
struct Aftermath: Hashable, Sendable {
  private(set) var messages: [CustomerMessage] = []
  /// The re-deliveries, in the order in which they were scheduled.
  private(set) var redeliveries: [Redelivery] = []
  private(set) var claims: [DamageClaim] = []
  /// The ids of those whose phones are off.
  private var unreachable: Set<String> = []

  /// Sends a message: it is delivered at once, or as soon as the phone is on again.
  mutating func keep(_ message: CustomerMessage) {
    var sent = message
    if isReachable(message.userID) { sent.deliveredAt = message.time }
    messages.append(sent)
  }

  /// Whether messages reach somebody.
  func isReachable(_ userID: String) -> Bool { !unreachable.contains(userID) }

  /// Has messages reach somebody, or not; those that wait are delivered as soon as they can be.
  mutating func setReachable(_ isReachable: Bool, _ userID: String, at time: Instant) {
    guard isReachable else {
      unreachable.insert(userID)
      return
    }
    unreachable.remove(userID)
    for index in messages.indices
    where messages[index].userID == userID && messages[index].deliveredAt == nil {
      messages[index].deliveredAt = time
    }
  }

  /// Draws the consequences of an update that was taken, and returns the messages that are to be sent; the day is the
  /// report's.
  mutating func follow(
    _ update: StatusUpdate, _ order: DeliveryOrder, on day: CalendarDay, at time: Instant
  ) -> [CustomerMessage] {
    let told = Self.messages(about: update, order, at: time)
    switch update.outcome {
    case .delivered, .partial, .returned: break
    case .failed, .attempted:
      redeliveries.append(Redelivery(orderID: order.id, day: update.nextAttempt ?? day.next))
    case .damaged:
      claims.append(
        DamageClaim(orderID: order.id, photoURL: update.proof?.photoURL ?? "", time: time))
    }
    return told
  }

  private static func messages(
    about update: StatusUpdate, _ order: DeliveryOrder, at time: Instant
  ) -> [CustomerMessage] {
    let reason = update.failureReason ?? ""
    func message(_ kind: CustomerMessage.Kind, _ text: String, _ role: DeliveryUser.Role)
      -> CustomerMessage
    { CustomerMessage(kind, text, to: role, about: order, at: time) }
    switch update.outcome {
    case .delivered:
      return [.consumer, .merchant].map {
        message(.delivered, "Your package has been delivered!", $0)
      }
    case .failed:
      return [.consumer, .merchant].map {
        message(.failed, "Delivery attempt failed. Reason: \(reason)", $0)
      }
    case .returned:
      return [message(.returned, "Your package is coming back. Reason: \(reason)", .merchant)]
    // The rest is for the merchant to see to; the specification promises no message.
    case .partial, .attempted, .damaged: return []
    }
  }
}

extension CalendarDay {
  fileprivate var next: CalendarDay { (WallTime(self) + .seconds(86_400)).date }
}

/// A message that was sent to a customer or a merchant.
public struct CustomerMessage: Hashable, Sendable {
  /// What a message is about, as a requirement would call it.
  enum Kind: String, Hashable, Sendable {
    case near = "the courier is near"
    case arrived = "the courier has arrived"
    case delivered = "delivered"
    case failed = "not delivered"
    case returned = "coming back"
    case late = "running late"
  }

  /// What it is about.
  let kind: Kind
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
  /// When it reached the phone; `nil` while it waits for that (`delivery:METRIC-3`).
  public internal(set) var deliveredAt: Instant?

  /// Creates a message to the customer or the merchant of an order.
  init(
    _ kind: Kind, _ text: String, to role: DeliveryUser.Role, about order: DeliveryOrder,
    at time: Instant
  ) {
    (self.kind, self.text, self.role, self.time) = (kind, text, role, time)
    userID = role == .merchant ? order.merchantID : order.customerID
    orderID = order.id
  }
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
