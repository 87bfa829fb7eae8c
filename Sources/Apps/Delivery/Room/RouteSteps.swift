import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Which route the dispatch has in store for the courier, and which it does not get through.
enum RouteSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The courier's route")
    library.given(
      "the delivery route is:",
      "Sets the stops, a row for each: customer, position, and as wanted address, items (a list), merchant, PIN, promised (a time of day in UTC).",
      example: """
        the delivery route is:
        | customer | position         | items       | promised |
        | Maria    | 52.2297, 21.0122 | Bread       | 08:10    |
        | Jan      | 52.2369, 21.0122 | Novel, Atlas | 08:20   |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let draft = try StopTable(table).draft
      guard let fault = world[serverOf: DeliveryRoom.self].arrange(draft) else { return }
      throw InvalidStep(
        "The server does not take this route: \(fault).",
        notes: ["To see that it does not, write: When the dispatch plans the route:"])
    }
    library.given(
      "the delivery route has {count} stops, {distance} apart",
      "Sets a route from the user northwards, the first stop as far away as the others from each other.",
      example: "the delivery route has 80 stops, 900 m apart"
    ) { (world: inout World, count: Int, distance: Distance) in
      let draft = StopTable.row(of: count, distance, from: world.phone.position)
      guard let fault = world[serverOf: DeliveryRoom.self].arrange(draft) else { return }
      throw InvalidStep("The server does not take this route: \(fault).")
    }
    addRefusals(to: &library)
  }

  private static func addRefusals(to library: inout StepLibrary<World>) {
    library.when(
      "the dispatch plans the route:",
      "Hands a route to the server, one row for each stop, which takes it or refuses it by name.",
      example: """
        the dispatch plans the route:
        | customer | position          |
        | Maria    | 52.2297, 21.0122  |
        | Jane     | -33.8688, 151.2093 |
        """
    ) { (world: inout World, table: DataTableArgument) in
      world[serverOf: DeliveryRoom.self].arrange(try StopTable(table).draft)
    }
    library.when(
      "the dispatch plans a route with {count} stops",
      "Hands a route with so many stops, 100 m apart, to the server.",
      example: "the dispatch plans a route with 5000 stops"
    ) { (world: inout World, count: Int) in
      let draft = StopTable.row(of: count, .meters(100), from: world.phone.position)
      world[serverOf: DeliveryRoom.self].arrange(draft)
    }
    library.then(
      "the route was refused: {string}",
      "Checks that the server has not taken the latest route that was planned, and what it said of it.",
      example: "the route was refused: \"km from stop 1\""
    ) { (world: inout World, text: String) in
      let reason = world[serverOf: DeliveryRoom.self].refusals.last
      try world.expect(
        !text.isEmpty && reason?.contains(text) == true, "The server has not refused it so.",
        expected: text, actual: reason ?? "no refusal")
    }
  }
}
