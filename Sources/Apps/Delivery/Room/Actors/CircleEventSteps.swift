import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The server's news of the circles around the stops (`delivery:GEO-1`).
enum CircleEventSteps {
  private static let columns = [
    "event", "radius", "distance", "dwell", "at", "manual", "position",
  ]

  static func add(to library: inout StepLibrary<World>) {
    library.subject("Geofence events")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    library.then(
      "the geofence events of stop {stop} are:",
      "Checks all events of a stop in the order of their arrival, by some of: \(columns.joined(separator: ", ")).",
      example: """
        the geofence events of stop 1 are:
        | event   | radius | dwell     |
        | entered | 500 m  |           |
        | entered | 50 m   |           |
        | exited  | 50 m   | 3 minutes |
        """
    ) { (world: inout World, stop: NumberOrName, table: DataTableArgument) in
      let stop = try world.stopNumber(stop, onServer: true)
      try table.requireRows(orElse: "Then there are no geofence events of stop \(stop)")
      try table.requireColumns(columns, "A geofence event has no")
      let events = try world.circleEvents(ofStop: stop)
      let actual = events.map { row($0, under: table.header) }
      let expected = table.body.map { zip(table.header, $0).map { normalised($1, under: $0) } }
      try world.expect(
        actual == expected, "The geofence events are others.",
        expected: expected.map { $0.joined(separator: " | ") }.joined(separator: "\n"),
        actual: actual.isEmpty
          ? "none" : actual.map { $0.joined(separator: " | ") }.joined(separator: "\n"))
    }
    library.then(
      "there are no geofence events of stop {stop}",
      "Checks that the server was told nothing of the circles around a stop.",
      example: "there are no geofence events of stop 3"
    ) { (world: inout World, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let events = try world.circleEvents(ofStop: stop)
      try world.expect(
        events.isEmpty, "There are geofence events.", expected: "none", actual: "\(events.count)")
    }
    library.then(
      "every geofence event has a position and a distance within its radius, give or take {nearness}",
      "Checks the events of entering and dwelling: how far from the stop's centre the courier was; and of every event that its distance is the one of its position.",
      example:
        "every geofence event has a position and a distance within its radius, give or take 20 m"
    ) { (world: inout World, tolerance: Distance) in
      try world.expectDistances(within: tolerance)
    }
  }

  private static func row(_ event: GeofenceEvent, under header: [String]) -> [String] {
    header.map { heading in
      switch heading.lowercased() {
      case "event": event.kind.rawValue
      case "radius": "\(event.circle.rawValue) m"
      case "distance": event.distanceHundredths.map { "\(LocationRow.decimal($0)) m" } ?? ""
      case "dwell": event.dwellSeconds.map { DurationText.render(.seconds($0)) } ?? ""
      case "manual": event.isManual ? "yes" : "no"
      case "position": "\(event.position.roundedForTables)"
      default:
        event.timeMilliseconds.map { "\(WallTime(millisecondsSince1970: $0).timeOfDay)" } ?? ""
      }
    }
  }

  /// A cell as the row of an event has it: "3 minutes" and "180 s" are one.
  private static func normalised(_ text: String, under heading: String) -> String {
    guard heading.lowercased() == "dwell", let duration = DurationText.parse(text) else {
      return text
    }
    return DurationText.render(duration)
  }
}

extension World {
  fileprivate mutating func circleEvents(ofStop stop: Int) throws -> [GeofenceEvent] {
    let server = settledDeliveries()
    let id = try server.order(ofStop: stop).stop.id
    return server.geofenceEvents.filter { $0.stopID == id }
  }

  fileprivate mutating func expectDistances(within tolerance: Distance) throws {
    let smallest = Distance.meters(Int(GeofenceEvent.Circle.arrival.rawValue))
    guard tolerance < smallest else {
      throw InvalidStep(
        "Give or take \(tolerance) is as much as the radius of \(smallest).",
        notes: ["Write a smaller tolerance, for example 20 m."])
    }
    let server = settledDeliveries()
    let inside = server.geofenceEvents.filter { $0.kind != .exited && !$0.isManual }
    guard !inside.isEmpty else {
      throw StepFailure(
        "There are no geofence events, so nothing was checked.", expected: "an event",
        actual: "none")
    }
    for event in server.geofenceEvents {
      guard let claimed = event.distanceHundredths.map({ Distance(centimeters: $0) }),
        let order = server.orders.first(where: { $0.stop.id == event.stopID })
      else { continue }
      let measured = event.position.distance(to: order.stop.position)
      // The app tells whole metres.
      try expect(
        abs(claimed.centimeters - measured.centimeters) <= 60,
        "An event of stop \(order.stop.number) tells another distance than its position.",
        expected: "\(measured)", actual: "\(claimed)")
    }
    for event in inside {
      guard let order = server.orders.first(where: { $0.stop.id == event.stopID }) else { continue }
      let bound = Distance.meters(Int(event.circle.rawValue)) + tolerance
      let claimed = event.distanceHundredths.map { Distance(centimeters: $0) }
      let measured = event.position.distance(to: order.stop.position)
      try expect(
        claimed.map { $0 <= bound } ?? false && measured <= bound,
        "An event of stop \(order.stop.number) was not in its circle.",
        expected: "\(bound) at most",
        actual: "\(claimed.map(\.description) ?? "no distance"), at a position \(measured) away")
      let excess = max(claimed ?? measured, measured).centimeters - (bound - tolerance).centimeters
      note(Distance(centimeters: max(0, excess)), .atMost, tolerance)
    }
  }
}
