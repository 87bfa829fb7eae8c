import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// Bounds of what is on the way from the phone to the server, where a figure would say too much.
enum StoredPointSteps {
  static func add(to library: inout StepLibrary<World>) {
    for bound in CountBound.allCases { addBounds(to: &library, bound) }
    addNewest(to: &library)
    library.then(
      "no point was sent twice",
      "Checks that no upload had a point that an earlier one had already brought to the server.",
      about: .server
    ) { (world: inout World) in
      _ = try world.requireStored()
      // What left the app while nothing could leave the phone, no server tells of.
      try world.requireReported()
      let twice = try world.pointsSentTwice()
      try world.expect(
        twice.isEmpty, "Some points came more than once.", expected: "none",
        actual: World.counted(twice.count, "point", "points"),
        notes: twice.prefix(5).map(Note.init(_:)))
    }
    library.then(
      "the server has stored between {count} and {count} points",
      "Bounds the points of what is going on, or of what was last, on the server.",
      example: "the server has stored between 48 and 52 points", about: .server
    ) { (world: inout World, least: Int, most: Int) in
      try CountBound.requireMeaning(between: least, and: most)
      let count = try world.storedEntries().count
      try world.expect(
        least <= count && count <= most, "Another number of points is on the server.",
        expected: "\(least) to \(most)", actual: "\(count)")
      world.note(count, .atLeast, least)
      world.note(count, .atMost, most)
    }
  }

  private static func addNewest(to library: inout StepLibrary<World>) {
    library.then(
      "the {count} newest recorded points are on the server",
      "Checks that the server has the latest points, whatever became of the ones before.",
      example: "the 100 newest recorded points are on the server"
    ) { (world: inout World, count: Int) in
      guard count > 0 else {
        throw InvalidStep("The 0 newest points are none, so nothing would be checked.")
      }
      let newest = try world.recordedEntries().suffix(count).map(\.point.number)
      try world.expect(newest.count, equals: count, "The number of recorded points")
      let stored = Set(try world.storedEntries().map(\.record.number))
      let missing = newest.filter { !stored.contains($0) }
      try world.expect(
        missing.isEmpty, "Some of the newest points are not on the server.", expected: "none",
        actual: World.counted(missing.count, "point", "points"),
        notes: missing.prefix(5).map { "Point \($0)" })
    }
  }

  private static func addBounds(
    to library: inout StepLibrary<World>, _ bound: CountBound, line: Int = #line
  ) {
    library.then(
      "\(bound.rawValue) {count} recorded point(s) is/are waiting on the phone",
      "Bounds the recorded points that are not on the server and were not refused.",
      example: "\(bound.rawValue) 2 recorded points are waiting on the phone", line: line
    ) { (world: inout World, count: Int) in
      // None that waits is what such a bound hopes for; that some were recorded is asked already.
      try bound.requireMeaning(count)
      let actual = try world.waitingNumbers().count
      try world.expect(actual, bound, count, "Another number of points is waiting.")
    }
    library.then(
      "the server has stored \(bound.rawValue) {count} point(s)",
      "Bounds the points of what is going on, or of what was last, on the server.",
      example: "the server has stored \(bound.rawValue) 20 points", about: .server, line: line
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.storedEntries().count, bound, count, "Another number of points is on the server.",
        noun: "stored point")
    }
  }
}

extension World {
  /// The points that came again after an upload that had brought them, each with the path it was sent to.
  ///
  /// What the server has refused, or has not taken from an upload, it was not brought: the app has to send it again.
  fileprivate func pointsSentTwice() throws -> [String] {
    let uploads = try received(.upload, by: .own)
    // A server whose log does not say what it has stored of each upload has stored by now what it was brought.
    let isNoted = uploads.contains { !$0.storedNumbers.isEmpty }
    let stored = isNoted ? [] : Set(try storedEntries().map(\.record.number))
    var brought: [String: Set<Int>] = [:]
    var twice: [String] = []
    for upload in uploads {
      let known = brought[upload.path, default: []]
      let numbers = upload.pointNumbers ?? []
      twice += numbers.filter(known.contains).map { "\(upload.path): \($0)" }
      brought[upload.path, default: []]
        .formUnion(isNoted ? upload.storedNumbers : numbers.filter(stored.contains))
    }
    return twice
  }
}
