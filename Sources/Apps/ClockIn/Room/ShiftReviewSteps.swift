import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What a shift's server knows beside the points: lost points, ends on other devices.
enum ShiftReviewSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "the shift server knows of {count} lost point(s)",
      "Checks how many points the app has said to have pruned before they were sent.",
      example: "the shift server knows of 50 lost points", about: .server
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.requireReportedShift().prunedCount, equals: count, "The number of lost points")
      if count == 0 { try world.requireLossReported(count) }
    }
    library.when(
      "the shift is ended on another device",
      "Ends the shift that is going on at its server, as another device of the employee does.",
      example: "the shift is ended on another device", about: .surroundings
    ) { (world: inout World) in
      guard let id = try world.reportedShift()?.id,
        world[serverOf: ClockInRoom.self].endElsewhere(id, at: world.phone.now)
      else {
        throw InvalidStep(
          "The server knows of no shift that is going on.",
          notes: ["Write before it, for example: Given the employee is clocked in"])
      }
    }
  }
}
