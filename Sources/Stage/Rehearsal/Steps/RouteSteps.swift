import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// How the user follows a recorded route, with the phone.
enum RouteSteps {
  /// The speed of a brisk walk, for routes that do not say how fast they were walked.
  private static let walkingMillimetersPerSecond = 1_400

  static func add(to library: inout StepLibrary<World>, _ routes: RouteShelf) {
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
