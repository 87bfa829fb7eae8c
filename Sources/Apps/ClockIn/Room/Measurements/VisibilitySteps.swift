import DeviceInterface
import Rehearsal
import ScenarioRunner

/// Bounds on what employees see of tracking, and on how far away it is from them.
enum VisibilitySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "the notification is visible for the whole time of tracking",
      "Checks that no tracked time has passed without the notification (clock-in:SC-008).",
      example: "the notification is visible for the whole time of tracking"
    ) { (world: inout World) in
      let time = try world.requireMeasurements(of: .visibility).trackedTime
      guard time.total > .zero else { throw World.nothingMeasured("Notification while tracking") }
      guard try world.isKnownToApp || world.standingShift() == nil else {
        throw InvalidStep(
          "The app is not running during the shift, so nothing is tracked that could be seen.",
          notes: ["Open it first: When the user opens the app"])
      }
      let worst = time.hidden.worst.map {
        "The longest time without it: \(FigureText.duration($0.amount)), from \(DurationText.render($0.at)) on."
      }
      try world.expect(
        time.visible == time.total, "Tracking went on without its notification.",
        expected: DurationText.render(time.total), actual: DurationText.render(time.visible),
        notes: worst.map { [$0] } ?? [])
    }
    library.then(
      "the route is shown after at most {count} tap(s)",
      "Bounds the taps from the shift history to the route of a shift (clock-in:SC-009).",
      example: "the route is shown after at most 2 taps"
    ) { (world: inout World, bound: Int) in
      let taps = try world.requireMeasurements(of: .taps).tapCount.taps
      try world.expect(.taps, taps, percentage: 100, atMost: Int64(bound))
    }
    library.then(
      "the measurements are reported",
      "Has the reports show all figures of the scenario's shifts, without bounding any.",
      example: "the measurements are reported"
    ) { (world: inout World) in
      _ = try world.requireMeasurements(of: Criterion.allCases)
      guard !world.figures().isEmpty else { throw World.nothingMeasured("Tracking") }
    }
  }
}
