import BackendSimulator
import DeliveryApp
import DeviceInterface

/// What customers want of their courier while the order is on its way (`delivery:UI-5`).
extension DeliveryServer {
  /// The most characters of a message to the courier.
  static let messageLengthMax = 500
  /// The most characters of what a customer asks for, all of it together.
  static let instructionsLengthMax = 500

  /// Takes in a message to the courier.
  mutating func takeMessage(
    about orderID: String, _ request: ServerRequest, _ user: DeliveryUser
  ) throws(Refusal) -> ServerResponse {
    let fields = try RequestFields(body: request.body)
    let text = try Self.words("message", fields, lengthMax: Self.messageLengthMax)
    let order = try openOrder(orderID, user)
    depot.change(order.id) { $0.messages.append(text) }
    return Self.done([.init("order_id", .string(orderID))])
  }

  /// Takes in where the order is to be brought from now on.
  mutating func takeAddress(
    of orderID: String, _ request: ServerRequest, _ user: DeliveryUser
  ) throws(Refusal) -> ServerResponse {
    let fields = try RequestFields(body: request.body)
    let address = try Self.words("address", fields, lengthMax: RouteDraft.textLengthMax)
    let position = try fields.place()
    let order = try openOrder(orderID, user)
    guard let route = depot.route(order.routeID)?.route, isNear(position, order.stop, on: route)
    else {
      throw Refusal(
        400, "latitude and longitude: expected \(RouteDraft.legMax) at most from the stops beside",
        .invalid)
    }
    depot.change(order.id) { stop in
      stop.address = address
      stop.position = position
      stop.moveCount += 1
    }
    return Self.done([.init("order_id", .string(orderID)), .init("address", .string(address))])
  }

  /// Takes in what the courier is asked for beside what was said before.
  mutating func takeInstructions(
    for orderID: String, _ request: ServerRequest, _ user: DeliveryUser
  ) throws(Refusal) -> ServerResponse {
    let fields = try RequestFields(body: request.body)
    let text = try Self.words("instructions", fields, lengthMax: Self.instructionsLengthMax)
    let order = try openOrder(orderID, user)
    let known = order.stop.instructions
    let whole = known.isEmpty ? text : "\(known); \(text)"
    guard whole.unicodeScalars.count <= Self.instructionsLengthMax else {
      throw Refusal(
        400,
        "instructions: expected \(Self.instructionsLengthMax) characters at most, all together",
        .invalid)
    }
    depot.change(order.id) { $0.instructions = whole }
    return Self.done([
      .init("order_id", .string(orderID)), .init("instructions", .string(whole)),
    ])
  }

  /// Returns the own order that is still to be brought; throws 409 where it is over.
  private func openOrder(_ id: String, _ user: DeliveryUser) throws(Refusal) -> DeliveryOrder {
    let order = try ownOrder(id, user)
    guard order.isOpen else {
      throw Refusal(409, "The order “\(id)” is over", .reportedOtherwise)
    }
    return order
  }

  /// Returns a text that says something; throws 400 for blanks and for too many characters.
  private static func words(
    _ name: String, _ fields: RequestFields, lengthMax: Int
  ) throws(Refusal) -> String {
    let text = try fields.textIfPresent(name, lengthMax: lengthMax) ?? ""
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw Refusal(400, "\(name): expected a text that says something", .invalid)
    }
    return text
  }

  /// Whether a place is near enough to the stops before and after one.
  private func isNear(
    _ position: Position, _ stop: DeliveryStop, on route: DeliveryRoute
  ) -> Bool {
    [stop.number - 2, stop.number].filter(route.stops.indices.contains).allSatisfy {
      route.stops[$0].position.distance(to: position) <= RouteDraft.legMax
    }
  }
}
