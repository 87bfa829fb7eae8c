import BackendSimulator
import ClockInApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The gaps in the tracking of a shift that have been logged with the server.
enum GapSteps {
  /// How far a gap's ends may lie beside what a scenario names.
  private static let tolerance = Duration.seconds(1)

  /// The headings that a table of gaps may have.
  private static let headings = ["reason", "from", "to"]

  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "a gap with the reason {string} is logged",
      "Checks for a gap of the shift on the server: no permission, no signal, app not running, "
        + "phone off, storage full, low battery.",
      example: "a gap with the reason \"no signal\" is logged", about: .server
    ) { (world: inout World, reason: String) in
      let (wanted, gaps) = (try Self.reason(reason), try world.loggedGaps())
      let reasons = gaps.map(\.reason)
      try world.expect(
        reasons.contains(wanted), "No such gap is logged.", expected: wanted.words,
        actual: reasons.isEmpty ? "no gap" : reasons.map(\.words).joined(separator: ", "),
        notes: gaps.map { Note(world.words($0)) } + world.waysToGap(wanted))
    }
    library.then(
      "no gap with the reason {string} is logged", "Checks that the server knows of no such gap.",
      example: "no gap with the reason \"no signal\" is logged", about: .server
    ) { (world: inout World, reason: String) in
      let wanted = try Self.reason(reason)
      let found = try world.loggedGaps().count { $0.reason == wanted }
      if found == 0 { try world.requireGapsReported() }
      try world.expect(found, equals: 0, "The number of gaps with the reason \(wanted.words)")
    }
    library.then(
      "{count} gap(s) is/are logged", "Counts the gaps of the shift that the server knows of.",
      example: "1 gap is logged", about: .server
    ) { (world: inout World, count: Int) in
      try world.expectGaps(count)
    }
    library.then(
      "no gap is logged", "Checks that the server knows of no gap of the shift.",
      example: "no gap is logged", about: .server
    ) { (world: inout World) in
      try world.expectGaps(0)
    }
    library.then(
      "the logged gaps are:",
      "Checks all gaps of the shift in order: their reasons, and if wanted from and to, since the start.",
      example: """
        the logged gaps are:
        | reason    | from       | to         |
        | no signal | 10 minutes | 25 minutes |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try check(table, in: world)
    }
  }

  private static func reason(_ text: String) throws -> RecordedGap.Reason {
    guard let reason = RecordedGap.Reason.allCases.first(where: { $0.words == text.lowercased() })
    else {
      let known = RecordedGap.Reason.allCases.map { "\"\($0.words)\"" }.joined(separator: ", ")
      throw InvalidStep("\"\(text)\" is no reason for a gap.", notes: ["The reasons are: \(known)"])
    }
    return reason
  }

  private static func check(_ table: DataTableArgument, in world: World) throws {
    if let unknown = table.header.first(where: { !headings.contains($0.lowercased()) }) {
      throw InvalidStep(
        "A table of gaps has no column “\(unknown)”.",
        notes: ["Its columns are: \(headings.joined(separator: ", "))"])
    }
    try table.requireRows(orElse: "Then no gap is logged")
    let gaps = try world.loggedGaps()
    let expected = try table.column("reason").map(reason)
    let actual = gaps.map(\.reason)
    try world.expect(
      actual == expected, "Other gaps are logged.",
      expected: expected.map(\.words).joined(separator: ", "),
      actual: actual.isEmpty ? "no gap" : actual.map(\.words).joined(separator: ", "),
      notes: gaps.map { Note(world.words($0)) })
    for (heading, end) in [("from", \RecordedGap.fromMilliseconds), ("to", \.toMilliseconds)]
    where table.header.contains(where: { $0.lowercased() == heading }) {
      for (index, text) in try table.column(heading).enumerated() {
        guard let time = DurationText.parse(text) else {
          throw InvalidStep(
            "\"\(text)\" is no time since the start.", notes: ["Write \"5 minutes\"."])
        }
        try world.expect(
          world.sinceStart(wallMilliseconds: gaps[index][keyPath: end]), isAbout: time,
          within: tolerance, "\"\(heading)\" of gap \(index + 1)")
      }
    }
  }
}

extension World {
  /// Throws unless so many gaps are logged, and for none unless the server knows of all there have been.
  fileprivate func expectGaps(_ count: Int) throws {
    let gaps = try loggedGaps()
    try expect(gaps.count, equals: count, "The number of gaps", notes: gaps.map { Note(words($0)) })
    if count == 0 { try requireGapsReported() }
  }

  /// A gap in words: "no signal, from 10 min to 25 min".
  fileprivate func words(_ gap: RecordedGap) -> String {
    let ends = [gap.fromMilliseconds, gap.toMilliseconds].map {
      DurationText.render(sinceStart(wallMilliseconds: $0))
    }
    return "\(gap.reason.words), from \(ends[0]) to \(ends[1])"
  }

  /// The gaps of the shift that sentences speak of, those on the server and the one that goes on.
  func shiftGapFacts() -> [String] {
    let logged = ((try? loggedGaps()) ?? []).map { "a gap is logged: \(words($0))" }
    guard isKnownToApp, let gap = try? standingShift()?.openGap else { return logged }
    let reason = RecordedGap.Reason(rawValue: gap.reason.rawValue)?.words ?? gap.reason.rawValue
    let start = DurationText.render(sinceStart(wallMilliseconds: gap.fromMilliseconds))
    return logged + ["tracking is interrupted: \(reason), since \(start)"]
  }

  /// What to write so that a gap with the reason is logged.
  fileprivate func waysToGap(_ reason: RecordedGap.Reason) -> [Note] {
    if let open = openGap {
      // An interruption that ends at once is no gap.
      let end = [open.end, "When 10 minutes pass"].compactMap(\.self)
      return [
        "Tracking is interrupted (\(open.words)), and a gap is logged once it is over. "
          + "\(allBefore: ["When 10 minutes pass"] + end)"
      ]
    }
    return reason == .lowBattery ? [wayToLowBattery].compactMap(\.self) : []
  }

  /// The reason of the interruption that goes on; nil where tracking is not interrupted, or no process knows.
  private var openGap: RecordedGap.Reason? {
    guard isKnownToApp, let gap = try? standingShift()?.openGap else { return nil }
    return RecordedGap.Reason(rawValue: gap.reason.rawValue)
  }

  /// What the battery shows, and below which charge tracking stops.
  private var wayToLowBattery: Note? {
    guard let settings = try? requireClockInApp().configuration else { return nil }
    guard settings.stopsOnLowBattery else {
      return
        "The app goes on tracking however low the battery is, unless the scenario says otherwise. "
        + "Write before the app is opened: "
        + "Given the app stops tracking when the battery is below \(settings.lowBatteryPercentage)%"
    }
    let (battery, bound) = (phone.battery, settings.lowBatteryPercentage)
    let shown =
      "The battery shows \(battery.percentage)%, and the app stops tracking below \(bound)%"
    if battery.isCharging {
      return "\(shown) where no charger is connected. "
        + "\(before: "When the user disconnects the charger")"
    }
    guard battery.percentage >= bound, bound > 1 else { return nil }
    return "\(shown). \(before: "When the battery falls to \(bound - 1)%")"
  }
}

extension RecordedGap.Reason {
  /// A sentence that ends what keeps the app from tracking; nil where only time does.
  var end: String? {
    switch self {
    case .noPermission:
      "When the user sets location permission to always in Settings and returns"
    case .noSignal: "When the GPS signal comes back"
    case .lowBattery: "When the user connects the charger"
    case .appNotRunning: "When the user opens the app"
    case .phoneOff, .storageFull: nil
    }
  }

  /// The reason as scenarios write it: "no permission".
  var words: String {
    switch self {
    case .noPermission: "no permission"
    case .noSignal: "no signal"
    case .appNotRunning: "app not running"
    case .phoneOff: "phone off"
    case .storageFull: "storage full"
    case .lowBattery: "low battery"
    }
  }
}
