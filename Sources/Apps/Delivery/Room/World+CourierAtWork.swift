import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What steps do with the courier's app.
extension World {
  /// The route under way, or the one driven last; throws where none was begun.
  func requireWork() throws -> RouteWork {
    let flow = try require(DeliveryRoom.self)
    guard isKnownToApp || journal.session == 0 else { throw unknownToApp("how the route stands") }
    guard let work = flow.work else {
      throw notBegun(
        "No route was begun, so nothing was checked.", "a route",
        deed: "When the courier starts the route"
      ).ofDeed
    }
    return work
  }

  /// The number of a stop as a sentence names it: on the route in hand, or on the one that the server knows.
  ///
  /// Throws where no customer of the route is called so, and where several are.
  func stopNumber(_ stop: NumberOrName, onServer: Bool = false) throws -> Int {
    if case .number(let number) = stop { return number }
    let driven = isKnownToApp && !onServer ? try require(DeliveryRoom.self).work?.route : nil
    let route =
      driven ?? self[serverOf: DeliveryRoom.self].currentRoute(of: DeliveryActor.courierID)?.route
    let names = route?.stops.map(\.customer) ?? []
    return try stop.number(among: names, ("stop", "stops"), of: "The route")
  }

  /// A stop of a route by its number; throws where the route has none.
  func requireStop(_ number: Int, of work: RouteWork) throws -> DeliveryStop {
    guard work.route.stops.indices.contains(number - 1) else {
      throw InvalidStep("The route has \(work.route.stops.count) stops, and no stop \(number).")
    }
    return work.route.stops[number - 1]
  }

  /// What the app knows of a stop of the route, by its number; throws where the route has none.
  func requireProgress(ofStop number: Int) throws -> StopProgress {
    let work = try requireWork()
    _ = try requireStop(number, of: work)
    return work.progress[number - 1]
  }

  /// The marker of a stop on the courier's map; throws where the screen shows none.
  func requireShownStop(_ number: Int) throws -> MapView.Point {
    _ = try require(DeliveryRoom.self)
    guard let point = try requireScreen().map?.points.first(where: { $0.number == number }) else {
      throw StepFailure(
        "The screen shows no map with stop \(number).", expected: "stop \(number)",
        actual: try requireScreen().title)
    }
    return point
  }

  /// Brings a route about that is under way, as if the courier had begun it a moment ago.
  mutating func beginRoute() throws {
    if app.room != DeliveryRoom.self { try install(DeliveryRoom.self) }
    try open(with: .always, orElse: "Start it there: When the courier starts the route")
    try tap("Start route")
    try settle()
    if app.dialog?.buttons.contains("Agree") == true {
      try tap("Agree")
      try settle()
    }
    guard try require(DeliveryRoom.self).isDriving else {
      throw couldNotBegin("The route could not be started in this state.")
    }
  }

  mutating func drive(toStop number: Int) throws {
    // The way is there whether or not the app runs.
    let route = self[serverOf: DeliveryRoom.self].currentRoute(of: DeliveryActor.courierID)
    guard let stop = route?.route.stops.first(where: { $0.number == number }) else {
      throw InvalidStep("The courier's route has no stop \(number).")
    }
    guard phone.position.distance(to: stop.position) > .zero else {
      throw InvalidStep(
        "The courier is at stop \(number) already.",
        notes: [
          "\(before: "Given the user is at 52.2252, 21.0122", lead: "Put the user elsewhere first, for example: ")"
        ])
    }
    // 30 km/h, as the estimates have it, and less in traffic, around which another way leads.
    let ahead = (route?.ways ?? []).ahead(from: phone.position, to: stop)
    let percent = ahead.isPastTraffic ? 100 : trafficPercent(toStop: number)
    for place in ahead.corners + [stop.position] {
      try travel(to: place, millimetersPerSecond: 8_333 * 100 / Int(percent))
    }
  }

  mutating func deliverEverything() throws {
    _ = try requireOpenStop()
    for _ in 0..<DeliveryRoute.stopCountMax {
      guard let next = try requireWork().next else { return }
      if try phone.position.distance(to: requireStop(next + 1, of: requireWork()).position) > .zero
      {
        try drive(toStop: next + 1)
      }
      try pass(RouteEstimate.stopDuration)
      try fillInStop("Delivered", taps: ["Signature"])
      try settle()
    }
  }

  /// The route that the courier works through, and the place of its next stop; throws where no stop is open any more.
  private func requireOpenStop() throws -> (work: RouteWork, next: Int) {
    // Of an app that has never run, no route can be under way.
    try requireHasRun()
    let work = try Self.needed { try requireWork() }
    guard let next = work.next else {
      throw InvalidStep(
        "No stop is open any more.",
        notes: ["\(before: "When a dispatcher arranges a route with 2 stops", isExample: true)"])
    }
    return (work, next)
  }

  /// Opens the sheet of the next stop, fills it in and submits it; what the app says of it is for the scenario to check.
  mutating func fillInStop(
    _ outcome: String, taps: [String] = [], texts: [(field: String, text: String)] = []
  ) throws {
    _ = try requireOpenStop()
    try tap("Deliver")
    try settle()
    for label in [outcome] + taps {
      if try requireTouchableScreen().items.contains(where: { $0.title == label }) {
        try tapRow(label)
      } else {
        try tap(label)
      }
      try settle()
    }
    for (field, text) in texts {
      try enter(text, into: field)
      try settle()
    }
    try tap("Submit")
  }

  /// The same for a stop that failed; throws for a reason that the sheet does not have.
  mutating func fillInFailure(_ reason: String, notes: String? = nil) throws {
    let reasons = FailureReason.allCases.map(\.rawValue)
    guard reasons.contains(reason) else {
      throw InvalidStep(
        "“\(reason)” is no reason of the sheet.",
        notes: ["The reasons are: \(reasons.joined(separator: ", "))"])
    }
    try fillInStop("Failed", taps: [reason], texts: notes.map { [("Notes", $0)] } ?? [])
  }

  /// The same for a part of the items, named as in "Novel, Atlas".
  mutating func fillInPart(_ items: String, reason: String) throws {
    let (work, next) = try requireOpenStop()
    let known = work.route.stops[next].items
    let rows = try items.split(separator: ",").map { item in
      let name = item.drop { $0 == " " }
      guard let index = known.firstIndex(where: { $0 == name }) else {
        throw InvalidStep(
          "\"\(name)\" is none of the items of stop \(next + 1).",
          notes: ["They are: \(known.joined(separator: ", "))"])
      }
      return "Item \(index + 1): \(known[index])"
    }
    try fillInStop("Partial", taps: rows + ["Take photo"], texts: [("Reason", reason)])
  }
}
