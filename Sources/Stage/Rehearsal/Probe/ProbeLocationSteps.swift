import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The bare app's requests when a scenario tells it to ask: locations.
enum ProbeLocationSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: locations", isTechnical: true)
    addOneShot(to: &library)
    addUpdates(to: &library)
    addSparse(to: &library)
    addSessions(to: &library)
  }

  private static func addOneShot(to library: inout StepLibrary<World>) {
    library.asking(
      "the app asks for its location", "Asks for one fix, for at most 10 seconds (I-62).",
      .requestFix(FixRequest(timeout: .seconds(10))))
    library.when(
      "the app asks for its location for at most {duration}", "Asks for one fix (I-62).",
      example: "the app asks for its location for at most 30 seconds"
    ) { (world: inout World, timeout: Duration) in
      try timeout.requireLength(
        "Write a longer time, or: \(instead: "the app asks for its location")")
      try world.ask(.requestFix(FixRequest(timeout: timeout)))
    }
    library.when(
      "the app asks for its location to {distance}",
      "Asks for one fix of this accuracy, for at most 10 seconds; from 100 m on networks tell it (I-109, A-63).",
      example: "the app asks for its location to 3 km"
    ) { (world: inout World, accuracy: Distance) in
      try world.ask(
        .requestFix(
          FixRequest(
            timeout: .seconds(10), desiredAccuracyMeters: UpdateSettings.meters(accuracy))))
    }
  }

  private static func addUpdates(to library: inout StepLibrary<World>) {
    library.when(
      "the app starts (location )updates",
      "Starts standard updates with the platform's defaults: in the foreground only.",
      example: "the app starts location updates"
    ) { (world: inout World) in try world.ask(.startUpdates(UpdateRequest())) }
    library.when(
      "the app starts background (location )updates",
      "Starts standard updates with allowsBackgroundLocationUpdates set and without pauses (I-51).",
      example: "the app starts background location updates"
    ) { (world: inout World) in
      try world.ask(
        .startUpdates(UpdateRequest(allowsBackground: true, pausesAutomatically: false)))
    }
    library.asking(
      "the app starts live updates", "Iterates CLLocationUpdate.liveUpdates (I-26, I-58).",
      .startUpdates(UpdateRequest(interface: .live, allowsBackground: true)))
    library.when(
      "the app starts (location )updates with:",
      "Starts updates with settings, a row each: background, indicator, pausing (yes or no), "
        + "distance filter, accuracy, interval, priority (Android's high accuracy, balanced or low power).",
      example: "the app starts location updates with:\n  | background      | yes  |\n"
        + "  | distance filter | 50 m |"
    ) { (world: inout World, table: DataTableArgument) in
      try world.ask(
        .startUpdates(UpdateSettings.request(table.rows, on: world.phone.profile.platform)))
    }
    library.when(
      "the app stops (location )updates", "Stops updates and a pending request for one fix (I-62).",
      example: "the app stops location updates"
    ) { (world: inout World) in try world.ask(.stopUpdates) }
  }

  private static func addSparse(to library: inout StepLibrary<World>) {
    library.asking(
      "the app starts significant-change updates", "Starts significant-change updates (I-88).",
      .startSignificantChanges)
    library.asking(
      "the app stops significant-change updates", "Stops significant-change updates.",
      .stopSignificantChanges)
    library.asking(
      "the app starts visit monitoring", "Starts reports of stays (I-45).", .startVisits)
    library.asking(
      "the app stops visit monitoring", "Stops reports of stays.", .stopVisits)
  }

  private static func addSessions(to library: inout StepLibrary<World>) {
    library.asking(
      "the app starts a background activity session",
      "Creates or rejoins a CLBackgroundActivitySession (I-57).", .startBackgroundSession)
    library.asking(
      "the app ends the background activity session", "Lets go of the session (I-57).",
      .endBackgroundSession)
    library.asking(
      "the app starts a foreground service",
      "Starts a foreground service of type location, with its notification (A-41 to A-43).",
      .startForegroundService)
    library.asking(
      "the app stops the foreground service", "Stops the service.", .stopForegroundService)
  }
}

/// The rows under "the app starts location updates with:".
enum UpdateSettings {
  /// Makes a request of the rows, each a setting and its value; throws where one is unknown.
  static func request(_ rows: [[String]], on platform: PlatformKind) throws -> UpdateRequest {
    var request = UpdateRequest()
    for row in rows {
      guard row.count == 2 else {
        throw InvalidStep("A row needs two cells: a setting and its value.")
      }
      try apply(row[0].foldedForComparison, row[1], to: &request, on: platform)
    }
    return request
  }

  /// An accuracy as apps ask for it: whole metres, a thousand kilometres at most.
  static func meters(_ accuracy: Distance) -> Int {
    Int(min(max(0, accuracy.wholeMeters), 1_000_000))
  }

  private static func apply(
    _ name: String, _ value: String, to request: inout UpdateRequest, on platform: PlatformKind
  ) throws {
    switch name {
    case "background": request.allowsBackground = try isYes(value)
    case "indicator": request.showsBackgroundIndicator = try isYes(value)
    case "pausing": request.pausesAutomatically = try isYes(value)
    case "distance filter": request.distanceFilter = try distance(value)
    case "accuracy": request.desiredAccuracyMeters = meters(try distance(value))
    case "priority": request.desiredAccuracyMeters = try priority(value, on: platform)
    case "interval":
      guard let interval = DurationText.parse(value) else { throw bad(value, "5 seconds") }
      request.interval = interval
    default:
      throw InvalidStep(
        "There is no setting \"\(name)\".",
        notes: [
          "Write background, indicator, pausing, distance filter, accuracy, interval or priority."
        ])
    }
  }

  /// The accuracy in metres that a priority of Android stands for: a house, a block, a city (`A-63`).
  private static func priority(_ value: String, on platform: PlatformKind) throws -> Int {
    guard platform == .android else {
      throw InvalidStep(
        "iOS has no priority of updates (A-63).", notes: ["Write for example: | accuracy | 3 km |"])
    }
    switch value.foldedForComparison {
    case "high accuracy": return 10
    case "balanced": return 100
    case "low power": return 10_000
    default: throw bad(value, "high accuracy, balanced or low power")
    }
  }

  private static func isYes(_ value: String) throws -> Bool {
    switch value.foldedForComparison {
    case "yes", "on", "true": true
    case "no", "off", "false": false
    default: throw bad(value, "yes")
    }
  }

  private static func distance(_ value: String) throws -> Distance {
    guard let distance = DistanceText.parse(value) else { throw bad(value, "50 m") }
    return distance
  }

  private static func bad(_ value: String, _ example: String) -> InvalidStep {
    InvalidStep(
      "\"\(value)\" does not fit this setting.", notes: ["Write for example: \(instead: example)"])
  }
}
