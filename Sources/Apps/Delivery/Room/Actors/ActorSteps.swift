import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The questions of customers, merchants and others to the delivery server, each in their own name.
enum ActorSteps {
  static let parameterTypes = [
    DeliveryActor.parameterType,
    StepVocabulary.words(
      "order state", DeliveryOrder.Status.allCases.map { ($0.words, $0) }, "how an order stands",
      example: "in transit"), DeliveryMetric.parameterType, DeliveryMetric.amountType,
    TrafficSteps.parameterType,
  ]

  static func add(to library: inout StepLibrary<World>) {
    library.subject("Deliveries seen from elsewhere")
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addTracking(to: &library)
    addFollowing(to: &library)
    addWhereabouts(to: &library)
    ActorReportSteps.add(to: &library)
    AnswerSteps.add(to: &library)
    ActorScreenSteps.add(to: &library)
  }

  private static func addTracking(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} looks at the tracking",
      "Opens or reloads the page on which a customer follows the own order (API-5).",
      example: "the customer of stop 2 looks at the tracking"
    ) { (world: inout World, actor: DeliveryActor) in
      let order = try world[serverOf: DeliveryRoom.self].ownOrder(of: actor)
      try world.visit(actor, .tracking, "/api/order/\(order.id)/tracking")
    }
    library.when(
      "{delivery actor} looks at the tracking of stop {stop}",
      "Opens the page of the order of a stop of the courier's route, whosever it is (API-5).",
      example: "the merchant \"Bakery\" looks at the tracking of stop 1"
    ) { (world: inout World, actor: DeliveryActor, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let order = try world[serverOf: DeliveryRoom.self].order(ofStop: stop)
      try world.visit(actor, .tracking, "/api/order/\(order.id)/tracking")
    }
  }

  private static func addFollowing(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} follows the tracking",
      "Opens the page of the own order and keeps it open: from then on it shows what the server knows at each moment, without another look.",
      example: "the customer of stop 2 follows the tracking"
    ) { (world: inout World, actor: DeliveryActor) in
      guard case .customer = actor else {
        throw InvalidStep(
          "\(actor.subject) follows no tracking: that is the page of who waits for an order.",
          notes: ["Write: \(instead: "the customer of stop 2 follows the tracking")"])
      }
      let order = try world[serverOf: DeliveryRoom.self].ownOrder(of: actor)
      try world.visit(actor, .tracking, "/api/order/\(order.id)/tracking", isKeptOpen: true)
    }
  }

  private static func addWhereabouts(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} asks where the courier is",
      "Asks the server for the courier's latest position (API-2).",
      example: "the merchant \"Bakery\" asks where the courier is"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.visit(actor, .position, "/api/courier/location/current/\(DeliveryActor.courierID)")
    }
    library.when(
      "{delivery actor} asks where the other courier is",
      "Asks the server for the latest position of the courier whose route no phone of the scenario drives (API-2).",
      example: "the customer of stop 2 asks where the other courier is"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.visit(
        actor, .position, "/api/courier/location/current/\(DeliveryActor.anotherCourierID)")
    }
    library.when(
      "{delivery actor} asks where the courier was between {time} and {time}",
      "Asks the server for the courier's positions in a time of the present day, in UTC (API-3).",
      example: "the administrator asks where the courier was between 08:00 and 10:00"
    ) { (world: inout World, actor: DeliveryActor, begin: TimeOfDay, end: TimeOfDay) in
      try world.askHistory(of: DeliveryActor.courierID, from: begin, to: end, as: actor)
    }
    library.when(
      "{delivery actor} asks where the other courier was between {time} and {time}",
      "Asks for the positions of the courier whose route no phone of the scenario drives (API-3).",
      example: "the administrator asks where the other courier was between 08:00 and 10:00"
    ) { (world: inout World, actor: DeliveryActor, begin: TimeOfDay, end: TimeOfDay) in
      try world.askHistory(of: DeliveryActor.anotherCourierID, from: begin, to: end, as: actor)
    }
  }
}

extension World {
  /// Asks the delivery server where a courier was between two times of its present day.
  fileprivate mutating func askHistory(
    of courierID: String, from begin: TimeOfDay, to end: TimeOfDay, as actor: DeliveryActor
  ) throws {
    let clock = self[serverOf: DeliveryRoom.self].clock
    let today = WallTime(millisecondsSince1970: clock.milliseconds(at: phone.now))
    try visit(
      actor, .history, "/api/courier/location/history/\(courierID)",
      query: [
        .init("start_time", today.setting(begin).iso), .init("end_time", today.setting(end).iso),
      ])
  }
}
