import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Reports that are sent to the delivery server without the app, to see what it takes and what it refuses.
enum ActorReportSteps {
  static func add(to library: inout StepLibrary<World>) {
    addLocations(to: &library)
    addOutcomes(to: &library)
    ActorRequestSteps.add(to: &library)
  }

  private static func addLocations(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} sends a location",
      "Sends the phone's true position on the courier's route, in the documented form (API-1).",
      example: "another courier sends a location"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.sendLocation(as: actor, [])
    }
    library.when(
      "{delivery actor} sends a location over plain HTTP",
      "Sends the same as anybody on the way could read it, which the server is not to take (PRIVACY-3).",
      example: "the courier sends a location over plain HTTP"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.sendLocation(as: actor, [], isClear: true)
    }
    library.when(
      "{delivery actor} sends a location with:",
      "Sends the same with other members, a row for each: latitude, accuracy, battery_level and so on; empty leaves it out.",
      example: """
        the courier sends a location with:
        | latitude      | 91  |
        | battery_level | 101 |
        """
    ) { (world: inout World, actor: DeliveryActor, table: DataTableArgument) in
      let rows = try NamedRows(table, of: LocationMembers.names, called: "A location").rows
      try world.sendLocation(as: actor, rows)
    }
  }

  private static func addOutcomes(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} reports stop {stop} as {word}",
      "Sends what became of an order without any proof or reason (API-4).",
      example: "another courier reports stop 2 as delivered"
    ) { (world: inout World, actor: DeliveryActor, stop: NumberOrName, outcome: String) in
      let stop = try world.stopNumber(stop, onServer: true)
      try world.report(as: actor, stop, outcome, [])
    }
    library.when(
      "{delivery actor} reports stop {stop} as {word} with:",
      "Sends what became of an order, at its address unless said otherwise: signature, photo, PIN, reason, notes, items, missing, left at, notice, next attempt, place, accuracy, device.",
      example: """
        the courier reports stop 2 as failed with:
        | reason | Other              |
        | notes  | The bridge is open |
        """
    ) {
      (
        world: inout World, actor: DeliveryActor, stop: NumberOrName, outcome: String,
        table: DataTableArgument
      ) in
      let stop = try world.stopNumber(stop, onServer: true)
      let rows = try NamedRows(table, of: OutcomeMembers.names, called: "A report").rows
      try world.report(as: actor, stop, outcome, rows)
    }
  }
}

extension World {
  fileprivate mutating func sendLocation(
    as actor: DeliveryActor, _ rows: [NamedRows.Row], isClear: Bool = false
  ) throws {
    let server = self[serverOf: DeliveryRoom.self]
    let route = server.currentRoute(of: DeliveryActor.courierID)
    var members = LocationMembers(at: phone.position, routeID: route?.id ?? "r-1")
    for row in rows { members.set(row) }
    try visit(
      actor, .report, "/api/courier/location/update", sending: members.json.text,
      isClear: isClear)
  }

  fileprivate mutating func report(
    as actor: DeliveryActor, _ stop: Int, _ outcome: String, _ rows: [NamedRows.Row]
  ) throws {
    let server = self[serverOf: DeliveryRoom.self]
    let order = try server.order(ofStop: stop)
    let json = try OutcomeMembers(rows, at: order.stop.position).json(
      orderID: order.id, outcome: outcome, atMilliseconds: server.clock.milliseconds(at: phone.now))
    try visit(actor, .report, "/api/courier/delivery/status", sending: json.text)
  }
}

/// The members of a location as the documented request has them.
private struct LocationMembers {
  static let names = [
    "latitude", "longitude", "accuracy", "speed", "heading", "altitude", "battery_level",
    "is_charging", "activity_type", "route_id", "recorded_at_ms",
  ]

  private var members: [JSONValue.Member]

  /// A location that any server takes.
  init(at position: Position, routeID: String) {
    members = [
      .init("latitude", .double(position.latitudeDegrees)),
      .init("longitude", .double(position.longitudeDegrees)), .init("accuracy", .integer(5)),
      .init("route_id", .string(routeID)),
    ]
  }

  /// Puts another value in the place of a member; an empty text leaves it out.
  mutating func set(_ row: NamedRows.Row) {
    members.removeAll { $0.name == row.name }
    guard !row.text.isEmpty else { return }
    // What is no number and no other value of JSON is a text.
    let value = (try? JSONValue(parsing: row.text)) ?? .string(row.text)
    members.append(.init(row.name, value))
  }

  var json: JSONValue { .object(members) }
}

/// A scenario's words on a stop's outcome, and the members that they become.
private struct OutcomeMembers {
  static let names = [
    "signature", "photo", "PIN", "recipient", "relation", "reason", "notes", "items", "missing",
    "left at", "notice", "next attempt", "place", "accuracy", "device",
  ]

  private var proof: [JSONValue.Member] = []
  private var members: [JSONValue.Member] = []
  private var place: Position?
  private var accuracy = JSONValue.integer(50)

  /// Reads the words; a report comes from the address, as one of a phone that does not know where it is.
  init(_ rows: [NamedRows.Row], at address: Position) throws(InvalidStep) {
    place = address
    for row in rows {
      let text = JSONValue.string(row.text)
      switch row.name {
      case "signature": proof.append(.init("signature_url", text))
      case "photo": proof.append(.init("photo_url", text))
      case "PIN": proof.append(.init("pin_code", text))
      case "recipient": proof.append(.init("recipient_name", text))
      case "relation": proof.append(.init("recipient_relation", text))
      case "reason": members.append(.init("failure_reason", text))
      case "notes": members.append(.init("notes", text))
      case "missing": members.append(.init("missing_reason", text))
      case "left at": members.append(.init("left_at_location", text))
      case "device": members.append(.init("device_id", text))
      case "next attempt": members.append(.init("next_attempt_date", text))
      case "place": place = try Self.position(row.text)
      case "accuracy": accuracy = (try? JSONValue(parsing: row.text)) ?? .null
      case "items":
        let items = row.text.split(separator: ",").map { $0.drop { $0 == " " } }
        members.append(.init("delivered_items", .array(items.map { .string(String($0)) })))
      default:
        guard ["yes", "no"].contains(row.text) else {
          throw InvalidStep("“\(row.text)” is neither yes nor no.")
        }
        members.append(.init("notice_left", .bool(row.text == "yes")))
      }
    }
  }

  /// The place of a text; an empty one is none.
  private static func position(_ text: String) throws(InvalidStep) -> Position? {
    if text.isEmpty { return nil }
    do throws(PositionTextError) {
      return try Position(text: text)
    } catch {
      throw InvalidStep("\(error).")
    }
  }

  private var location: JSONValue {
    guard let place else { return .null }
    return .object([
      .init("latitude", .double(place.latitudeDegrees)),
      .init("longitude", .double(place.longitudeDegrees)), .init("accuracy", accuracy),
      .init("source", .string("address")),
    ])
  }

  func json(orderID: String, outcome: String, atMilliseconds time: Int64) -> JSONValue {
    .object(
      [
        .init("order_id", .string(orderID)), .init("status", .string(outcome)),
        .init("timestamp_ms", .integer(time)), .init("location", location),
        .init("proof", proof.isEmpty ? .null : .object(proof)),
      ] + members)
  }
}
