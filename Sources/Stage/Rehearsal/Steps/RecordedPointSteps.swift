import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The points that an app has recorded, and where they are: on the phone, on the server.
enum RecordedPointSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Recorded points")
    library.concerns(.history)
    library.doubtChecks { world in try world.requireHasRun() }
    library.then(
      "location updates are {switch}",
      "Checks whether the app has the phone's receiver look for positions again and again.",
      example: "location updates are on", about: .app
    ) { (world: inout World, isOn: Bool) in
      let actual = world.phone.isUpdatingLocation
      try world.expect(
        actual == isOn, "Location updates are otherwise.", expected: isOn ? "on" : "off",
        actual: actual ? "on" : "off")
      if !isOn { try world.requireAbility(.updates) }
    }
    library.require { world in try world.requireRecordingApp() }
    addCounts(to: &library)
    addWhereabouts(to: &library)
    addTimes(to: &library)
    addLast(to: &library)
    addDistance(to: &library)
  }

  private static func addDistance(to library: inout StepLibrary<World>) {
    library.then(
      "the distance travelled is {way length}, give or take {distance}",
      "Checks the length of the recorded route, gaps left out.",
      example: "the distance travelled is 500 m, give or take 15 m"
    ) { (world: inout World, distance: Distance, tolerance: Distance) in
      try world.expect(
        world.recordedLength(), isAbout: distance, within: tolerance, "The distance travelled")
    }
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the phone has recorded {count} point(s)",
      "Counts the points recorded of what is going on, or of what was last.",
      example: "the phone has recorded 12 points"
    ) { (world: inout World, count: Int) in
      let actual = try world.recordedEntries().count
      try world.expect(
        actual == count, "Another number of points was recorded.", expected: "\(count)",
        actual: "\(actual)")
    }
    for bound in CountBound.allCases {
      library.then(
        "the phone has recorded \(bound.rawValue) {count} point(s)",
        "Counts the points recorded of what is going on, or of what was last.",
        example: "the phone has recorded \(bound.rawValue) 12 points"
      ) { (world: inout World, count: Int) in
        try world.expect(
          world.recordedEntries().count, bound, count, "Another number of points was recorded.",
          noun: "recorded point")
      }
    }
    library.then(
      "the phone has recorded between {count} and {count} points",
      "Bounds the number of points recorded of what is going on, or of what was last.",
      example: "the phone has recorded between 48 and 52 points"
    ) { (world: inout World, least: Int, most: Int) in
      try CountBound.requireMeaning(between: least, and: most)
      let count = try world.recordedEntries().count
      try world.expect(
        least <= count && count <= most, "Another number of points was recorded.",
        expected: "\(least) to \(most)", actual: "\(count)")
      world.note(count, .atLeast, least)
      world.note(count, .atMost, most)
    }
    library.then("no points were recorded", "Checks that nothing was recorded at all.") {
      (world: inout World) in
      try world.expect(world.recordedEntries().count, equals: 0, "The number of recorded points")
    }
  }

  private static func addWhereabouts(to library: inout StepLibrary<World>) {
    library.counting(
      "the server has stored {count} point(s)",
      "Counts the points of what is going on, or of what was last, on the server.",
      example: "the server has stored 20 points", "The number of stored points", about: .server
    ) { world in try world.storedEntries().count }
    library.then(
      "every recorded point is on the server",
      "Checks that the server has each recorded point exactly once, unaltered, and no other."
    ) { (world: inout World) in try world.expectEverythingStored() }
    library.counting(
      "{count} recorded point(s) is/are waiting on the phone",
      "Counts the recorded points that are not on the server and were not refused.",
      example: "12 recorded points are waiting on the phone", "The number of waiting points"
    ) { world in try world.waitingNumbers().count }
  }

  private static func addTimes(to library: inout StepLibrary<World>) {
    library.then(
      "no point was recorded between {duration} and {duration}",
      "Checks that recording stood still from the first of two times since the scenario's start until just before the second.",
      example: "no point was recorded between 5 minutes and 10 minutes"
    ) { (world: inout World, start: Duration, end: Duration) in
      guard start < end else {
        throw InvalidStep(
          "There is no time between \(DurationText.render(start)) and \(DurationText.render(end)).",
          notes: ["Write the earlier time first."])
      }
      guard world.virtualTime >= end else {
        throw InvalidStep(
          "Only \(DurationText.render(world.virtualTime)) have passed, so nothing shows what comes until "
            + "\(DurationText.render(end)).", notes: ["Let the time pass first."])
      }
      let found = try world.requireRecorded().filter {
        $0.at.sinceStart >= start && $0.at.sinceStart < end
      }
      try world.expect(
        found.isEmpty, "Points were recorded in that time.", expected: "none",
        actual: World.counted(found.count, "point", "points"),
        notes: found.prefix(5).map {
          "Point \($0.point.number) at \(DurationText.render($0.at.sinceStart))"
        })
    }
  }

  private static func addLast(to library: inout StepLibrary<World>) {
    library.then(
      "the last recorded point is within {nearness} of {position}", "Checks where it is.",
      example: "the last recorded point is within 20 m of 52.2297, 21.0122"
    ) { (world: inout World, distance: Distance, position: Position) in
      try expectLast(in: &world, within: distance, of: position)
    }
    library.then(
      "the last recorded point is within {nearness} of the user",
      "Checks that it is where the user really is.",
      example: "the last recorded point is within 20 m of the user"
    ) { (world: inout World, distance: Distance) in
      try expectLast(in: &world, within: distance, of: world.phone.position)
    }
    library.then(
      "the last recorded point was recorded {duration} ago", "Checks its age, to the second.",
      example: "the last recorded point was recorded 30 seconds ago"
    ) { (world: inout World, age: Duration) in
      try world.expect(
        world.phone.now - world.requireLastRecorded().at, isAbout: age,
        within: .milliseconds(999), "The age of the last recorded point")
    }
  }

  private static func expectLast(
    in world: inout World, within tolerance: Distance, of position: Position
  ) throws {
    let last = try world.requireLastRecorded().point.fix.position
    try world.expect(last, within: tolerance, of: position, "The last recorded point is elsewhere.")
  }
}

extension World {
  /// The latest recorded point; throws where there is none.
  fileprivate func requireLastRecorded() throws -> RecordedEntry {
    guard let last = try requireRecord()?.last else {
      throw StepFailure("No point was recorded.", expected: "a point", actual: "none")
    }
    return last
  }

  /// Throws unless every point is on the server once, as it was recorded.
  fileprivate func expectEverythingStored() throws {
    let recorded = try requireRecorded()
    let stored = try storedEntries().map(\.record).sorted { $0.number < $1.number }
    let wanted = recorded.map(\.point)
    guard stored != wanted else { return }
    let known = Set(stored.map(\.number))
    let missing = wanted.filter { !known.contains($0.number) }.map(\.number)
    throw StepFailure(
      "The server does not have the points as they were recorded.",
      expected: "\(wanted.count) points", actual: "\(stored.count) points",
      notes: missing.isEmpty
        ? [] : ["Missing: " + missing.prefix(20).map(String.init).joined(separator: ", ")])
  }

  /// The length of the recorded route, gaps left out; throws where no point was recorded.
  fileprivate func recordedLength() throws -> Distance {
    _ = try requireRecorded()
    var record = try requireRecord()
    return record?.length() ?? .zero
  }
}
