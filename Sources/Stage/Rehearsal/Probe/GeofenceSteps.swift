import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

/// The reports of a region, chosen one by one, and the fix that comes with a report.
enum GeofenceSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Regions and geofences", isTechnical: true)
    library.when(
      "the app monitors the region/geofence {string} of {distance} around {position} for {transitions}",
      "Watches a circle for these alone; a dwell is a stay of the length, which only Android reports (A-52).",
      example:
        "the app monitors the geofence \"Home\" of 200 m around Warsaw for a dwell of 5 minutes",
      also: [
        "the app monitors the region \"Home\" of 200 m around Warsaw for leaving",
        "the app monitors the geofence \"Home\" of 200 m around Warsaw for entering and a dwell of 2 minutes",
      ]
    ) {
      (
        world: inout World, id: String, radius: Distance, center: Position,
        wanted: RegionTransitions
      ) in
      if wanted.dwell != nil, world.phone.profile.platform == .iOS {
        throw World.stepError(
          for: .notOnPlatform(
            wanted: "report of a stay in a region", platform: .iOS, rule: .android(52)))
      }
      try world.ask(
        .monitor(
          Region(
            id: id, center: center, radius: radius, notifiesOnEntry: wanted.entering,
            notifiesOnExit: wanted.leaving, dwell: wanted.dwell)))
    }
    addTriggerChecks(to: &library)
  }

  private static func addTriggerChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the last region event came with a fix within {nearness} of {position}",
      "Checks the position that triggered the last report of entering, leaving or staying; iOS tells none.",
      example: "the last region event came with a fix within 300 m of Warsaw"
    ) { (world: inout World, distance: Distance, position: Position) in
      let actual = try world.requireTrigger().position.distance(to: position)
      try world.expect(
        actual, .atMost, distance, "The fix that triggered the event is farther away.")
    }
    library.then(
      "the last region event came with a fix accurate to {distance}",
      "Checks the accuracy of the position that triggered the last report of a region.",
      example: "the last region event came with a fix accurate to 5 m"
    ) { (world: inout World, accuracy: Distance) in
      let fix = try world.requireTrigger()
      try world.expect(
        Distance.meters(fix.accuracyMeters) == accuracy,
        "The fix that triggered the event has another accuracy.", expected: "\(accuracy)",
        actual: "\(fix.accuracyMeters) m")
    }
    library.then(
      "the last region event came with a fix {duration} old",
      "Checks how long before the report its triggering position was measured (A-53).",
      example: "the last region event came with a fix 2 minutes old"
    ) { (world: inout World, age: Duration) in
      let fix = try world.requireTrigger()
      try world.expect(
        fix.age == age, "The fix that triggered the event has another age.",
        expected: DurationText.render(age), actual: DurationText.render(fix.age))
    }
    library.then(
      "the last region event came without a fix",
      "Checks that the platform told no position with the last report of a region, as iOS never does."
    ) { (world: inout World) in
      let event = try world.requireRegionEvent()
      try world.expect(
        event.fix == nil, "The event came with a fix.", expected: "no fix",
        actual: event.fix?.text ?? "no fix")
    }
  }
}

extension World {
  /// The fix of the last report of a region that reached the app; throws where there was none.
  fileprivate func requireTrigger() throws -> Fix {
    let event = try requireRegionEvent()
    guard let fix = event.fix else {
      throw StepFailure(
        "The last region event came without a fix.", expected: "a fix", actual: event.notice,
        notes: phone.profile.platform == .iOS
          ? ["iOS tells the app the region, and not where the phone was."] : [])
    }
    return fix
  }

  fileprivate func requireRegionEvent() throws -> (notice: String, fix: Fix?) {
    for entry in journal.entries.reversed() {
      guard case .phone(.told(let signal)) = entry.what else { continue }
      switch signal {
      case .regionEntered(_, let fix), .regionExited(_, let fix), .regionDwelled(_, let fix):
        return (signal.notice(on: platform), fix)
      default: continue
      }
    }
    throw StepFailure("The app was told of no region that was entered, left or stayed in.")
  }
}
