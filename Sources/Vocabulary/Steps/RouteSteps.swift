import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// How the user follows a recorded route, with the phone.
enum RouteSteps {
  /// The speed of a brisk walk, for routes that do not say how fast they were walked.
  private static let walkingMillimetersPerSecond = 1_400

  static func add(to library: inout StepLibrary<World>, _ routes: RouteShelf) {
    library.when(
      "the user follows the route {string}",
      "Puts the user at the start of a route from a GPX file beside the feature, and on the way along it.",
      example: "the user follows the route \"routes/old-town.gpx\""
    ) { (world: inout World, name: String) in
      world.follow(
        try routes.route(name, for: world.uri),
        millimetersPerSecond: walkingMillimetersPerSecond)
    }
    library.when(
      "the user follows the route {string} at {speed}",
      "Puts the user at the start of a route from a GPX file, and on the way along it at a constant speed.",
      example: "the user follows the route \"routes/old-town.gpx\" at 5 km/h"
    ) { (world: inout World, name: String, speed: Speed) in
      world.follow(
        try routes.route(name, for: world.uri),
        millimetersPerSecond: speed.millimetersPerSecond)
    }
  }
}

extension World {
  /// Sends the phone along a route from its start; gaps between its stretches are crossed in a straight line.
  fileprivate mutating func follow(_ route: Route, millimetersPerSecond: Int) {
    let positions = route.segments.joined().map(\.position)
    guard let start = positions.first else { return }
    phone.setPosition(start)
    phone.move(along: Array(positions.dropFirst()), millimetersPerSecond: millimetersPerSecond)
  }
}
