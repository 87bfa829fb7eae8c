import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Flows
import ScenarioRunner

/// Figures by which tracking is judged.
enum MeasurementSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "tracking has used at most {percentage}% of the battery per hour",
      "Bounds what positions and uploads took from a full battery, per hour active (clock-in:SC-002).",
      example: "tracking has used at most 10% of the battery per hour"
    ) { (world: inout World, percentage: Int) in
      guard let record = try world.requireRecord() else {
        throw StepFailure("Nothing was tracked.")
      }
      let active = record.clock.bounds(at: world.phone.now).upperBound.wholeMilliseconds
      guard active > 0 else { throw StepFailure("Nothing was tracked for any time.") }
      let perHour = Int64(world.phone.energyUse.tracking) * 3_600_000 / active
      try world.expect(
        perHour <= Int64(percentage) * 1_000_000, "Tracking has used more.",
        expected: "at most \(percentage)% per hour", actual: "\(perHour) millionths of a percent")
    }
    library.then(
      "every recorded point reached the server within {duration} of being online",
      "Checks of each point recorded offline how long after the network's return it arrived (clock-in:SC-004).",
      example: "every recorded point reached the server within 60 seconds of being online"
    ) { (world: inout World, bound: Duration) in
      let late = try world.pointsLate(by: bound)
      try world.expect(
        late.isEmpty, "Some points came later.", expected: "none",
        actual: World.counted(late.count, "point", "points"),
        notes: late.prefix(5).map { "Point \($0)" })
    }
    library.then(
      "tracking resumed within {duration} of the phone's start",
      "Checks how long after the first unlock the app asked for positions again (clock-in:SC-006).",
      example: "tracking resumed within 60 seconds of the phone's start"
    ) { (world: inout World, bound: Duration) in
      guard let delay = try world.resumptionDelay() else {
        throw StepFailure("Tracking has not resumed since the phone's start.")
      }
      try world.expect(
        delay <= bound, "Tracking resumed later.", expected: DurationText.render(bound),
        actual: DurationText.render(delay))
    }
  }
}

extension World {
  /// The numbers of the points recorded offline that were not on the server in time.
  fileprivate func pointsLate(by bound: Duration) throws -> [Int] {
    let changes = journal.entries.compactMap { entry -> (at: Instant, isOnline: Bool)? in
      guard case .phone(.networkChanged(let isOnline)) = entry.what else { return nil }
      return (entry.at, isOnline)
    }
    let arrivals = try storedEntries().reduce(into: [Int: Instant]()) {
      $0[$1.record.number] = $1.arrival
    }
    return try recordedEntries().compactMap { entry in
      let wasOnline = changes.last { $0.at <= entry.at }?.isOnline ?? true
      guard !wasOnline, let back = changes.first(where: { $0.at > entry.at && $0.isOnline })?.at
      else { return nil }
      let due = back + bound
      let isLate = arrivals[entry.point.number].map { $0 > due } ?? (phone.now > due)
      return isLate ? entry.point.number : nil
    }
  }

  /// The time from the first unlock after the phone's last start to the first request for positions.
  fileprivate func resumptionDelay() throws -> Duration? {
    guard
      let start = journal.entries.lastIndex(where: {
        $0.what == .phone(.restarted) || $0.what == .phone(.switchedOn)
      })
    else { throw InvalidStep("The phone was not started in this scenario.") }
    var unlock: Instant?
    for entry in journal.entries[start...] {
      switch entry.what {
      case .phone(.cameToFront(.lockScreen)): break
      case .phone(.cameToFront): unlock = unlock ?? entry.at
      case .phone(.asked(.startUpdates)): return unlock.map { entry.at - $0 } ?? .zero
      default: break
      }
    }
    return nil
  }
}
