import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Checks of how stops and tracking stand, by the courier's app.
enum DeliveryCheckSteps {
  /// The state of a stop, as sentences name it.
  enum StopState: Hashable, Sendable {
    /// It has no outcome.
    case open
    /// It has this one.
    case closed(StopOutcome)

    static let words: [(String, StopState)] =
      [("open", .open)] + StopOutcome.allCases.map { ($0.rawValue, .closed($0)) }

    var name: String {
      switch self {
      case .open: "open"
      case .closed(let outcome): outcome.rawValue
      }
    }
  }

  static func add(to library: inout StepLibrary<World>) {
    addStops(to: &library)
    addCircles(to: &library)
    addMap(to: &library)
    CourierListSteps.add(to: &library)
    addTracking(to: &library)
    library.addReview(
      of: "the delivery route",
      "Checks whether the server has noticed that the courier's clock was more than 5 minutes off.",
      isFlagged: { try $0.requireStartedRoute().review != nil },
      requireTold: { try $0.requireReported() })
  }

  private static func addStops(to library: inout StepLibrary<World>) {
    library.then(
      "stop {stop} is {stop state}",
      "Checks what became of a stop by the courier's app: open, delivered, failed, partial, returned, attempted or damaged.",
      example: "stop 2 is delivered", also: ["stop \"Maria Nowak\" is open"]
    ) { (world: inout World, number: NumberOrName, state: StopState) in
      let number = try world.stopNumber(number)
      let outcome = try world.requireProgress(ofStop: number).outcome
      let actual = outcome.map { StopState.closed($0) } ?? .open
      try world.expect(
        actual == state, "The stop stands otherwise.", expected: state.name, actual: actual.name)
    }
    library.then(
      "the next stop is {stop}", "Checks which stop the courier's app leads to.",
      example: "the next stop is 2"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let next = try world.requireWork().next.map { $0 + 1 }
      try world.expect(
        next == number, "Another stop is next.", expected: "\(number)",
        actual: next.map(String.init) ?? "none")
    }
    library.then(
      "the route is completed", "Checks that every stop of the route has an outcome."
    ) { (world: inout World) in
      let work = try world.requireWork()
      try world.expect(
        work.isOver, "The route is not completed.",
        expected: "\(work.route.stops.count) of \(work.route.stops.count) stops",
        actual: "\(work.route.stops.count - work.open.count) of \(work.route.stops.count) stops")
    }
  }

  private static func addCircles(to library: inout StepLibrary<World>) {
    library.then(
      "the courier is at stop {stop}",
      "Checks that the app has taken note of the arrival at a stop, and not of having left it.",
      example: "the courier is at stop 1"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let progress = try world.requireProgress(ofStop: number)
      try world.expect(
        progress.isThere, "By the app the courier is not there.", expected: "there",
        actual: progress.arrivedAtMilliseconds == nil ? "no arrival" : "gone again")
    }
    library.then(
      "the courier was at stop {stop}",
      "Checks that the app has taken note of the arrival at a stop, also where the courier has gone on.",
      example: "the courier was at stop 2"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let progress = try world.requireProgress(ofStop: number)
      try world.expect(
        progress.arrivedAtMilliseconds != nil,
        "The app knows of no arrival there.", expected: "an arrival", actual: "none")
    }
    library.then(
      "the courier has not arrived at stop {stop}",
      "Checks that the app has taken no note of an arrival at a stop that is still open.",
      example: "the courier has not arrived at stop 2", about: .history
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let progress = try world.requireProgress(ofStop: number)
      if let outcome = progress.outcome {
        throw StepFailure(
          "Stop \(number) is no longer open, so no arrival is awaited.",
          expected: "an open stop", actual: outcome.rawValue)
      }
      try world.expectNone(
        progress.arrivedAtMilliseconds.map { _ in "an arrival" },
        "The app knows of an arrival there.")
    }
    library.then(
      "the circles of stop {stop} are watched",
      "Checks that the platform watches the stop's circles for the app, of 500 m and 50 m.",
      example: "the circles of stop 2 are watched"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let stop = try world.requireStop(number, of: world.requireWork())
      let watched = world.phone.monitoredRegions.filter { $0.center == stop.position }
      try world.expect(
        Set(watched.map(\.radius)) == [.meters(500), .meters(50)],
        "Other circles are watched.", expected: "500 m and 50 m around \(stop.position)",
        actual: watched.isEmpty
          ? "none there" : watched.map { "\($0.radius)" }.joined(separator: ", "))
    }
  }

