import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The route that the server has for the courier, and what it does not take.
enum RouteSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The delivery server")
    library.given(
      "the delivery route is:",
      "Sets the courier's route, a row for each stop: customer, position, and if you like address, items, merchant, PIN, promised (a time of day in UTC, or how long from now), instructions, phone.",
      example: """
        the delivery route is:
        | customer | position         | items        | merchant | PIN  | promised   |
        | Olga     | 52.2297, 21.0122 | Bread        | Bakery   | 4711 | 20 minutes |
        | Henryk   | 52.2369, 21.0122 | Novel, Atlas | Books    | 4712 | 09:15      |
        """
    ) { (world: inout World, table: DataTableArgument) in
      guard let fault = try world.arrange(table) else { return }
      throw InvalidStep(
        "The server does not take this route: \(fault).",
        notes: [
          "To see that it does not, write: \(instead: "When a dispatcher arranges the route:")"
        ])
    }
    library.when(
      "a dispatcher arranges the route:",
      "Hands a route to the server, one row for each stop, which takes it or refuses it by name; after a completed route it is the next one.",
      example: """
        a dispatcher arranges the route:
        | customer | position         |
        | Olga     | 52.2297, 21.0122 |
        | Henryk   | -33.8, 151.2     |
        """
    ) { (world: inout World, table: DataTableArgument) in
      _ = try world.arrange(table)
    }
    addRows(to: &library)
    library.then(
      "the route was refused: {string}",
      "Checks that the server has not taken the latest route of a dispatcher, and what it said of it.",
      example: "the route was refused: \"expected 200 km at most\""
    ) { (world: inout World, text: String) in
      let words = Self.words(of: text)
      guard words.contains(where: { $0.contains(where: \.isLetter) && $0.count > 2 }) else {
        throw InvalidStep(
          "\"\(text)\" is no reason.", notes: ["Write a word of it at least: \"has no stops\""])
      }
      guard let reason = world[serverOf: DeliveryRoom.self].latestRefusal else {
        throw StepFailure("The latest route was not refused.", expected: text, actual: "no refusal")
      }
      try world.expect(
        Self.words(of: reason).contains(words), "The latest route was refused otherwise.",
        expected: text, actual: reason)
    }
  }

  /// The words and numbers of a text, without what separates them.
  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  // MARK: Routes of many stops, of which no scenario wants to write each.

  /// The most stops that a sentence makes up: more than any server takes.
  private static let stopCountMax = 10_000

  private static func addRows(to library: inout StepLibrary<World>) {
    library.given(
      "the delivery route has {count} stop(s), {distance} apart",
      "Sets a route from where the user is northwards, the first stop as far away as the others from each other.",
      example: "the delivery route has 80 stops, 900 m apart"
    ) { (world: inout World, count: Int, distance: Distance) in
      let stops = row(of: count, distance, from: world.phone.position)
      guard let fault = try world.arrange(stops) else { return }
      throw InvalidStep("The server does not take this route: \(fault).")
    }
    library.when(
      "a dispatcher arranges a route with {count} stop(s)",
      "Hands a route with so many stops, 100 m apart, to the server, which takes it or refuses it by name.",
      example: "a dispatcher arranges a route with 5000 stops"
    ) { (world: inout World, count: Int) in
      try world.arrange(row(of: count, .meters(100), from: world.phone.position))
    }
  }

  private static func row(
    of count: Int, _ distance: Distance, from start: Position
  ) -> [RouteDraft.Stop] {
    var place = start
    var stops: [RouteDraft.Stop] = []
    for number in 0..<max(0, min(count, stopCountMax)) {
      place = place.position(at: distance, bearing: 0)
      stops.append(
        RouteDraft.Stop(
          customer: "Customer \(number + 1)", address: "Long Street \(number + 1)",
          position: place, phone: "+48 500 \(100_000 + number)"))
    }
    return stops
  }
}

extension World {
  /// Throws where the courier has a route under way: it is completed before another one is begun.
  fileprivate func requireNoRouteUnderWay() throws(InvalidStep) {
    let server = self[serverOf: DeliveryRoom.self]
    let isUnderWay = server.routes.contains { route in
      route.courierID == DeliveryActor.courierID && route.startedAt != nil
        && server.orders.contains { $0.routeID == route.id && $0.isOpen }
    }
    // Without a network the phone alone knows it.
    guard isUnderWay || (try? requireWork())?.isOver == false else { return }
    throw InvalidStep(
      "The courier's route is under way, so no other one can be arranged.",
      notes: ["Write this step before the route is begun, or once the server has every outcome."])
  }

  /// Hands the courier's next route to the server; returns why it does not take it.
  @discardableResult
  fileprivate mutating func arrange(_ stops: [RouteDraft.Stop]) throws -> String? {
    try requireNoRouteUnderWay()
    let draft = self[serverOf: DeliveryRoom.self].draft(
      stops, for: DeliveryActor.courierID, at: phone.now)
    return self[serverOf: DeliveryRoom.self].arrange(draft)
  }

  /// Does the same with the stops of a table.
  fileprivate mutating func arrange(_ table: DataTableArgument) throws -> String? {
    let now = self[serverOf: DeliveryRoom.self].clock.milliseconds(at: phone.now)
    return try arrange(try StopTable(table, nowMilliseconds: now).stops)
  }
}

/// A table of stops as a scenario writes it; what no dispatcher may arrange is read all the same.
private struct StopTable {
  private static let headings = [
    "customer", "position", "address", "items", "merchant", "pin", "promised", "instructions",
    "phone",
  ]

  private(set) var stops: [RouteDraft.Stop] = []

  init(_ table: DataTableArgument, nowMilliseconds: Int64) throws {
    try table.requireColumns(Self.headings, "A table of stops has no column")
    try table.requireRows("Write a row for each stop.")
    let positions = try table.column("position")
    for (row, customer) in try table.column("customer").enumerated() {
      var stop = RouteDraft.Stop(
        customer: customer, address: "Street \(row + 1)",
        position: try Self.position(positions[row])
      )
      for heading in table.header {
        let text = try table.column(heading)[row]
        switch heading.lowercased() {
        case "address": stop.address = text
        case "items":
          stop.items = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
        case "merchant": stop.merchant = text
        case "pin": stop.pin = text
        case "instructions": stop.instructions = text
        case "phone": stop.phone = text
        case "promised": stop.promisedAtMilliseconds = try Self.time(text, nowMilliseconds)
        default: break
        }
      }
      stops.append(stop)
    }
  }

  private static func position(_ text: String) throws(InvalidStep) -> Position {
    do throws(PositionTextError) {
      return try Position(text: text)
    } catch {
      throw InvalidStep("\(error).")
    }
  }

  /// A time of the present day, or so long from now.
  private static func time(_ text: String, _ now: Int64) throws(InvalidStep) -> Int64 {
    if let duration = DurationText.parse(text) { return now + duration.wholeMilliseconds }
    let parts = text.split(separator: ":").map { Int($0) ?? -1 }
    guard parts.count == 2, let time = TimeOfDay(hour: parts[0], minute: parts[1]) else {
      throw InvalidStep("“\(text)” is no time.", notes: ["Write for example 09:15, or 20 minutes."])
    }
    return WallTime(millisecondsSince1970: now).setting(time).millisecondsSince1970
  }
}
