import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What customers do on their page while they wait (`delivery:UI-5`).
///
/// The server tells the courier's app that something is new; when that comes, the platform decides.
enum WishSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What customers ask of their courier")
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addCalls(to: &library)
    addMessages(to: &library)
    addChanges(to: &library)
  }

  private static func addCalls(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} calls the courier",
      "Taps \"Call\" on the page that was looked at last, which opens the phone.",
      example: "the customer of stop 2 calls the courier"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.call(as: actor)
    }
    library.then(
      "{delivery actor} has called {string}",
      "Checks which number somebody has called last from the page.",
      example: "the customer of stop 2 has called \"+48600100001\""
    ) { (world: inout World, actor: DeliveryActor, number: String) in
      let called = world.called(by: actor)
      try world.expect(
        called == number, "\(actor.subject) has called another number.", expected: number,
        actual: called ?? "none")
    }
  }

  private static func addMessages(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} writes {string} to the courier",
      "Sends a message about the own order, of 500 characters at most.",
      example: "the customer of stop 2 writes \"The bell is broken\" to the courier"
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try world.wish(as: actor, "message", [.init("message", .string(text))])
    }
    library.when(
      "{delivery actor} writes {count} letters to the courier",
      "Sends a message of so many letters, to see how many are taken.",
      example: "the customer of stop 2 writes 500 letters to the courier"
    ) { (world: inout World, actor: DeliveryActor, count: Int) in
      let text = String(repeating: "a", count: count)
      try world.wish(as: actor, "message", [.init("message", .string(text))])
    }
    library.when(
      "{delivery actor} writes {string} to the courier of stop {stop}",
      "Sends a message about the order of a stop, whosever it is.",
      example: "the customer of stop 1 writes \"Hurry up\" to the courier of stop 2"
    ) { (world: inout World, actor: DeliveryActor, text: String, stop: NumberOrName) in
      let stop = try world.stopNumber(stop, onServer: true)
      let order = try world[serverOf: DeliveryRoom.self].order(ofStop: stop)
      try world.wish(as: actor, "message", [.init("message", .string(text))], order.id)
    }
  }

  private static func addChanges(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} changes the address to {string} at {position}",
      "Has the own order brought elsewhere: the stop moves, and its circles with it.",
      example: "the customer of stop 2 changes the address to \"Side Street 3\" at 52.2400, 21.0200"
    ) { (world: inout World, actor: DeliveryActor, address: String, position: Position) in
      try world.wish(
        as: actor, "address",
        [
          .init("address", .string(address)),
          .init("latitude", .double(position.latitudeDegrees)),
          .init("longitude", .double(position.longitudeDegrees)),
        ])
    }
    library.when(
      "{delivery actor} adds the instructions {string}",
      "Asks the courier for something more about the own order.",
      example: "the customer of stop 2 adds the instructions \"Leave it in the shed\""
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try world.wish(as: actor, "instructions", [.init("instructions", .string(text))])
    }
    library.then(
      "the stop {stop} of the courier's app is at {position}",
      "Checks where the courier's app has a stop, on its map and in its circles.",
      example: "the stop 2 of the courier's app is at 52.2400, 21.0200"
    ) { (world: inout World, number: NumberOrName, position: Position) in
      let number = try world.stopNumber(number, onServer: true)
      let stop = try world.requireStop(number, of: world.requireWork())
      let shown = try world.requireShownStop(number).position
      try world.expect(
        stop.position == position && shown == position, "The app has the stop elsewhere.",
        expected: "\(position)", actual: "\(stop.position), drawn at \(shown)")
    }
  }
}

extension World {
  /// Sends what somebody wants of the courier, and has the courier's app told of it where the server has taken it.
  fileprivate mutating func wish(
    as actor: DeliveryActor, _ kind: String, _ members: [JSONValue.Member],
    _ orderID: String? = nil
  ) throws {
    let order = try orderID ?? self[serverOf: DeliveryRoom.self].ownOrder(of: actor).id
    try visit(
      actor, .report, "/api/order/\(order)/\(kind)", sending: JSONValue.object(members).text)
    let isOwn =
      self[serverOf: DeliveryRoom.self].order(order)?.courierID == DeliveryActor.courierID
    if isOwn, try requireLatestVisit().isAnswered, app.room == DeliveryRoom.self {
      pushFromServer("route changed")
    }
  }

  /// Taps "Call" on the page of somebody.
  fileprivate mutating func call(as actor: DeliveryActor) throws {
    let screen = try requireAnsweredScreen(of: actor)
    guard let phone = screen.figure("Phone"), phone.contains(where: \.isNumber) else {
      throw StepFailure(
        "The page of \(actor.words) has no number to call.", expected: "a number",
        actual: reading(of: screen))
    }
    noteDeedOfOthers()
    let number = phone.filter { $0 != " " }
    try changeObserver(of: DeliveryRoom.self) {
      $0.calls.append(PageCall(actor: actor, number: number))
    }
  }

  fileprivate func called(by actor: DeliveryActor) -> String? {
    app.observer(of: DeliveryRoom.self)?.calls.last { $0.actor == actor }?.number
  }
}

/// A call from a page.
struct PageCall: Hashable, Sendable {
  let actor: DeliveryActor
  let number: String
}
