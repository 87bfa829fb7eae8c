import DeviceInterface
import Rehearsal
import ScenarioRunner

/// Bounds on what is measured over whole shifts, for the success criteria of the clock-in app.
///
/// What a sentence asks for is reported as a figure of its scenario, also where it passes.
enum MeasurementSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Measurements")
    library.concerns(.history)
    library.require { world in try world.requireInstalled(ClockInRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    addIntervals(to: &library)
    addAccuracy(to: &library)
    addDelivery(to: &library)
    addRest(to: &library)
    VisibilitySteps.add(to: &library)
  }

  private static func addIntervals(to library: inout StepLibrary<World>) {
    library.then(
      "every point was recorded within {duration} of its interval",
      "Bounds how far from its due time each point was recorded, by the interval in force (clock-in:SC-001).",
      example: "every point was recorded within 30 seconds of its interval"
    ) { (world: inout World, bound: Duration) in
      _ = try world.requireMeasurements(of: .intervals)
      try world.expect(
        .delay, world.intervalDelays, percentage: 100, atMost: bound.wholeMilliseconds)
    }
    library.then(
      "at least {percentage}% of the points were recorded within {duration} of their interval",
      "Bounds how far from their due times most points were recorded (clock-in:SC-001).",
      example: "at least 95% of the points were recorded within 20 seconds of their interval"
    ) { (world: inout World, percentage: Int, bound: Duration) in
      _ = try world.requireMeasurements(of: .intervals)
      try world.expect(
        .delay, world.intervalDelays, percentage: percentage, atMost: bound.wholeMilliseconds)
    }
  }

  private static func addAccuracy(to library: inout StepLibrary<World>) {
    library.then(
      "at least {percentage}% of the points are better than {nearness}",
      "Bounds the share of measured points whose accuracy is better; repeated positions are none (clock-in:SC-003).",
      example: "at least 95% of the points are better than 50 m"
    ) { (world: inout World, percentage: Int, bound: Distance) in
      let accuracy = try world.requireMeasurements(of: .accuracy).accuracy
      try world.expect(
        .accuracy, accuracy, percentage: percentage, atMost: bound.centimeters - 1)
    }
    library.then(
      "at least {percentage}% of the points are within {nearness} of the truth",
      "Bounds the share of measured points by where the phone really was then (clock-in:SC-003).",
      example: "at least 95% of the points are within 50 m of the truth"
    ) { (world: inout World, percentage: Int, bound: Distance) in
      let error = try world.requireMeasurements(of: .accuracy).trueError
      try world.expect(.trueError, error, percentage: percentage, atMost: bound.centimeters)
    }
    library.then(
      "fewer than {percentage}% of the points are within {nearness} of the truth",
      "Checks that positions were too bad for that: where they are, a promise of accuracy is not kept (clock-in:SC-003).",
      example: "fewer than 95% of the points are within 50 m of the truth"
    ) { (world: inout World, percentage: Int, bound: Distance) in
      let error = try world.requireMeasurements(of: .accuracy).trueError
      try world.expect(.trueError, error, fewerThan: percentage, atMost: bound.centimeters)
    }
  }

  private static func addDelivery(to library: inout StepLibrary<World>) {
    library.then(
      "every recorded point reached the server within {duration} of being online",
      "Bounds how long after the network's return each stored point arrived (clock-in:SC-004).",
      example: "every recorded point reached the server within 60 seconds of being online"
    ) { (world: inout World, bound: Duration) in
      _ = try world.requireMeasurements(of: .sync)
      let sync = world.syncDelays()
      // What has not arrived has reached nothing, however short a time that is so far.
      try world.expect(
        sync.stillHeld.isEmpty, "Some points have not reached the server since.",
        expected: "none on the phone",
        actual: World.counted(sync.stillHeld.count, "point", "points"),
        notes: [
          "Still there: \(sync.stillHeld.prefix(10).map(String.init).joined(separator: ", "))"
        ])
      try world.expect(
        .sync, sync.delays, percentage: 100, atMost: bound.wholeMilliseconds)
    }
    library.then(
      "the timestamps of all points are unchanged",
      "Compares each point's time as recorded with the phone's storage and with the server (clock-in:SC-007).",
      example: "the timestamps of all points are unchanged"
    ) { (world: inout World) in
      _ = try world.requireMeasurements(of: .timestamps)
      let check = world.stampCheck()
      guard let figure = check.figure else { throw World.nothingMeasured("Timestamps kept") }
      let notes = check.changed.samples.prefix(5).map { sample -> Note in
        "Point \(sample.number ?? 0) is \(FigureText.duration(sample.amount)) off, at \(DurationText.render(sample.at))."
      }
      try world.expect(
        check.changed.count == 0, "Some points have another time than they were recorded with.",
        expected: "100% unchanged", actual: "\(figure.value) of \(check.count)", notes: notes)
    }
  }

  private static func addRest(to library: inout StepLibrary<World>) {
    library.then(
      "tracking has used at most {percentage}% of the battery per hour",
      "Bounds what positions and uploads took from a full battery, per tracked hour (clock-in:SC-002).",
      example: "tracking has used at most 10% of the battery per hour"
    ) { (world: inout World, percentage: Int) in
      let hours = try world.requireMeasurements(of: .battery).energy.hours
      try CountBound.atMost.requireMeaning(percentage, ofAtMost: 100)
      guard let average = world.energyPerHour else {
        throw World.nothingMeasured("Battery per hour of tracking")
      }
      let worst = hours.worst.map {
        "The worst hour: \(FigureText.percent(micro: $0.amount)), until \(DurationText.render($0.at))."
      }
      try world.expect(
        average <= Int64(percentage) * 1_000_000, "Tracking has used more.",
        expected: "at most \(percentage)% per hour",
        actual: "\(FigureText.percent(micro: average)) per hour",
        notes: worst.map { [Note($0)] } ?? [])
      world.note(
        average, .atMost, Int64(percentage) * 1_000_000, least: 1_000_000,
        words: FigureText.percent)
    }
    library.then(
      "tracking resumed within {duration} of the phone's start",
      "Bounds how long after each first unlock of the phone tracking went on (clock-in:SC-006).",
      example: "tracking resumed within 60 seconds of the phone's start"
    ) { (world: inout World, bound: Duration) in
      guard try world.requireMeasurements(of: .resumption).restarts.startCount > 0 else {
        throw InvalidStep("The phone was not started during a shift in this scenario.")
      }
      guard world.resumptionDelays.count > 0 else {
        throw InvalidStep(
          "The phone has not been unlocked since its start.",
          notes: ["\(before: "When the user unlocks the phone")"])
      }
      try world.expect(
        !world.awaitsResumption, "Tracking has not resumed yet.", expected: "tracking",
        actual: "none")
      try world.expect(
        .resumption, world.resumptionDelays, percentage: 100, atMost: bound.wholeMilliseconds)
    }
  }
}

