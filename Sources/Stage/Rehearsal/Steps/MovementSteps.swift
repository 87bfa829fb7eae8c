import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The movement of the user, with the phone.
enum MovementSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Movement")
    library.when(
      "the user walks/moves/drives to {position} at {speed}",
      "Sets the user on the way to a place; time has to pass for them to get there.",
      example: "the user moves to Kraków at 90 km/h", also: ["the user drives to Łódź at 50 km/h"],
      about: .surroundings
    ) { (world: inout World, position: Position, speed: Speed) in
      try world.setOut(to: position, speed)
      world.layOut(.way)
    }
    library.when(
      "the user walks/moves/drives {distance} {direction} at {speed}",
      "Sets the user on the way in a direction; time has to pass for them to get there.",
      example: "the user moves 500 m north at 5 km/h", also: ["the user walks 50 m east at 1 m/s"],
      about: .surroundings
    ) { (world: inout World, distance: Distance, direction: Direction, speed: Speed) in
      try world.setOut(to: world.place(distance, direction), speed)
      world.layOut(.way)
    }
    addArrivals(to: &library)
    addWay(to: &library)
    library.when(
      "the user jumps {distance} {direction}", "Puts the user somewhere else at once.",
      example: "the user jumps 2 km east", about: .surroundings
    ) { (world: inout World, distance: Distance, direction: Direction) in
      let target = try world.place(distance, direction)
      world.put(at: target)
    }
    library.when(
      "the user stands still", "Ends a movement where the user is.", about: .surroundings
    ) { (world: inout World) in
      world.endWay()
      world.phone.setPosition(world.phone.position)
    }
  }

  private static func addArrivals(to library: inout StepLibrary<World>) {
    library.when("the user arrives", "Lets time pass until the user is at the end of the way.") {
      (world: inout World) in try world.arrive()
    }
    library.when(
      "the user walks/moves/drives to {position} at {speed} and arrives",
      "Sends the user to a place and lets time pass until they are there.",
      example: "the user drives to Łódź at 90 km/h and arrives"
    ) { (world: inout World, position: Position, speed: Speed) in
      try world.setOut(to: position, speed)
      try world.arrive()
    }
    library.when(
      "the user walks/moves/drives {distance} {direction} at {speed} and arrives",
      "Sends the user in a direction and lets time pass until they are there.",
      example: "the user walks 3 km north at 5 km/h and arrives"
    ) { (world: inout World, distance: Distance, direction: Direction, speed: Speed) in
      try world.setOut(to: world.place(distance, direction), speed)
      try world.arrive()
    }
    library.then(
      "the user has arrived", "Checks that the user is at the end of the way.", about: .surroundings
    ) { (world: inout World) in
      guard world.phone.hasWay else {
        throw InvalidStep("The user has not been on the way anywhere, so nothing shows an arrival.")
      }
      let way = world.phone.way
      try world.expect(
        way == nil, "The user has not arrived.", expected: "the end of the way",
        actual: way.map { "\($0.gone) of \($0.length)" } ?? "")
    }
  }

  private static func addWay(to library: inout StepLibrary<World>) {
    library.when(
      "the user walks/moves/drives at {speed} through:",
      "Sets the user on the way through places in order, one per row; they rest at the last one.",
      example: """
        the user walks at 5 km/h through:
        | place            |
        | 52.2310, 21.0122 |
        | 52.2310, 21.0180 |
        """, about: .surroundings
    ) { (world: inout World, speed: Speed, table: DataTableArgument) in
      try table.requireRows("Write a place in each row.")
      let places = try table.column("place").map { text in
        guard let place = Places.position(of: text) ?? (try? Position(text: text)) else {
          throw InvalidStep(
            "\"\(text)\" is no place.", notes: ["Write for example 52.2297, 21.0122 or Warsaw."])
        }
        return place
      }
      try world.requireElsewhere(places)
      world.phone.move(along: places, millimetersPerSecond: speed.millimetersPerSecond)
      world.layOut(.way)
    }
    library.acting(
      "the user stops on the way", "Stops where the user is, until they go on."
    ) { phone throws(PhoneError) in try phone.stopOnTheWay() }
    library.when(
      "the user stops on the way for {duration}", "Stops, and goes on when the time has passed.",
      example: "the user stops on the way for 2 minutes"
    ) { (world: inout World, duration: Duration) in
      try duration.requireLength("Write a longer time, or: \(instead: "the user stops on the way")")
      try world.act { phone throws(PhoneError) in try phone.stopOnTheWay(for: duration) }
    }
    library.acting(
      "the user goes on", "Ends a stop on the way."
    ) { phone throws(PhoneError) in try phone.goOn() }
    library.when(
      "the user turns back", "Goes back the way that the user came, as fast as before."
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.turnBack() }
      world.layOut(.way)
    }
    library.then(
      "the user has travelled {way length}, give or take {distance}",
      "Checks the length of the way that the user has really gone since the scenario's start.",
      example: "the user has travelled 500 m, give or take 5 m", about: .surroundings
    ) { (world: inout World, distance: Distance, tolerance: Distance) in
      try world.expect(
        world.phone.distanceTravelled, isAbout: distance, within: tolerance,
        "The way that the user has gone")
    }
  }
}

