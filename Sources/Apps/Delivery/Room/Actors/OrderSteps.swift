import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The state of orders on the server, and what follows from couriers' reports (`delivery:STATUS-1` to `STATUS-6`).
enum OrderSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Orders")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addStates(to: &library)
    addRedeliveries(to: &library)
    addClaims(to: &library)
  }

  private static func addStates(to library: inout StepLibrary<World>) {
    library.then(
      "the order of stop {stop} is {order state}",
      "Checks how an order of the courier's route stands on the server.",
      example: "the order of stop 2 is in transit"
    ) { (world: inout World, stop: NumberOrName, state: DeliveryOrder.Status) in
      let stop = try world.stopNumber(stop, onServer: true)
      let actual = try world.settledDeliveries().order(ofStop: stop).status
      try world.expect(
        actual == state, "The order stands otherwise.", expected: state.words, actual: actual.words)
    }
    library.then(
      "the server knows of the arrival at stop {stop}",
      "Checks that the server knows of the arrival, by the circle of 50 m or by the courier's tap.",
      example: "the server knows of the arrival at stop 2"
    ) { (world: inout World, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let order = try world.settledDeliveries().order(ofStop: stop)
      try world.expect(
        order.hasArrived, "The server knows of no arrival.", expected: "arrived",
        actual: order.deliveryStatus)
    }
    library.then(
      "the server knows of no arrival at stop {stop}",
      "Checks that the server knows of no arrival at the stop.",
      example: "the server knows of no arrival at stop 3"
    ) { (world: inout World, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let order = try world.settledDeliveries().order(ofStop: stop)
      try world.expect(
        !order.hasArrived, "The server knows of the arrival.", expected: "no arrival",
        actual: "arrived")
    }
    library.then(
      "the orders are:",
      "Checks the orders of the stops in the rows: how each stands, as in \"the order of stop 2 is in transit\".",
      example: """
        the orders are:
        | stop | order            |
        | 1    | delivered        |
        | 2    | in transit       |
        | 3    | out for delivery |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try world.expectOrders(table)
    }
  }

  private static func addRedeliveries(to library: inout StepLibrary<World>) {
    library.then(
      "a re-delivery of stop {stop} is scheduled for {string}",
      "Checks the day on which an order is brought once more, as 2026-01-06.",
      example: "a re-delivery of stop 3 is scheduled for \"2026-01-06\""
    ) { (world: inout World, stop: NumberOrName, text: String) in
      let stop = try world.stopNumber(stop, onServer: true)
      guard let day = CalendarDay(iso: text) else {
        throw InvalidStep("“\(text)” is no date.", notes: ["Write for example \"2026-01-06\"."])
      }
      let days = try world.redeliveries(ofStop: stop).map(\.day)
      try world.expect(
        days == [day], "No re-delivery is scheduled so.", expected: "\(day)",
        actual: days.isEmpty ? "none" : days.map(\.description).joined(separator: ", "))
    }
    library.then(
      "no re-delivery of stop {stop} is scheduled",
      "Checks that an order is not to be brought once more.",
      example: "no re-delivery of stop 3 is scheduled"
    ) { (world: inout World, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let days = try world.redeliveries(ofStop: stop).map(\.day.description)
      try world.expect(
        days.isEmpty, "A re-delivery is scheduled.", expected: "none",
        actual: days.joined(separator: ", "))
    }
  }

  private static func addClaims(to library: inout StepLibrary<World>) {
    library.then(
      "a claim for stop {stop} is open",
      "Checks that a damage is to be paid for, with its photo.",
      example: "a claim for stop 4 is open"
    ) { (world: inout World, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let claims = try world.claims(ofStop: stop)
      try world.expect(
        claims.count == 1 && !claims[0].photoURL.isEmpty, "There is no such claim.",
        expected: "one with a photo", actual: "\(claims.count)")
    }
    library.then(
      "no claim for stop {stop} is open", "Checks that there is no claim for an order.",
      example: "no claim for stop 4 is open"
    ) { (world: inout World, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let claims = try world.claims(ofStop: stop)
      try world.expect(claims.isEmpty, "There is a claim.", expected: "none", actual: "1")
    }
  }
}

extension DeliveryOrder.Status {
  /// The words of sentences: "in transit".
  var words: String { rawValue.split(separator: "_").joined(separator: " ") }
}

extension World {
  fileprivate mutating func redeliveries(ofStop stop: Int) throws -> [Redelivery] {
    let server = settledDeliveries()
    let order = try server.order(ofStop: stop)
    return server.redeliveries.filter { $0.orderID == order.id }
  }

  fileprivate mutating func claims(ofStop stop: Int) throws -> [DamageClaim] {
    let server = settledDeliveries()
    let order = try server.order(ofStop: stop)
    return server.claims.filter { $0.orderID == order.id }
  }

  fileprivate mutating func expectOrders(_ table: DataTableArgument) throws {
    try table.requireRows(orElse: "Then the order of stop 1 is pending")
    let stops = try table.column("stop")
    let states = try table.column("order")
    let server = settledDeliveries()
    for (stop, state) in zip(stops, states) {
      guard let number = Int(stop) else { throw InvalidStep("“\(stop)” is no stop.") }
      guard DeliveryOrder.Status.allCases.contains(where: { $0.words == state }) else {
        throw InvalidStep(
          "“\(state)” is no state of an order.",
          notes: ["Write \(DeliveryOrder.Status.allCases.map(\.words).joined(separator: ", "))."])
      }
      let actual = try server.order(ofStop: number).status.words
      try expect(
        actual == state, "The order of stop \(number) stands otherwise.", expected: state,
        actual: actual)
    }
  }
}