/// Bounds on what employees see of tracking, and on how far away it is from them.
enum VisibilitySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "the notification is visible for the whole time of tracking",
      "Checks that no tracked time has passed without the notification (clock-in:SC-008).",
      example: "the notification is visible for the whole time of tracking"
    ) { (world: inout World) in
      let time = try world.requireMeasurements(of: .visibility).trackedTime
      guard time.total > .zero else { throw World.nothingMeasured("Notification while tracking") }
      guard try world.isKnownToApp || world.standingShift() == nil else {
        throw InvalidStep(
          "The app is not running during the shift, so nothing is tracked that could be seen.",
          notes: ["\(before: "When the user opens the app", lead: "Open it first: ")"])
      }
      let worst = time.hidden.worst.map {
        "The longest time without it: \(FigureText.duration($0.amount)), from \(DurationText.render($0.at)) on."
      }
      try world.expect(
        time.visible == time.total, "Tracking went on without its notification.",
        expected: DurationText.render(time.total), actual: DurationText.render(time.visible),
        notes: worst.map { [Note($0)] } ?? [])
    }
    library.then(
      "the route is shown after at most {count} tap(s)",
      "Bounds the taps from the shift history to the route of a shift (clock-in:SC-009).",
      example: "the route is shown after at most 2 taps"
    ) { (world: inout World, bound: Int) in
      let taps = try world.requireMeasurements(of: .taps).tapCount.taps
      try world.expect(.taps, taps, percentage: 100, atMost: Int64(bound))
    }
    library.then(
      "the measurements are reported",
      "Has the reports show all figures of the scenario's shifts, without bounding any.",
      example: "the measurements are reported"
    ) { (world: inout World) in
      _ = try world.requireMeasurements(of: Criterion.allCases)
      guard !world.figures().isEmpty else { throw World.nothingMeasured("Tracking") }
    }
  }
}
