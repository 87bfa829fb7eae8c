import AppParts
import BackendSimulator
import DeliveryApp
public import DeviceInterface

/// A route as a dispatcher hands it in: whatever was typed.
public struct RouteDraft: Hashable, Sendable {
  /// One stop, as it was typed.
  public struct Stop: Hashable, Sendable {
    /// What identifies the order; `nil` where the server is to choose it.
    public var orderID: String?
    /// Who gets it.
    public var customer: String
    /// Where, in words.
    public var address: String
    /// Where it is.
    public var position: Position
    /// How the customer is called.
    public var phone = ""
    /// What the customer has asked for.
    public var instructions = ""
    /// What is in the packages.
    public var items = ["Package"]
    /// What the merchant is called.
    public var merchant = "Bakery"
    /// What the customer says to the courier as a proof.
    public var pin = "1234"
    /// When it was promised, in milliseconds since 1970; `nil` where the way is to tell.
    public var promisedAtMilliseconds: Int64?
  }

  /// What identifies the route.
  public var id = "r-1"
  /// The courier's id.
  public var courierID = "courier-1"
  /// The stops, the first one first.
  public var stops: [Stop]
  /// What is added to the number of a stop for the ids that go with it, so that those of two routes differ.
  public var idOffset = 0
  /// From when on it can be driven, in milliseconds since 1970, for the promises that the way tells.
  public var readyAtMilliseconds = WallTime.scenarioStart.millisecondsSince1970

  /// The longest way from one stop to the next; more is no round by car.
  static let legMax = Distance.kilometers(200)
  /// The most characters of a text.
  static let textLengthMax = 255
  /// The most items of an order.
  static let itemCountMax = 50

  /// What is wrong with it, the first thing first; `nil` where it can be driven.
  public var fault: String? {
    if !id.isPathPart(bytesMax: 64) { return "A route cannot be called “\(id.prefix(64))”" }
    if stops.isEmpty { return "The route “\(id)” has no stops" }
    if stops.count > DeliveryRoute.stopCountMax {
      return "The route “\(id)” has \(stops.count) stops; expected"
        + " \(DeliveryRoute.stopCountMax) at most"
    }
    var orders: [String: Int] = [:]
    for (index, stop) in stops.enumerated() {
      if let fault = fault(of: stop) { return "Stop \(index + 1) of “\(id)” \(fault)" }
      if let other = orders.updateValue(index + 1, forKey: orderID(at: index)) {
        return "Stops \(other) and \(index + 1) of “\(id)” are both for the order"
          + " “\(orderID(at: index))”"
      }
      guard index > 0 else { continue }
      let leg = stops[index - 1].position.distance(to: stop.position)
      if leg > Self.legMax {
        return "Stop \(index + 1) of “\(id)” is \(leg.wholeMeters / 1_000) km from stop \(index);"
          + " expected \(Self.legMax) at most"
      }
    }
    return nil
  }

  /// What is wrong with a stop by itself, as the rest of a sentence.
  private func fault(of stop: Stop) -> String? {
    if stop.customer.isEmpty { return "has no customer" }
    if stop.merchant.isEmpty { return "has no merchant" }
    if stop.items.isEmpty { return "has no items" }
    if stop.items.count > Self.itemCountMax || Set(stop.items).count < stop.items.count {
      return "has \(stop.items.count) items; expected \(Self.itemCountMax) different ones at most"
    }
    if !(1...10).contains(stop.pin.utf8.count) { return "has a PIN without 1 to 10 characters" }
    if let id = stop.orderID, !id.isPathPart(bytesMax: 64) {
      return "is for an order that cannot be called “\(id.prefix(64))”"
    }
    let texts = [stop.customer, stop.address, stop.phone, stop.instructions, stop.merchant]
    if (texts + stop.items).contains(where: { $0.unicodeScalars.count > Self.textLengthMax }) {
      return "has a text of more than \(Self.textLengthMax) characters"
    }
    if let promise = stop.promisedAtMilliseconds, !RequestFields.times.contains(promise) {
      return "is promised for no time that there is"
    }
    return nil
  }

  private func orderID(at index: Int) -> String {
    stops[index].orderID ?? "order-\(index + 1 + idOffset)"
  }

  /// The route as the courier's app gets it; the draft must have no fault.
  ///
  /// What has no promise is promised for when a courier is there who is at the first stop 20 minutes after the route can be
  /// driven.
  var route: DeliveryRoute {
    let begin = readyAtMilliseconds + 1_200_000
    let positions = stops.map(\.position)
    let estimate = RouteEstimate(from: positions[0], atMilliseconds: begin, along: positions)
    return DeliveryRoute(
      id: id,
      stops: stops.enumerated().map { index, stop in
        DeliveryStop(
          number: index + 1, id: "stop-\(index + 1 + idOffset)", orderID: orderID(at: index),
          customer: stop.customer, address: stop.address, position: stop.position,
          phone: stop.phone, instructions: stop.instructions, items: stop.items,
          promisedAtMilliseconds: stop.promisedAtMilliseconds ?? estimate.arrivals[index])
      })
  }

  /// The routes that a delivery server has from the start: made up, 800 m from one stop to the next, in Warsaw.
  static let samples = [
    RouteDraft(
      stops: round(
        from: 522_297_000, every: 72_000,
        [
          ("Maria Nowak", "Ring twice", ["Bread"], "Bakery"),
          ("Jan Kowalski", "", ["Novel", "Atlas"], "Books"),
          ("Ewa Lis", "Third floor", ["Rolls", "Cake", "Pretzels"], "Bakery"),
          ("Piotr Zima", "Beware of the dog", ["Dictionary"], "Books"),
          ("Zofia Wrona", "", ["Bread", "Butter"], "Bakery"),
          ("Adam Mazur", "Leave it with the neighbour", ["Comics", "Calendar"], "Books"),
          ("Hanna Wilk", "", ["Cheesecake"], "Bakery"),
          ("Tomasz Krol", "Call before you come", ["Cookbook", "Map"], "Books"),
          ("Julia Sikora", "", ["Bread", "Rolls", "Honey"], "Bakery"),
          ("Marek Duda", "Code at the door: 17", ["Poems"], "Books"),
        ])),
    RouteDraft(
      id: "r-2", courierID: "courier-2",
      stops: round(
        from: 521_900_000, every: -72_000,
        [
          ("Oskar Baran", "", ["Tulips"], "Flowers"),
          ("Irena Gil", "At the back", ["Roses", "Vase"], "Flowers"),
        ]),
      idOffset: 1_000),
  ]

  /// Stops along a street from south to north, or the other way, with PINs that differ.
  private static func round(
    from latitudeE7: Int32, every stepE7: Int32,
    _ people: [(customer: String, instructions: String, items: [String], merchant: String)]
  ) -> [Stop] {
    people.enumerated().compactMap { index, person in
      Position(latitudeE7: latitudeE7 + Int32(index) * stepE7, longitudeE7: 210_122_000).map {
        Stop(
          customer: person.customer, address: "Long Street \(index * 10 + 1)", position: $0,
          phone: "+48 500 200 \(index + 301)", instructions: person.instructions,
          items: person.items, merchant: person.merchant, pin: String(1_234 + index * 1_111))
      }
    }
  }
}
