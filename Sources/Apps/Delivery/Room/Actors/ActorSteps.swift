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
  ]

  static func add(to library: inout StepLibrary<World>) {
    library.subject("Deliveries seen from elsewhere")
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addTracking(to: &library)
    addWhereabouts(to: &library)
    ActorReportSteps.add(to: &library)
    addAnswers(to: &library)
    ActorScreenSteps.add(to: &library)
  }

  private static func addTracking(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} looks at the tracking",
      "Opens or reloads the page on which a customer follows the own order (API-5).",
      example: "the customer of stop 2 looks at the tracking"
    ) { (world: inout World, actor: DeliveryActor) in
      let server = world[serverOf: DeliveryRoom.self]
      let user = try server.userID(of: actor)
      guard let order = server.orders.first(where: { $0.customerID == user }) else {
        throw InvalidStep(
          "\(actor.subject) waits for no order.",
          notes: ["Write: \(actor.words) looks at the tracking of stop 2"])
      }
      try world.visit(actor, .tracking, "/api/order/\(order.id)/tracking")
    }
    library.when(
      "{delivery actor} looks at the tracking of stop {ordinal}",
      "Opens the page of the order of a stop of the courier's route, whosever it is (API-5).",
      example: "the merchant \"Bakery\" looks at the tracking of stop 1"
    ) { (world: inout World, actor: DeliveryActor, stop: Int) in
      let order = try world[serverOf: DeliveryRoom.self].order(ofStop: stop)
      try world.visit(actor, .tracking, "/api/order/\(order.id)/tracking")
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
      let clock = world[serverOf: DeliveryRoom.self].clock
      let today = WallTime(millisecondsSince1970: clock.milliseconds(at: world.phone.now))
      try world.visit(
        actor, .history, "/api/courier/location/history/\(DeliveryActor.courierID)",
        query: [
          .init("start_time", today.setting(begin).iso),
          .init("end_time", today.setting(end).iso),
        ])
    }
  }

  private static func addAnswers(to library: inout StepLibrary<World>) {
    library.then(
      "the request was answered", "Checks that what was asked or sent last was not refused."
    ) { (world: inout World) in
      let visit = try world.requireLatestVisit()
      try world.expect(
        visit.isAnswered, "The request of \(visit.actor.words) was refused.",
        expected: "an answer", actual: "\(visit.response.status): \(visit.reason)")
    }
    library.then(
      "the request was refused with {http status}",
      "Checks that the server refused what was asked or sent last, and with which status.",
      example: "the request was refused with 403"
    ) { (world: inout World, status: Int) in
      try world.expectRefusal(status)
    }
    library.then(
      "the request was refused with {http status} because {string}",
      "Checks the status of the latest refusal, and some words of its reason.",
      example: "the request was refused with 400 because \"latitude\""
    ) { (world: inout World, status: Int, text: String) in
      let words = text.foldedForComparison
      guard words.contains(where: { !$0.isWhitespace }) else {
        throw InvalidStep("Every reason contains \"\(text)\", so nothing would be checked.")
      }
      let visit = try world.expectRefusal(status)
      try world.expect(
        visit.reason.foldedForComparison.contains(words), "The server gave another reason.",
        expected: text, actual: visit.reason)
    }
  }
}

extension World {
  /// Throws unless what was asked last was refused with the status; returns it.
  @discardableResult
  fileprivate func expectRefusal(_ status: Int) throws -> ActorVisit {
    guard status >= 400 else {
      throw InvalidStep(
        "Nothing is refused with \(status).",
        notes: ["Write 400, 401, 403, 404 or 409, or: the request was answered"])
    }
    let visit = try requireLatestVisit()
    try expect(
      visit.response.status == status, "The server answered \(visit.actor.words) otherwise.",
      expected: "\(status)", actual: "\(visit.response.status) \(visit.reason)")
    return visit
  }
}
