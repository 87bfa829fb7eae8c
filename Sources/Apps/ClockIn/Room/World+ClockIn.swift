import AppParts
import BackendSimulator
import ClockInApp
import DeviceInterface
import DeviceSimulator
public import Rehearsal
import RoomParts
import ScenarioRunner

/// What steps do with the clock-in app, and what its server has heard.
extension World {
  /// The clock-in app; throws where another one is installed.
  func requireClockInApp() throws -> ClockInFlow { try require(ClockInRoom.self) }

  /// Brings a shift about, as if the employee had clocked in a moment ago.
  public mutating func beginShift() throws {
    if app.room != ClockInRoom.self { try install(ClockInRoom.self) }
    try open(with: .always, orElse: "Clock in there: When the employee clocks in")
    try tap("Clock in")
    try settle()
    guard try requireClockInApp().shift != nil else {
      throw couldNotBegin("The employee could not clock in in this state.")
    }
  }

  /// Taps "Clock out", and confirms it where the app asks.
  public mutating func clockOut() throws {
    _ = try requireClockInApp()
    try require(.clockOut)
    try tap("Clock out")
    try settle()
    if app.dialog?.buttons.contains("Clock out") == true { try tap("Clock out") }
  }

  /// The shift that sentences speak of, as its server knows it; `nil` where it has heard of none.
  func reportedShift() throws -> Shift? {
    _ = try requireClockInApp()
    guard let owner = tracks.current?.owner else { return nil }
    return self[serverOf: ClockInRoom.self].shift(owner)
  }

  /// The name of the shift that sentences speak of; throws where there has been none, of which nothing can be said.
  func requireShift() throws -> String {
    guard let owner = tracks.current?.owner else {
      throw notBegun(
        "No shift has begun yet.", "a shift", deed: "When the employee clocks in",
        negation: "Then no shift is active")
    }
    return owner
  }

  /// The shift that goes on by the app's process, or where none knows of it by what the phone has stored.
  func standingShift() throws -> WorkShift? {
    let flow = try requireClockInApp()
    if isKnownToApp { return flow.shift }
    let stored = ClockInFlow.storedShift(in: phone.storage)
    return stored?.clockedOutAtMilliseconds == nil ? stored : nil
  }

  /// Whether a shift was ended, on this phone or on another device.
  func hasEnded(_ owner: String) throws -> Bool {
    let stored = ClockInFlow.storedShift(in: phone.storage)
    return try requireClockInApp().hasEnded(owner, in: phone.storage)
      || stored?.id == owner && stored?.clockedOutAtMilliseconds != nil
      || reportedShift()?.endMilliseconds != nil
  }

  /// The shift as its server knows it; throws where it has heard of none, of which it knows nothing.
  func requireReportedShift() throws -> Shift {
    guard let shift = try reportedShift() else {
      throw StepFailure("The server has heard of no shift.")
    }
    return shift
  }

  /// The gaps that have been logged for it, in order.
  func loggedGaps() throws -> [RecordedGap] {
    _ = try requireClockInApp()
    let owner = try requireShift()
    return self[serverOf: ClockInRoom.self].gaps.inOrder(of: owner).map(\.record)
  }

  /// The time since the scenario's start at which the phone's clock, as it goes now, showed the moment.
  func sinceStart(wallMilliseconds: Int64) -> Duration {
    let start = phone.wallClock.millisecondsSince1970 - phone.now.sinceStart.wholeMilliseconds
    return .milliseconds(wallMilliseconds - start)
  }

  // MARK: What the shift server cannot know yet: that it has heard of nothing says nothing then.

  /// The journal of the app's process, or where none knows it the one that a new process would find.
  private func heldJournal() throws -> TrackJournal {
    let journal = try requireClockInApp().journal
    return isKnownToApp ? journal : journal.stored(on: phone)
  }

  /// Throws where tracking is interrupted, or was and nobody has told the server.
  func requireGapsReported() throws {
    let owner = try requireShift()
    let isWaiting = try heldJournal().reports.contains {
      $0.owner == owner && $0.name.hasPrefix(ClockInFlow.gapReportPrefix)
    }
    if isWaiting { throw unreported("A gap is still to be reported") }
    guard let shift = try standingShift() else { return }
    guard isKnownToApp else {
      throw unreported(
        "The app is not running during the shift, which is a gap that it cannot report")
    }
    guard let gap = shift.openGap else { return }
    let reason = RecordedGap.Reason(rawValue: gap.reason.rawValue)
    throw unreported(
      "Tracking is interrupted (\(reason?.words ?? gap.reason.rawValue)), and a gap is logged once it is over",
      way: reason?.end.map { "\($0), and: When 10 minutes pass" })
  }

  /// Throws where the server cannot have heard yet why somebody should look at the shift.
  func requireReviewReported() throws {
    let owner = try requireShift()
    if try heldJournal().report(ClockInFlow.reviewReport, of: owner) != nil {
      throw unreported("That somebody should look at the shift is still to be reported")
    }
    try requireReported()
    guard try standingShift() != nil, !isKnownToApp else { return }
    throw unreported("The app is not running during the shift, so it cannot report anything")
  }
}

extension ButtonTurn {
  private static let clocking = ["Clock in", "Clock out"]

  /// Clocking in twice.
  static let clockIn = ButtonTurn(
    "Clock in", among: clocking, after: ["Clock in"], offering: ["Clock out"],
    "The employee is clocked in already.",
    note: "\(leftOutOrBefore: "When the employee clocks out")")

  /// Clocking out twice.
  static let clockOut = ButtonTurn(
    "Clock out", among: clocking, after: ["Clock out"], offering: ["Clock in"],
    "The employee has clocked out already.",
    note: "\(leftOutOrBefore: "When the employee clocks in")",
    need: Need("a shift", "When the employee clocks in"))
}
