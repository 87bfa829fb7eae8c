import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The app's room: its words, its server, and the sentences that only it has.
enum ParkingRoom: App {
  typealias Process = ParkingFlow

  static let name = "parking app"
  static let serverName = "parking server"
  static let requirements: String? = "parking"
  static let manifest = AppManifest(name: "Parking")
  // Where a text has a place or a number in it, an example stands for all.
  static let words = AppWords(
    controls: ["Park here"], badges: ["Not sent yet"],
    texts: [
      "Your car is at 52.2297, 21.0122", "Your car is nowhere yet.", "Looking for your car…",
      "Your position could not be found. Try again.",
      "Without an answer your car cannot be found.",
      "Allow location in Settings to remember where your car is.",
    ])

  static func makeServer() -> ParkingServer { ParkingServer() }

  static func addSteps(to library: inout StepLibrary<World>) {
    library.subject("The parked car")
    library.require { world in try world.requireInstalled(ParkingRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    library.when("the driver parks", "Taps \"Park here\".", example: "the driver parks") {
      (world: inout World) in try world.tap("Park here")
    }
    library.then(
      "the car is remembered at {position}",
      "Checks the latest place on the server, give or take 50 m.",
      example: "the car is remembered at Warsaw"
    ) { (world: inout World, position: Position) in
      guard let spot = world[serverOf: ParkingRoom.self].spots.last else {
        throw StepFailure("The server knows of no parked car.")
      }
      try world.expect(
        spot.distance(to: position) <= .meters(50), "The car is remembered elsewhere.",
        expected: "\(position)", actual: "\(spot)")
    }
    library.then(
      "the car is not remembered anywhere", "Checks that the server knows of no parked car.",
      example: "the car is not remembered anywhere"
    ) { (world: inout World) in
      let count = world[serverOf: ParkingRoom.self].spots.count
      try world.expect(count == 0, "The server knows a place.", expected: "0", actual: "\(count)")
    }
    library.then(
      "the car was parked {int} time(s)", "Counts the places that the server was told.",
      example: "the car was parked 2 times"
    ) { (world: inout World, count: Int) in
      try world.expect(
        world[serverOf: ParkingRoom.self].spots.count, equals: count, "The number of places")
    }
    library.then(
      "the driver reads where the car is",
      "Checks that the screen names the place that the server has.",
      example: "the driver reads where the car is"
    ) { (world: inout World) in
      guard let spot = world[serverOf: ParkingRoom.self].spots.last else {
        throw StepFailure("The server knows of no parked car.")
      }
      try world.expect(
        world.requireScreen().message, equals: "Your car is at \(spot)", "The message on the screen"
      )
    }
  }
}
