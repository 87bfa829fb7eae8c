import ClockInApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The deeds of employees with the clock-in app.
enum ClockInSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Shifts")
    addArrangements(to: &library)
    library.require { world in try world.requireInstalled(ClockInRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    addSettings(to: &library)
    addActions(to: &library)
    ShiftCheckSteps.add(to: &library)
    library.concerns(.history)
    ShiftCheckSteps.addHistory(to: &library)
    GapSteps.add(to: &library)
    SessionSteps.add(to: &library)
    RouteSteps.add(to: &library)
    ShiftReviewSteps.add(to: &library)
  }

  private static func addArrangements(to library: inout StepLibrary<World>) {
    library.given(
      "the employee is clocked in",
      "Opens the clock-in app where the user is, with precise location and notifications always allowed, and clocks in.",
      example: "the employee is clocked in"
    ) { (world: inout World) in
      try world.beginShift()
    }
  }

  private static func addSettings(to library: inout StepLibrary<World>) {
    let pace = ClockInFlow.Configuration().pace
    addInterval(to: &library, "", "the usual interval", \.interval)
    addInterval(
      to: &library, " while driving",
      "the interval from \(pace.fastSpeed * 36 / 10_000) km/h on", \.fastInterval)
    addInterval(
      to: &library, " while standing still",
      "the interval after \(DurationText.render(pace.restingDelay)) at rest", \.restingInterval)
    library.given(
      "the app tracks in {tracking mode} mode",
      "Sets what the battery counts beside the route: balanced, as it is unless said, or precise, which asks who rests as often as others.",
      example: "the app tracks in precise mode"
    ) { (world: inout World, mode: TrackingMode) in
      try world.configure(ClockInRoom.self) { $0.mode = mode }
    }
    library.given(
      "the app does not tell of a low battery",
      "Switches off the clock-in app's notice of a low battery; it is on unless said.",
      example: "the app does not tell of a low battery"
    ) { (world: inout World) in
      try world.configure(ClockInRoom.self) { $0.notifiesOfLowBattery = false }
    }
    library.given(
      "the app stops tracking when the battery is below {percentage}%",
      "Has the clock-in app stop tracking to save the battery; it does not unless said.",
      example: "the app stops tracking when the battery is below 20%"
    ) { (world: inout World, percentage: Int) in
      try world.configure(ClockInRoom.self) {
        $0.stopsOnLowBattery = true
        $0.lowBatteryPercentage = percentage
      }
    }
  }

  private static func addInterval(
    to library: inout StepLibrary<World>, _ circumstance: String, _ meaning: String,
    line: Int = #line,
    _ setting: any WritableKeyPath<ClockInFlow.Configuration, Duration> & Sendable
  ) {
    let usual = DurationText.render(ClockInFlow.Configuration()[keyPath: setting])
    library.given(
      "points are recorded every {duration}\(circumstance)",
      "Sets how often the clock-in app records a point: \(meaning); \(usual) unless said.",
      example: "points are recorded every 2 minutes\(circumstance)", line: line
    ) { (world: inout World, interval: Duration) in
      guard interval > .zero else { throw InvalidStep("Nothing is recorded all the time.") }
      try world.configure(ClockInRoom.self) { $0[keyPath: setting] = interval }
    }
  }

  private static func addActions(to library: inout StepLibrary<World>) {
    library.when(
      "the employee clocks in", "Taps \"Clock in\"; questions are for the scenario to answer.",
      example: "the employee clocks in"
    ) { (world: inout World) in
      try world.require(.clockIn)
      try world.tap("Clock in")
    }
    library.when(
      "the employee clocks out", "Taps \"Clock out\", and confirms it if the app asks.",
      example: "the employee clocks out"
    ) { (world: inout World) in
      try world.clockOut()
    }
    library.when(
      "the employee opens the shift history", "Taps \"Shift history\".",
      example: "the employee opens the shift history"
    ) { (world: inout World) in
      try world.tap("Shift history")
    }
    library.when(
      "the employee opens shift {ordinal} of the history",
      "Taps a shift of the history; 1 is the newest.",
      example: "the employee opens shift 1 of the history"
    ) { (world: inout World, place: Int) in
      let rows = try world.requireTouchableScreen().items.filter(\.isTappable)
      guard rows.indices.contains(place - 1) else {
        throw StepFailure(
          obstacle: "There is no shift \(place) in the history.", expected: "shift \(place)",
          actual: World.counted(rows.count, "shift", "shifts"))
      }
      try world.touch(.tapped(rows[place - 1].title))
    }
  }
}
