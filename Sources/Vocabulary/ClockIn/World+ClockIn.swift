import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Flows
import ScenarioRunner

/// What steps do with the clock-in app, and what its server has heard.
extension World {
  /// The clock-in app; throws where another one is installed.
  func requireClockInApp() throws -> ClockInFlow {
    guard case .clockIn(let flow) = app else { throw missing([.clockIn]) }
    return flow.value
  }

  /// What the clock-in app declares to its platform.
  static var clockInManifest: AppManifest {
    var manifest = AppManifest(name: "Clock-in")
    manifest.whenInUseUsage = "Your work route is recorded during your shift."
    manifest.alwaysUsage =
      "Your work route is recorded from clock-in to clock-out, also while the phone is locked."
    manifest.backgroundModes = .location
    manifest.receivesBoot = true
    manifest.declaredPermissions = [.coarse, .fine, .background]
    return manifest
  }

  /// Changes a setting of the clock-in app, which must not have a process yet.
  mutating func configureClockIn(_ change: (inout ClockInFlow.Configuration) -> Void) throws {
    try requireSettingsCanChange()
    var configuration = try requireClockInApp().configuration
    change(&configuration)
    app = .clockIn(ClockInFlow(configuration: configuration))
  }

  /// Brings a shift about, as if the employee had clocked in a moment ago.
  mutating func beginShift() throws {
    if case .clockIn = app {
    } else {
      try install(.clockIn(ClockInFlow()), Self.clockInManifest)
    }
    try open(with: .always, orElse: "Clock in there: When the employee clocks in")
    try tap("Clock in")
    try settle()
    guard try requireClockInApp().shift != nil else {
      throw InvalidStep("The employee could not clock in in this state.")
    }
  }

  /// Taps "Clock out", and confirms it where the app asks.
  mutating func clockOut() throws {
    _ = try requireClockInApp()
    try tap("Clock out")
    try settle()
    if app.dialog?.buttons.contains("Clock out") == true { try tap("Clock out") }
  }

  /// The shift that sentences speak of, as its server knows it; `nil` where it has heard of none.
  func reportedShift() throws -> Shift? {
    _ = try requireClockInApp()
    guard let owner = tracks.current?.owner else { return nil }
    return shifts.shift(owner)
  }

  /// The name of the shift that sentences speak of; throws where there has been none, of which nothing can be said.
  func requireShift() throws -> String {
    guard let owner = tracks.current?.owner else { throw StepFailure("No shift has begun yet.") }
    return owner
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
    return shifts.gaps.inOrder(of: owner).map(\.record)
  }

  /// The time since the scenario's start at which the phone's clock, as it goes now, showed the moment.
  func sinceStart(wallMilliseconds: Int64) -> Duration {
    let start = phone.wallClock.millisecondsSince1970 - phone.now.sinceStart.wholeMilliseconds
    return .milliseconds(wallMilliseconds - start)
  }
}