  private static func addMap(to library: inout StepLibrary<World>) {
    for (word, isDone) in [("open", false), ("done", true)] {
      library.then(
        "the map shows stop {stop} as \(word)",
        "Checks how the marker of a stop is drawn: those that are done are faint.",
        example: "the map shows stop 2 as \(word)"
      ) { (world: inout World, number: NumberOrName) in
        let number = try world.stopNumber(number)
        let point = try world.requireShownStop(number)
        try world.expect(
          point.isFaint == isDone, "The marker is drawn otherwise.", expected: word,
          actual: point.isFaint ? "done" : "open")
      }
    }
    library.then(
      "the map shows the arrival circle of stop {stop} and no other",
      "Checks the circle of 50 m on the courier's map.",
      example: "the map shows the arrival circle of stop 2 and no other"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let stop = try world.requireShownStop(number)
      let circles = try world.requireScreen().map?.circles ?? []
      try world.expect(
        circles.count == 1 && circles[0].center == stop.position
          && circles[0].radius == .meters(50),
        "The map shows other circles.", expected: "50 m around \(stop.position)",
        actual: circles.isEmpty
          ? "none" : circles.map { "\($0.radius) around \($0.center)" }.joined(separator: ", "))
    }
    library.then(
      "the arrival circle of stop {stop} is {circle look}",
      "Checks how the circle on the courier's map looks: orange and pulsing until the courier is there, then green with a check.",
      example: "the arrival circle of stop 2 is orange and pulsing"
    ) { (world: inout World, number: NumberOrName, look: MapView.Circle.Style) in
      let number = try world.stopNumber(number)
      let stop = try world.requireShownStop(number)
      let circles = try world.requireScreen().map?.circles ?? []
      try world.expect(circles.first { $0.center == stop.position }, looks: look)
    }
    library.then(
      "the map's line leads to stop {stop}",
      "Checks that the line of what is left begins at the courier and leads next to this stop.",
      example: "the map's line leads to stop 2"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let stop = try world.requireShownStop(number)
      let map = try world.requireScreen().map
      let line = map?.lines.first ?? []
      try world.expect(
        line.count > 1 && line[0] == map?.marker && line[1] == stop.position,
        "The line leads elsewhere.", expected: "the marker, then \(stop.position)",
        actual: line.prefix(2).map { "\($0)" }.joined(separator: ", then "))
    }
  }

  private static func addTracking(to library: inout StepLibrary<World>) {
    let rules = CourierPace.Rules()
    let paces: [(CourierPace.Mode, String)] = [
      (.near, "near (the next stop"), (.fast, "fast ("), (.usual, "usual ("),
      (.saving, "saving (with little power"),
    ]
    let words = paces.map { mode, words in
      let time = rules.interval(in: mode).map(DurationText.render) ?? ""
      return words + (words.hasSuffix("(") ? "" : ", ") + "every \(time))"
    }
    library.then(
      "the courier's pace is {pace}",
      "Checks how positions are wanted: \(words.joined(separator: ", ")) or resting "
        + "(after \(DurationText.render(rules.restingDelay)), until the courier moves).",
      example: "the courier's pace is resting"
    ) { (world: inout World, pace: CourierPace.Mode) in
      let flow = try world.require(DeliveryRoom.self)
      guard world.isKnownToApp else { throw world.unknownToApp("what the pace is") }
      guard flow.isTracking else {
        throw StepFailure(
          "The app does not track, so it has no pace.", expected: pace.rawValue,
          actual: "no tracking")
      }
      try world.expect(flow.pace, is: pace, "The pace is another one.")
    }
  }
}

extension World {
  /// The route in hand as its server knows it; throws where it has not heard of the start.
  fileprivate func requireStartedRoute() throws -> CourierRoute {
    let id = try requireWork().route.id
    let route = self[serverOf: DeliveryRoom.self].routes.last { $0.id == id }
    guard let route, route.startedAt != nil else {
      throw StepFailure("The server has not heard that the route was started.")
    }
    return route
  }
}
