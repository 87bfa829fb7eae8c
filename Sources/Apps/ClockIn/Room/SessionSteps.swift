import BackendSimulator
import ClockInApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What is kept of the tracking of a shift, and of the permission for it.
enum SessionSteps {
  /// How far a session's ends may lie beside what a scenario names.
  private static let tolerance = Duration.seconds(1)

  /// The headings that a table of sessions may have.
  private static let headings = [
    "from", "to", "points", "mode", "interval", "at speed", "at rest",
  ]

  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "the tracking sessions are:",
      """
      Checks the times of the shift in which it was tracked, as the clock-out tells them: from, to, points, mode, interval, \
      at speed, at rest.
      """,
      example: """
        the tracking sessions are:
        | from      | to         | points | mode     | interval  |
        | 0 minutes | 20 minutes | 5      | balanced | 5 minutes |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try check(table, in: world)
    }
    library.then(
      "the app keeps the permission level {permission level}, checked at {time}",
      "Checks what the clock-in app has stored of the permission: none, while-using or always, and when it last looked.",
      example: "the app keeps the permission level always, checked at 08:12"
    ) { (world: inout World, level: PermissionRecord.Level, time: TimeOfDay) in
      let kept = world.phone.storage[PermissionRecord.key].flatMap(PermissionRecord.init(text:))
      guard let kept else {
        throw StepFailure(
          "The app has kept nothing of the permission.", expected: level.rawValue,
          actual: "nothing")
      }
      try world.expect(kept.level.rawValue, equals: level.rawValue, "The permission level")
      try world.expect(
        kept.checkedAtMilliseconds, isTimeOfDay: time.description, "When it was last checked")
    }
  }

  private static func check(_ table: DataTableArgument, in world: World) throws {
    if let unknown = table.header.first(where: { !headings.contains($0.lowercased()) }) {
      throw InvalidStep(
        "A table of tracking sessions has no column “\(unknown)”.",
        notes: ["Its columns are: \(headings.joined(separator: ", "))"])
    }
    try table.requireRows("Write a row for each time of the shift in which it was tracked.")
    guard let sessions = try world.reportedShift()?.end?.report.sessions else {
      throw StepFailure(
        "The server has received no clock-out, which tells of the sessions.",
        notes: ["\(before: "When the employee clocks out")"])
    }
    try world.expect(sessions.count, equals: table.body.count, "The number of tracking sessions")
    for heading in table.header {
      for (index, text) in try table.column(heading).enumerated() {
        let what = "\"\(heading)\" of session \(index + 1)"
        try check(sessions[index], heading.lowercased(), text, what, world)
      }
    }
  }

  private static func check(
    _ session: RecordedSession, _ heading: String, _ text: String, _ what: String, _ world: World
  ) throws {
    switch heading {
    case "points": try world.expect("\(session.pointCount)", equals: text, what)
    case "mode": try world.expect(session.mode.rawValue, equals: text, what)
    case "interval": try check(session.intervals[0], text, what, world)
    case "at speed": try check(session.intervals[1], text, what, world)
    case "at rest": try check(session.intervals[2], text, what, world)
    default:
      let end = heading == "from" ? session.fromMilliseconds : session.toMilliseconds
      try world.expect(
        world.sinceStart(wallMilliseconds: end), isAbout: duration(text), within: tolerance, what)
    }
  }

  private static func check(
    _ milliseconds: Int64, _ text: String, _ what: String, _ world: World
  ) throws {
    try world.expect(.milliseconds(milliseconds), isAbout: duration(text), within: .zero, what)
  }

  private static func duration(_ text: String) throws(InvalidStep) -> Duration {
    guard let duration = DurationText.parse(text) else {
      throw InvalidStep("\"\(text)\" is no length of time.", notes: ["Write \"5 minutes\"."])
    }
    return duration
  }
}
