import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The quality of the recorded points, and their distances.
enum RecordedQualitySteps {
  static func add(to library: inout StepLibrary<World>) {
    addAccuracy(to: &library)
    addDistances(to: &library)
    addIntervals(to: &library)
    library.then(
      "the recorded points include:",
      "Checks single points by their numbers: the time of day, the speed and the accuracy they came with.",
      example: """
        the recorded points include:
        | point | at       | speed | accuracy |
        | 2     | 08:00:05 | 2 m/s | 5 m      |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try RecordedPointTable(table).check(world.recordedEntries(), in: world)
    }
  }

  private static func addAccuracy(to library: inout StepLibrary<World>) {
    library.then(
      "every recorded point is accurate to {nearness} or better",
      "Checks the accuracy that every recorded point came with.",
      example: "every recorded point is accurate to 50 m or better"
    ) { (world: inout World, bound: Distance) in
      let entries = try world.requireRecorded()
      let worse = entries.filter { $0.accuracy > bound }
      try world.expect(
        worse.isEmpty, "Some points are less accurate.", expected: "none",
        actual: World.counted(worse.count, "point", "points"),
        notes: worse.prefix(5).map { "Point \($0.point.number): \($0.point.fix.accuracyMeters) m" })
      world.note(entries.map(\.accuracy).max() ?? .zero, .atMost, bound)
    }
    library.then(
      "at least {percentage}% of the recorded points are accurate to {nearness} or better",
      "Bounds the share of points whose accuracy is this or better (clock-in:SC-003).",
      example: "at least 95% of the recorded points are accurate to 50 m or better"
    ) { (world: inout World, percentage: Int, bound: Distance) in
      try CountBound.atLeast.requireMeaning(percentage)
      let entries = try world.requireRecorded()
      let good = entries.count { $0.accuracy <= bound }
      try world.expect(
        good * 100 >= percentage * entries.count, "Fewer points are so accurate.",
        expected: "at least \(percentage)%", actual: "\(good) of \(entries.count)")
      let best = entries.map(\.accuracy).sorted()
      world.note(best[(percentage * best.count + 99) / 100 - 1], .atMost, bound)
      world.note(good, of: entries.count, atLeastPercent: percentage)
    }
    library.counting(
      "{count} recorded point(s) is/are flagged as inaccurate",
      "Counts the points that the app has flagged as less accurate than it wants.",
      example: "3 recorded points are flagged as inaccurate", "The number of flagged points"
    ) { world in try world.requireRecorded().count(where: \.point.fix.isLowAccuracy) }
    library.counting(
      "{count} recorded point(s) repeat(s) the last known position",
      "Counts the points that repeat an old position for want of a new one.",
      example: "2 recorded points repeat the last known position",
      "The number of repeated positions"
    ) { world in try world.requireRecorded().count(where: \.point.fix.isLastKnown) }
  }

  private static func addDistances(to library: inout StepLibrary<World>) {
    library.then(
      "recorded points are at least {distance} apart",
      "Checks the distance between neighbouring points of a stretch.",
      example: "recorded points are at least 9 m apart"
    ) { (world: inout World, bound: Distance) in
      try CountBound.atLeast.requireMeaning(Int(bound.centimeters))
      try world.expectLegs(.atLeast, bound, "Some points are nearer to each other.") {
        $0.point.fix.position.distance(to: $1.point.fix.position)
      }
    }
    library.then(
      "recorded points are at most {nearness} apart",
      "Checks the distance between neighbouring points of a stretch.",
      example: "recorded points are at most 12 m apart"
    ) { (world: inout World, bound: Distance) in
      try world.expectLegs(.atMost, bound, "Some points are farther apart.") {
        $0.point.fix.position.distance(to: $1.point.fix.position)
      }
    }
  }

  private static func addIntervals(to library: inout StepLibrary<World>) {
    library.then(
      "recorded points are at least {duration} apart",
      "Checks the time between the recordings of neighbouring points of a stretch.",
      example: "recorded points are at least 50 seconds apart"
    ) { (world: inout World, bound: Duration) in
      try CountBound.atLeast.requireMeaning(Int(bound.wholeMilliseconds))
      try world.expectLegs(.atLeast, bound, "Some points follow each other faster.") {
        $1.at - $0.at
      }
    }
    library.then(
      "recorded points are at most {duration} apart",
      "Checks the time between the recordings of neighbouring points of a stretch.",
      example: "recorded points are at most 5 min 30 s apart"
    ) { (world: inout World, bound: Duration) in
      if try !world.legs({ $1.at - $0.at }).isEmpty { try world.requireMeaning(ofAtMost: bound) }
      try world.expectLegs(.atMost, bound, "Some points follow each other slower.") {
        $1.at - $0.at
      }
    }
  }
}

extension World {
  /// Throws unless what lies between neighbouring points of a stretch keeps to the bound, each of them.
  fileprivate mutating func expectLegs<Quantity: BoundedQuantity>(
    _ bound: CountBound, _ wanted: Quantity, _ message: String,
    _ leg: (RecordedEntry, RecordedEntry) -> Quantity
  ) throws {
    let all = try legs(leg)
    // A check of nothing does not hold.
    guard let worst = bound == .atLeast ? all.min() : all.max() else {
      throw StepFailure(
        message, expected: "\(bound.rawValue) \(wanted.written)",
        actual: "no two neighbouring points")
    }
    try expect(worst, bound, wanted, message)
  }
}

extension RecordedEntry {
  /// The accuracy that the point came with.
  fileprivate var accuracy: Distance { .meters(point.fix.accuracyMeters) }
}

/// A scenario's expectations of single recorded points: one row for each, by its number.
private struct RecordedPointTable {
  private static let names = ["at", "speed", "accuracy"]

  private let rows: [(number: Int, values: [(name: String, text: String)])]

  /// Reads rows of a number and of what is expected of the point; throws where a point has no such thing.
  init(_ table: DataTableArgument) throws {
    try table.requireRows(orElse: "Then no points were recorded")
    let numbers = try table.column("point")
    let headings = table.header.map { $0.lowercased() }.filter { $0 != "point" }
    if let unknown = headings.first(where: { !Self.names.contains($0) }) {
      throw InvalidStep(
        "A recorded point has no “\(unknown)”.",
        notes: ["Head the columns with point and some of: \(Self.names.joined(separator: ", "))."])
    }
    let columns = try headings.map { (name: $0, cells: try table.column($0)) }
    self.rows = try numbers.enumerated().map { index, text in
      guard let number = Int(text), number > 0 else {
        throw InvalidStep("“\(text)” is no point.", notes: ["Points are counted from 1."])
      }
      return (number, columns.map { ($0.name, $0.cells[index]) })
    }
  }

  /// Throws unless every point is as its row says.
  func check(_ entries: [RecordedEntry], in world: World) throws {
    for (number, values) in rows {
      guard let point = entries.first(where: { $0.point.number == number })?.point else {
        throw StepFailure(
          "Point \(number) was not recorded.", expected: "point \(number)",
          actual: World.counted(entries.count, "point", "points"))
      }
      for (name, text) in values {
        switch name {
        case "at":
          try world.expect(
            point.fix.timeMilliseconds, isTimeOfDay: text, "The time of point \(number)")
        case "speed": try checkSpeed(of: point, text, world)
        default: try checkAccuracy(of: point, text, world)
        }
      }
    }
  }

  private func checkAccuracy(of point: RecordedPoint, _ text: String, _ world: World) throws {
    guard let expected = DistanceText.parse(text) else {
      throw InvalidStep("“\(text)” is no accuracy.", notes: ["Write for example 5 m."])
    }
    try world.expect(
      .meters(point.fix.accuracyMeters), equals: expected, "The accuracy of point \(point.number)")
  }

  /// Receivers round, so that a speed may be a few millimetres per second off.
  private func checkSpeed(of point: RecordedPoint, _ text: String, _ world: World) throws {
    guard let expected = Speed(text: text) else {
      throw InvalidStep("“\(text)” is no speed.", notes: ["Write for example 5 km/h or 1.5 m/s."])
    }
    let actual = point.fix.speedMillimetersPerSecond
    try world.expect(
      actual.map { abs($0 - expected.millimetersPerSecond) <= 50 } ?? false,
      "The speed of point \(point.number) differs.", expected: text,
      actual: actual.map { "\($0) mm/s" } ?? "none")
  }
}

/// The marks of recorded points that nobody sees on a screen, on the phone and on the server.
enum RecordedMarkSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.counting(
      "{count} recorded point(s) is/are marked as impossible",
      "Counts the points that imply more than 300 km/h, and are kept without being drawn or counted.",
      example: "1 recorded point is marked as impossible",
      "The number of points marked as impossible"
    ) { world in try world.requireRecorded().count(where: \.point.fix.isImpossible) }
    addStored(to: &library, "as impossible", "that cannot be true") { $0.fix.isImpossible }
    addStored(to: &library, "as the last known position", "that repeat an old position") {
      $0.fix.isLastKnown
    }
    addStored(to: &library, "as inaccurate", "that are less accurate than wanted") {
      $0.fix.isLowAccuracy
    }
    addStored(to: &library, "as the beginning of a stretch", "that no line leads to") {
      $0.beginsStretch
    }
  }

  private static func addStored(
    to library: inout StepLibrary<World>, _ words: String, _ meaning: String, line: Int = #line,
    _ mark: @escaping @Sendable (RecordedPoint) -> Bool
  ) {
    library.then(
      "the server has {count} point(s) marked \(words)",
      "Counts the points on the server, as the app has told them, \(meaning).",
      example: "the server has 1 point marked \(words)", about: .server, line: line
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.requireStored().count { mark($0.record) }, equals: count,
        "The number of points marked \(words)")
    }
  }
}
