import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// How the user moves, with the phone.
enum MovementSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Movement")
    library.when(
      "the user moves to {position} at {speed}",
      "Sets the user on the way to a place; time has to pass for them to get there.",
      example: "the user moves to Kraków at 90 km/h"
    ) { (world: inout World, position: Position, speed: Speed) in
      world.phone.move(along: [position], millimetersPerSecond: speed.millimetersPerSecond)
    }
    library.when(
      "the user moves {distance} {direction} at {speed}",
      "Sets the user on the way in a direction; time has to pass for them to get there.",
      example: "the user moves 500 m north at 5 km/h"
    ) { (world: inout World, distance: Distance, direction: Direction, speed: Speed) in
      let target = world.phone.position.position(at: distance, bearing: direction.bearingDegrees)
      world.phone.move(along: [target], millimetersPerSecond: speed.millimetersPerSecond)
    }
    library.when(
      "the user jumps {distance} {direction}", "Puts the user somewhere else at once.",
      example: "the user jumps 2 km east"
    ) { (world: inout World, distance: Distance, direction: Direction) in
      world.phone.setPosition(
        world.phone.position.position(at: distance, bearing: direction.bearingDegrees))
    }
    library.when(
      "the user stands still", "Ends a movement where the user is.",
      example: "the user stands still"
    ) { (world: inout World) in
      world.phone.setPosition(world.phone.position)
    }
  }
}
