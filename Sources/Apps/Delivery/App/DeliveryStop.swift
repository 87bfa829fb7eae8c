import AppParts
public import DeviceInterface

/// One address at which a courier delivers one order.
public struct DeliveryStop: Hashable, Sendable {
  /// Its place in the route: 1, 2, 3 and so on.
  public var number: Int
  /// What identifies the stop.
  public var id: String
  /// What identifies the order.
  public var orderID: String
  /// Who gets it.
  public var customer: String
  /// Where, in words.
  public var address: String
  /// Where, on the earth.
  public var position: Position
  /// How the customer is called.
  public var phone: String
  /// What the customer has asked for; empty where that is nothing.
  public var instructions: String
  /// What is in the packages, by name; never empty.
  public var items: [String]
  /// When the customer was told that it comes, in milliseconds since 1970.
  public var promisedAtMilliseconds: Int64
  /// How often the customer has changed the address (`delivery:UI-5`).
  public var moveCount = 0
  /// What the customer has written to the courier, the first message first (`delivery:UI-5`).
  public var messages: [String] = []

  /// Creates a stop.
  public init(
    number: Int, id: String, orderID: String, customer: String, address: String, position: Position,
    phone: String, instructions: String = "", items: [String], promisedAtMilliseconds: Int64
  ) {
    (self.number, self.id, self.orderID, self.customer) = (number, id, orderID, customer)
    (self.address, self.position, self.phone) = (address, position, phone)
    (self.instructions, self.items) = (instructions, items)
    self.promisedAtMilliseconds = promisedAtMilliseconds
  }

  /// The circle in which the courier has arrived (`delivery:NOTIFY-2`).
  public static let arrivalRadius = Distance.meters(50)
  /// The circle in which the courier approaches (`delivery:NOTIFY-1`).
  public static let approachRadius = Distance.meters(500)

  /// The way to the stop from a place; `nil` where it is so far north or south that it lies in none of the circles.
  func way(from place: Position) -> Distance? {
    // A two-hundredth of a degree of latitude is more than 550 metres everywhere.
    let northing = Int64(place.latitudeE7) - Int64(position.latitudeE7)
    return northing.magnitude > 50_000 ? nil : place.distance(to: position)
  }

  /// Whether a place lies in the circle in which the courier approaches.
  func isApproached(from place: Position) -> Bool {
    way(from: place).map { $0 <= Self.approachRadius } ?? false
  }

  /// The stop as a server's answer holds it.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("number", .integer(Int64(number))), .init("stop_id", .string(id)),
      .init("order_id", .string(orderID)), .init("customer_name", .string(customer)),
      .init("address", .string(address)),
      .init("latitude", .double(position.latitudeDegrees)),
      .init("longitude", .double(position.longitudeDegrees)),
      .init("phone", .string(phone)), .init("instructions", .string(instructions)),
      .init("items", .array(items.map { .string($0) })),
      .init("promised_at_ms", .integer(promisedAtMilliseconds)),
    ]
    if moveCount > 0 { members.append(.init("moves", .integer(Int64(moveCount)))) }
    if !messages.isEmpty {
      members.append(.init("messages", .array(messages.map { .string($0) })))
    }
    return .object(members)
  }

  /// Reads a stop, or returns `nil` where a part is missing or impossible.
  public init?(json: JSONValue) {
    guard let number = json["number"]?.integer.flatMap({ Int(exactly: $0) }), number > 0,
      let id = json["stop_id"]?.string, id.isPathPart(bytesMax: 64),
      let orderID = json["order_id"]?.string, orderID.isPathPart(bytesMax: 64),
      let customer = json["customer_name"]?.string, let address = json["address"]?.string,
      let position = Position(documented: json),
      let phone = json["phone"]?.string, let instructions = json["instructions"]?.string,
      let items = json["items"]?.array?.compactMap(\.string), !items.isEmpty,
      let promised = json["promised_at_ms"]?.integer
    else { return nil }
    self.init(
      number: number, id: id, orderID: orderID, customer: customer, address: address,
      position: position, phone: phone, instructions: instructions, items: items,
      promisedAtMilliseconds: promised)
    moveCount = Int(clamping: max(0, json["moves"]?.integer ?? 0))
    messages = json["messages"]?.array?.compactMap(\.string) ?? []
  }
}

/// The outcome of a stop, as the courier reports it (`delivery:STATUS-1` to `STATUS-6`).
public enum StopOutcome: String, Hashable, Sendable, CaseIterable {
  /// Handed over, with a proof.
  case delivered
  /// Not handed over, for a reason out of the list; there will be another attempt.
  case failed
  /// Some of the items were handed over.
  case partial
  /// It goes back to the sender.
  case returned
  /// Nobody was there: a notice was left, or the package at a safe place.
  case attempted
  /// It was damaged on the way.
  case damaged
}

/// The reason for which a delivery failed (`delivery:STATUS-2`).
public enum FailureReason: String, Hashable, Sendable, CaseIterable {
  /// Nobody opened.
  case notHome = "Customer not home"
  /// The address does not exist, or somebody else lives there.
  case wrongAddress = "Wrong address"
  /// The courier could not get to the door.
  case accessDenied = "Access denied"
  /// The customer did not want it.
  case refused = "Customer refused"
  /// It could not be handed over as it was.
  case damagedPackage = "Damaged package"
  /// Something else, which the notes must say.
  case other = "Other"

  /// Whose matter a failure is (`delivery:STATUS-8`).
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// The customer was away, or did not want it.
    case customer
    /// The door could not be found or reached.
    case address
    /// The goods themselves.
    case package
    /// None of them.
    case other
  }

  /// The category that the reason belongs to.
  public var category: Category {
    switch self {
    case .notHome, .refused: .customer
    case .wrongAddress, .accessDenied: .address
    case .damagedPackage: .package
    case .other: .other
    }
  }
}