extension World {
  /// Puts the user somewhere at once, which ends a way.
  mutating func put(at place: Position) {
    decide(.position)
    endWay()
    phone.setPosition(place)
  }

  /// Takes note that the user goes no farther.
  fileprivate mutating func endWay() { takeBack { $0 == .way } }

  /// The place so far from the user in a direction; throws for a distance of nothing.
  fileprivate func place(
    _ distance: Distance, _ direction: Direction
  ) throws(InvalidStep) -> Position {
    try distance.requireWay()
    return phone.position.position(at: distance, bearing: direction.bearingDegrees)
  }

  /// Sends the user straight to a place; throws where they are there.
  fileprivate mutating func setOut(to place: Position, _ speed: Speed) throws {
    try requireElsewhere([place])
    endWay()
    phone.move(along: [place], millimetersPerSecond: speed.millimetersPerSecond)
  }

  /// Throws `InvalidStep` for a way that leads only to where the user is.
  fileprivate func requireElsewhere(_ places: [Position]) throws {
    guard places.allSatisfy({ $0 == phone.position }) else { return }
    throw Self.isSo("the user is there", after: "When the user jumps 1 km north")
  }
}

extension Distance {
  /// Throws `InvalidStep` for a way on which nobody gets anywhere.
  fileprivate func requireWay() throws(InvalidStep) {
    guard self < Distance(centimeters: 1) else { return }
    throw InvalidStep(
      "Nobody gets anywhere by a way of 0 m.",
      notes: ["Write a longer way, or \(leftOut: "leave the step out")."])
  }
}

/// The user's way along a recorded route, with the phone.
enum RouteSteps {
  /// The speed of a brisk walk, for routes that do not say how fast they were walked.
  private static let walkingMillimetersPerSecond = 1_400

  static func add(to library: inout StepLibrary<World>, _ routes: RouteShelf) {
    library.subject("Movement")
    library.given(
      "the user is at the start of the route {string}",
      "Puts the user at the first point of a route from a GPX file beside the feature; it takes no time.",
      example: "the user is at the start of the route \"routes/old-town.gpx\""
    ) { (world: inout World, name: String) in
      world.decide(.position)
      let route = try routes.content(name, for: world.uri)
      guard let start = route.segments.joined().first?.position else {
        throw InvalidStep("The route \"\(name)\" has no points.")
      }
      world.phone.setPosition(start)
    }
    library.when(
      "the user follows the route {string} and arrives",
      "Puts the user at the start of a route and lets time pass until they are at its end.",
      example: "the user follows the route \"routes/old-town.gpx\" and arrives"
    ) { (world: inout World, name: String) in
      try follow(routes.content(name, for: world.uri), in: &world)
      try world.arrive()
    }
    library.when(
      "the user follows the route {string}",
      "Puts the user at the start of a route from a GPX file beside the feature, and on the way along it.",
      example: "the user follows the route \"routes/old-town.gpx\"", about: .surroundings
    ) { (world: inout World, name: String) in
      try follow(routes.content(name, for: world.uri), in: &world)
      world.layOut(.way)
    }
    library.when(
      "the user follows the route {string} at {speed}",
      "Puts the user at the start of a route from a GPX file, and on the way along it at a constant speed.",
      example: "the user follows the route \"routes/old-town.gpx\" at 5 km/h", about: .surroundings
    ) { (world: inout World, name: String, speed: Speed) in
      let route = try routes.content(name, for: world.uri)
      let pace = RoutePace.constant(millimetersPerSecond: speed.millimetersPerSecond)
      try world.act { phone throws(PhoneError) in try phone.follow(route, pace: pace) }
      world.layOut(.way)
    }
  }

  /// Sends the user along a route as fast as it says, or else at a walk.
  private static func follow(_ route: Route, in world: inout World) throws {
    let pace =
      route.saysHowFast
      ? RoutePace.recorded() : .constant(millimetersPerSecond: walkingMillimetersPerSecond)
    try world.act { phone throws(PhoneError) in try phone.follow(route, pace: pace) }
  }
}
