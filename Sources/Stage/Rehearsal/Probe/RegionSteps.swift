import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// Regions of iOS and geofences of Android.
enum RegionSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Regions and geofences", isTechnical: true)
    library.doubtChecks { world in try world.requireHasRun() }
    addMonitoring(to: &library)
    addVariants(to: &library)
    addLatency(to: &library)
    addChecks(to: &library)
  }

  private static func addMonitoring(to library: inout StepLibrary<World>) {
    library.when(
      "the app monitors the region/geofence {string} of {distance} around {position}",
      "Watches a circle for entering and leaving: a region of iOS, a geofence of Android.",
      example: "the app monitors the region \"Home\" of 200 m around Warsaw",
      also: ["the app monitors the geofence \"Home\" of 200 m around Warsaw"]
    ) { (world: inout World, id: String, radius: Distance, center: Position) in
      try world.ask(.monitor(Region(id: id, center: center, radius: radius)))
    }
    library.when(
      "the app monitors {count} regions of {distance} around {position}",
      "Watches so many circles, named \"1\", \"2\" and so on (I-78, A-51).",
      example: "the app monitors 20 regions of 200 m around Warsaw"
    ) { (world: inout World, count: Int, radius: Distance, center: Position) in
      guard (1...1_000).contains(count) else {
        throw InvalidStep(
          count == 0 ? "0 regions are none to watch." : "\(count) regions are too many to try.",
          notes: ["Write 1 to 1000."])
      }
      for number in 1...count {
        try world.ask(.monitor(Region(id: "\(number)", center: center, radius: radius)))
      }
    }
    library.when(
      "the app stops monitoring the region {string}", "Stops watching the circle.",
      example: "the app stops monitoring the region \"Home\""
    ) { (world: inout World, id: String) in try world.ask(.stopMonitoring(id: id)) }
    library.when(
      "the app asks for the state of the region {string}", "Calls requestState(for:) (I-84).",
      example: "the app asks for the state of the region \"Home\""
    ) { (world: inout World, id: String) in try world.ask(.requestRegionState(id: id)) }
  }

  private static func addVariants(to library: inout StepLibrary<World>) {
    library.when(
      "the app monitors the condition {string} of {distance} around {position}",
      "Adds a circle to a CLMonitor, which reports its first state too (I-84).",
      example: "the app monitors the condition \"Home\" of 200 m around Warsaw"
    ) { (world: inout World, id: String, radius: Distance, center: Position) in
      try world.ask(
        .monitor(Region(id: id, center: center, radius: radius, isCondition: true)))
    }
    library.when(
      "the app monitors the geofence {string} of {distance} around {position} with a dwell of {duration}",
      "Watches a geofence that also reports a stay of this length (A-52).",
      example:
        "the app monitors the geofence \"Home\" of 200 m around Warsaw with a dwell of 5 minutes"
    ) { (world: inout World, id: String, radius: Distance, center: Position, dwell: Duration) in
      try world.ask(.monitor(Region(id: id, center: center, radius: radius, dwell: dwell)))
    }
    library.when(
      "the app monitors the geofence {string} of {distance} around {position} without an initial trigger",
      "Watches a geofence that does not report being inside at the start (A-52).",
      example:
        "the app monitors the geofence \"Home\" of 200 m around Warsaw without an initial trigger"
    ) { (world: inout World, id: String, radius: Distance, center: Position) in
      try world.ask(
        .monitor(Region(id: id, center: center, radius: radius, triggersWhenInside: false)))
    }
  }

  private static func addLatency(to library: inout StepLibrary<World>) {
    library.given(
      "region events come {duration} late",
      "Sets how long the platform takes to report a crossing: minutes are usual, no time unless said (I-83, A-53).",
      example: "region events come 4 minutes late"
    ) { (world: inout World, latency: Duration) in
      try world.requireUse(of: .regions, for: "when region events come")
      try world.requireChange(of: latency, from: world.phone.profile.constants.regionLatency)
      world.phone.profile.constants.regionLatency = latency
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.counting(
      "the platform watches {count} region(s)",
      "Counts the regions that the platform keeps for the app, also while it is dead (I-69, A-55).",
      example: "the platform watches 1 region", "The number of regions", of: .regions
    ) { world in world.phone.monitoredRegions.count }
  }
}
