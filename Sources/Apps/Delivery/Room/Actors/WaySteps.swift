import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The ways to the next stop: what is offered, which is taken, and whether the map keeps to it (`delivery:MAP-6`).
enum WaySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Ways to the next stop")
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    library.when(
      "the courier takes the way {string}",
      "Taps \"Other ways\" on the courier's screen, and the way of that name.",
      example: "the courier takes the way \"To the left\""
    ) { (world: inout World, title: String) in
      try world.tap("Other ways")
      try world.settle()
      try world.tapRow(title)
    }
    library.then(
      "the map's line leads over a corner to stop {stop}",
      "Checks that the line of what is left goes around to the stop, and not straight on.",
      example: "the map's line leads over a corner to stop 2"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      let stop = try world.requireShownStop(number)
      let map = try world.requireScreen().map
      let line = map?.lines.first ?? []
      try world.expect(
        line.count > 2 && line[0] == map?.marker && line[2] == stop.position,
        "The line leads elsewhere.", expected: "the marker, a corner, then \(stop.position)",
        actual: line.prefix(3).map { "\($0)" }.joined(separator: ", then "))
    }
    library.then(
      "the map shows {count} way(s) in grey",
      "Counts the ways that are offered, as the courier's map draws them beside the one that is taken.",
      example: "the map shows 3 ways in grey", also: ["the map shows 0 ways in grey"]
    ) { (world: inout World, count: Int) in
      let map = try world.requireScreen().map
      try world.expect(map != nil, "There is no map.", expected: "a map", actual: "none")
      try world.expect(
        map?.coloredLines.count { $0.color == .gray } ?? 0, equals: count, "The number of ways")
    }
  }
}
