import BackendSimulator
import ClockInApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Checks of how shifts stand, by the app and by the server.
enum ShiftCheckSteps {
  static func add(to library: inout StepLibrary<World>) { addStatus(to: &library) }

  /// Adds what was reported of shifts until now.
  static func addHistory(to library: inout StepLibrary<World>) {
    addReports(to: &library)
    library.addReview(
      of: "the shift", "Checks whether the server was told that somebody should look at the shift.",
      isFlagged: { try $0.requireReportedShift().review != nil },
      requireTold: { try $0.requireReviewReported() })
    addPositions(to: &library)
    library.then(
      "the clock-out says:",
      "Checks the report about the shift's end: its numbers of points, gaps and pruned points.",
      example: "the clock-out says:\n| points | gaps | pruned |\n| 97     | 1    | 0      |"
    ) { (world: inout World, table: DataTableArgument) in
      guard let end = try world.reportedShift()?.end?.report else {
        throw StepFailure("The server has received no clock-out.")
      }
      guard !table.header.isEmpty, !table.body.isEmpty else {
        throw InvalidStep(
          "The table says nothing of the clock-out.",
          notes: ["Write a row of numbers under its headings: points, gaps, pruned"])
      }
      let said = ["points": end.pointCount, "gaps": end.gapCount, "pruned": end.prunedCount]
      for heading in table.header {
        guard let actual = said[heading.lowercased()] else {
          throw InvalidStep(
            "A clock-out has no “\(heading)”.", notes: ["Its columns are: points, gaps, pruned"])
        }
        for cell in try table.column(heading) {
          try world.expect("\(actual)", equals: cell, "What the clock-out says of \(heading)")
        }
      }
    }
  }

  private static func addStatus(to library: inout StepLibrary<World>) {
    library.then(
      "the shift is active", "Checks that the app is in a shift.", example: "the shift is active"
    ) { (world: inout World) in
      let shift = try world.standingShift()
      guard let shift, shift.clockedOutAtMilliseconds == nil else {
        throw world.notBegun("No shift is active.", "a shift", deed: "When the employee clocks in")
      }
      guard world.isKnownToApp else { throw world.unknownToApp("whether the shift is active") }
    }
    library.then(
      "no shift is active",
      "Checks that the app is in no shift, and without a process that it would find none.",
      example: "no shift is active"
    ) { (world: inout World) in
      try world.expectNoShift()
      try world.requireAttempt(at: "a shift", for: "When the employee clocks in")
    }
    library.then(
      "the shift is over", "Checks that there was a shift and that it was ended.",
      example: "the shift is over"
    ) { (world: inout World) in
      let owner = try world.requireShift()
      try world.expectNoShift()
      try world.expect(
        world.hasEnded(owner), "The shift has no end.", expected: "a clock-out", actual: "none")
    }
  }

  private static func addReports(to library: inout StepLibrary<World>) {
    addReport(to: &library, "clock-in") { $0?.clockIn != nil }
    // Nobody who was not at work can have gone home.
    addReport(to: &library, "clock-out", needsShift: true) { $0?.end != nil }
  }

  private static func addReport(
    to library: inout StepLibrary<World>, _ name: String, needsShift: Bool = false,
    line: Int = #line, _ isThere: @escaping @Sendable (Shift?) -> Bool
  ) {
    library.then(
      "the server has received the \(name)", "Checks that the report about the shift has arrived.",
      example: "the server has received the \(name)", about: .server, line: line
    ) { (world: inout World) in
      try world.expect(
        isThere(world.reportedShift()), "It has not arrived.", expected: "a \(name)",
        actual: "none")
    }
    library.then(
      "the server has received no \(name)", "Checks that no such report has arrived.",
      example: "the server has received no \(name)", about: .server, line: line
    ) { (world: inout World) in
      if needsShift { _ = try world.requireShift() }
      try world.expect(
        !isThere(world.reportedShift()), "It has arrived.", expected: "none", actual: "a \(name)")
    }
  }

  private static func addPositions(to library: inout StepLibrary<World>) {
    addPosition(to: &library, "clock-in") { $0?.clockIn.map(\.fix) }
    addPosition(to: &library, "clock-out") { $0?.end.map(\.report.fix) }
  }

  private static func addPosition(
    to library: inout StepLibrary<World>, _ name: String, line: Int = #line,
    _ fix: @escaping @Sendable (Shift?) -> RecordedFix??
  ) {
    for (words, isThere) in [("a position", true), ("no position", false)] {
      library.then(
        "the \(name) has \(words)", "Checks whether the report that arrived says where it was.",
        example: "the \(name) has \(words)", line: line
      ) { (world: inout World) in
        guard let position = fix(try world.reportedShift()) else {
          throw StepFailure("The server has received no \(name).")
        }
        try world.expect(
          (position != nil) == isThere, "The \(name) says otherwise.", expected: words,
          actual: position.map { "\($0.position)" } ?? "no position")
      }
    }
  }
}

extension World {
  fileprivate func expectNoShift() throws {
    try expect(
      standingShift() == nil, "A shift is active.", expected: "none", actual: "a shift",
      notes: isKnownToApp ? [] : ["The app is not running, and finds it when it is opened."])
  }
}

/// The knowledge of a shift's server beside the points: lost points, ends on other devices.
enum ShiftReviewSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.addLosses(to: "the shift server") { try $0.requireReportedShift().prunedCount }
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
          notes: ["\(before: "Given the employee is clocked in", isExample: true)"])
      }
    }
  }
}
