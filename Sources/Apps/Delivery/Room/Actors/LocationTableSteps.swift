import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The server's knowledge of where the courier was (`delivery:TRACK-6`, `TRACK-7`, `PRIVACY-1`).
enum LocationTableSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The courier's locations on the server")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addCounts(to: &library)
    library.addLosses(to: "the delivery server") { world in
      world.settledDeliveries().locations.runs.filter { $0.courierID == DeliveryActor.courierID }
        .reduce(0) { $0 + $1.prunedCount }
    }
    addMembers(to: &library)
    addPace(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the server holds {count} location(s) of the courier",
      "Counts the rows of the locations' table that are the courier's.",
      example: "the server holds 12 locations of the courier",
      also: ["the server holds 0 locations of the courier"]
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.settledDeliveries().locations.count(of: DeliveryActor.courierID), equals: count,
        "The number of locations")
    }
    for bound in CountBound.allCases {
      library.then(
        "the server holds \(bound.rawValue) {count} location(s) of the courier",
        "Counts the rows of the locations' table that are the courier's.",
        example: "the server holds \(bound.rawValue) 12 locations of the courier"
      ) { (world: inout World, count: Int) in
        try world.expect(
          world.settledDeliveries().locations.count(of: DeliveryActor.courierID), bound, count,
          "The server holds another number of locations.", noun: "location")
      }
    }
  }

  private static func addMembers(to library: inout StepLibrary<World>) {
    library.then(
      "the last location on the server says:",
      "Checks what the latest location tells, a row for each: \(LocationRow.names.joined(separator: ", ")).",
      example: """
        the last location on the server says:
        | accuracy | 5 m     |
        | battery  | 97%     |
        | activity | driving |
        | route    | r-1     |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let rows = try NamedRows(table, of: LocationRow.names, called: "A location").rows
      guard let last = world.courierLocations().last else { throw World.noLocation() }
      for row in rows {
        let actual = LocationRow(last).text(row.name)
        try world.expect(
          (actual ?? "none") == row.text, "The \(row.name) of the last location differs.",
          expected: row.text, actual: actual ?? "none")
      }
    }
    library.then(
      "every location on the server tells {string}",
      "Checks that no location lacks one of these, named with commas between them, as in the table of the last one.",
      example:
        "every location on the server tells \"accuracy, speed, battery, charging, activity, route\""
    ) { (world: inout World, text: String) in
      try world.expectAll(world.courierLocations(), tell: text)
    }
    library.then(
      "every location of a moving courier tells {string}",
      "Checks the same of the locations at which the courier had a speed, such as the heading.",
      example: "every location of a moving courier tells \"heading\""
    ) { (world: inout World, text: String) in
      let moving = world.courierLocations().filter { ($0.speedHundredths ?? 0) > 0 }
      try world.expectAll(moving, tell: text)
    }
  }

  private static func addPace(to library: inout StepLibrary<World>) {
    library.then(
      "the courier's locations are {duration} to {duration} apart",
      "Bounds the time from each location on the server to the next (TRACK-2).",
      example: "the courier's locations are 10 seconds to 30 seconds apart"
    ) { (world: inout World, least: Duration, most: Duration) in
      guard .zero < least, least <= most else {
        throw InvalidStep(
          "No time lies from \(DurationText.render(least)) to \(DurationText.render(most)).")
      }
      let locations = world.courierLocations()
      guard locations.count > 1 else { throw World.noLocation(expected: "two locations or more") }
      for (before, after) in zip(locations, locations.dropFirst()) {
        let gap = Duration.milliseconds(
          after.recordedAtMilliseconds - before.recordedAtMilliseconds)
        let time = WallTime(millisecondsSince1970: after.recordedAtMilliseconds).timeOfDay
        try world.expect(
          least <= gap && gap <= most, "The location of \(time) came out of step.",
          expected: "\(DurationText.render(least)) to \(DurationText.render(most))",
          actual: DurationText.render(gap))
      }
    }
  }
}

/// A location as tables write it.
struct LocationRow {
  static let names = [
    "accuracy", "speed", "heading", "altitude", "battery", "charging", "activity", "moving",
    "route", "at",
  ]

  private let location: CourierLocation

  init(_ location: CourierLocation) { self.location = location }

  /// What a location says under a name; `nil` where it says nothing.
  func text(_ name: String) -> String? {
    switch name {
    case "accuracy": Self.metres(location.accuracyHundredths)
    case "speed": location.speedHundredths.map { "\(Self.decimal($0)) km/h" }
    case "heading": location.headingHundredths.map(Self.decimal)
    case "altitude": location.altitudeHundredths.map(Self.metres)
    case "battery": location.batteryLevel.map { "\($0)%" }
    case "charging": location.isCharging ? "yes" : "no"
    case "activity": location.motion == .unknown ? nil : location.motion.rawValue
    case "moving": location.isMoving ? "yes" : "no"
    case "route": location.routeID
    default: "\(WallTime(millisecondsSince1970: location.recordedAtMilliseconds).timeOfDay)"
    }
  }

  private static func metres(_ hundredths: Int64) -> String { "\(decimal(hundredths)) m" }

  /// Hundredths as a decimal number without trailing zeros.
  static func decimal(_ hundredths: Int64) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(String(100 + rest).dropFirst())"
  }
}

extension World {
  mutating func courierLocations() -> [CourierLocation] {
    settledDeliveries().locations.locations(of: DeliveryActor.courierID)
  }

  /// What a check says where there is no location to be looked at.
  fileprivate static func noLocation(expected: String = "a location") -> StepFailure {
    StepFailure(
      "The server holds too few locations, so nothing was checked.", expected: expected,
      actual: "none")
  }

  fileprivate func expectAll(_ locations: [CourierLocation], tell text: String) throws {
    let names = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    for name in names where !LocationRow.names.contains(name) {
      throw InvalidStep(
        "A location tells no “\(name)”.",
        notes: ["It can tell: \(LocationRow.names.joined(separator: ", "))."])
    }
    guard !names.isEmpty else { throw InvalidStep("Say what the locations are to tell.") }
    guard !locations.isEmpty else { throw Self.noLocation() }
    for location in locations {
      guard let missing = names.first(where: { LocationRow(location).text($0) == nil }) else {
        continue
      }
      let time = WallTime(millisecondsSince1970: location.recordedAtMilliseconds).timeOfDay
      throw StepFailure(
        "The location of \(time) lacks something.", expected: missing, actual: "none")
    }
  }
}
