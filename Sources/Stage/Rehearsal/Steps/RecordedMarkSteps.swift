import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner

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
