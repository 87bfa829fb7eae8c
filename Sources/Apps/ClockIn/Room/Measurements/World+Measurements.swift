import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import Rehearsal
public import ScenarioRunner

/// How the world measures what the clock-in app does; nothing of it costs anything while another app is installed.
extension World {
  /// What has watched the shifts; nothing yet where another app is installed.
  var measurements: Measurements { app.observer(of: ClockInRoom.self) ?? Measurements() }

  /// What was measured up to now, for a step about some criteria; throws where the app is none that is measured.
  mutating func requireMeasurements(of criteria: Criterion...) throws -> Measurements {
    try requireMeasurements(of: criteria)
  }

  /// What was measured up to now, for a step about some criteria; throws where the app is none that is measured.
  mutating func requireMeasurements(of criteria: [Criterion]) throws -> Measurements {
    try requireInstalled(ClockInRoom.self)
    watchApp()
    try changeObserver(of: ClockInRoom.self) { $0.asked.formUnion(criteria) }
    return measurements
  }

  /// How far from their intervals points were recorded, or are overdue by now; in milliseconds.
  public var intervalDelays: Distribution {
    measurements.dueClock.delays.adding(measurements.dueClock.overdue(at: phone.now))
  }

  /// Whether tracking has not gone on since the phone's first unlock, though it could.
  var awaitsResumption: Bool { measurements.restarts.waiting(at: phone.now) != nil }

  /// How soon tracking went on after the phone's starts, or has not yet; in milliseconds.
  var resumptionDelays: Distribution {
    measurements.restarts.delays.adding(measurements.restarts.waiting(at: phone.now))
  }

  /// How long each point that was stored when the network returned took from then to the server; in milliseconds.
  ///
  /// Time counts while servers can be reached. A point that is still on the phone counts up to now, and is told apart.
  func syncDelays() -> (delays: Distribution, stillHeld: [Int]) {
    var delays = Distribution()
    var stillHeld: [Int] = []
    var held: [String: [Int: Int64]]?
    for record in tracks.records {
      var arrivals: [Int: Instant] = [:]
      for stored in storedPoints?.arrivals(of: record.owner) ?? PackedList() {
        arrivals[stored.record.number] = stored.arrival
      }
      for entry in record.entries {
        let number = entry.point.number
        if arrivals[number] == nil {
          // What was refused or had to make room will never arrive, and other rules speak of that.
          let onPhone = held ?? heldTimes()
          held = onPhone
          if record.refused.contains(number) || onPhone[record.owner]?[number] == nil { continue }
        }
        let end = arrivals[number] ?? phone.now
        guard
          let delay = measurements.connectivity.reachableTime(
            sinceReturnAfter: entry.at, until: end)
        else { continue }
        if arrivals[number] == nil { stillHeld.append(number) }
        delays.add(.init(delay.wholeMilliseconds, at: end.sinceStart, number: number))
      }
    }
    return (delays, stillHeld)
  }

  /// Compares the times of all points, as they were recorded, with those on the server and on the phone.
  func stampCheck() -> StampCheck {
    var check = StampCheck()
    let held = heldTimes()
    for record in tracks.records {
      var stored: [Int: (time: Int64, arrival: Instant)] = [:]
      for point in storedPoints?.arrivals(of: record.owner) ?? PackedList() {
        stored[point.record.number] = (point.record.fix.timeMilliseconds, point.arrival)
      }
      for entry in record.entries {
        let (number, recorded) = (entry.point.number, entry.point.fix.timeMilliseconds)
        if let found = stored[number] {
          check.compare(
            recorded, with: found.time, number: number, at: found.arrival.sinceStart)
        }
        if let found = held[record.owner]?[number] {
          check.compare(recorded, with: found, number: number, at: phone.now.sinceStart)
        }
      }
    }
    return check
  }

  /// The times of the points in the phone's durable storage, by owner and number.
  private func heldTimes() -> [String: [Int: Int64]] {
    var times: [String: [Int: Int64]] = [:]
    for track in storedTracks?.tracks ?? [] {
      times[track.owner] = Dictionary(
        track.points.map { ($0.number, $0.fix.timeMilliseconds) },
        uniquingKeysWith: { first, _ in first })
    }
    return times
  }

  // MARK: How steps bound what is measured.

  /// Throws unless the percentage of the values is within the bound; says what the worst was and when.
  mutating func expect(
    _ measure: Measure, _ values: Distribution, percentage: Int, atMost bound: Int64
  ) throws {
    try CountBound.atLeast.requireMeaning(percentage)
    guard !values.samples.isEmpty else { throw Self.nothingMeasured(measure.name) }
    if measure.isTime { try requireMeaning(ofAtMost: .milliseconds(bound)) }
    let good = values.count(atMost: bound)
    try expect(
      good * 100 >= percentage * values.count, "\(measure.name): too many are out of bounds.",
      expected: "\(percentage)% at most \(measure.text(max(0, bound)))",
      actual: FigureText.percent(permille: good * 1_000 / values.count)
        + " (\(good) of \(values.count))",
      notes: measure.worstNote(of: values))
    let used = percentage <= 100 ? values.percentile(percentage) : nil
    if let used { note(used, .atMost, bound, least: measure.least, words: measure.text) }
    note(good, of: values.count, atLeastPercent: percentage)
  }

  /// Throws unless less than the percentage of the values is within the bound; says how many are.
  mutating func expect(
    _ measure: Measure, _ values: Distribution, fewerThan percentage: Int, atMost bound: Int64
  ) throws {
    try CountBound.atLeast.requireMeaning(percentage)
    guard !values.samples.isEmpty else { throw Self.nothingMeasured(measure.name) }
    let good = values.count(atMost: bound)
    try expect(
      good * 100 < percentage * values.count, "\(measure.name): too many are within bounds.",
      expected: "fewer than \(percentage)% at most \(measure.text(max(0, bound)))",
      actual: FigureText.percent(permille: good * 1_000 / values.count)
        + " (\(good) of \(values.count))",
      notes: measure.worstNote(of: values))
    note(
      Int64(good * 1_000 / values.count), .atMost, Int64(percentage) * 10, least: 10
    ) { FigureText.percent(permille: Int($0)) }
  }

  /// What a step says where there is nothing to be bounded: a bound on nothing would prove nothing.
  static func nothingMeasured(_ name: String) -> StepFailure {
    StepFailure("\(name): nothing was measured.", expected: "a figure", actual: "none")
  }

  // MARK: The figures that reports show.

  /// Returns what was measured, criterion by criterion, of those that a step has asked for.
  ///
  /// What a scenario is not about, it may well be arranged to miss: how soon tracking goes on after a restart on foot,
  /// where iOS starts no app until the phone has moved.
  func shiftFigures() -> [Figure] {
    let measurements = measurements
    guard !measurements.asked.isEmpty else { return [] }
    let figures = [
      Measure.delay.figure(of: intervalDelays),
      energyFigure,
      Measure.accuracy.figure(of: measurements.accuracy),
      Measure.trueError.figure(of: measurements.trueError),
      Measure.sync.figure(of: syncDelays().delays),
      Measure.resumption.figure(of: resumptionDelays),
      stampCheck().figure,
      visibilityFigure,
      Measure.taps.figure(of: measurements.tapCount.taps),
    ]
    let asked = measurements.asked.map(\.rawValue)
    return figures.compactMap(\.self).filter { asked.contains($0.requirement) }
  }

  /// What an hour of tracking has taken from the battery on average, in millionths of a percent.
  var energyPerHour: Int64? {
    measurements.energy.average(
      phone.energyUse.tracking, tracked: measurements.trackedTime.total)
  }

  private var energyFigure: Figure? {
    guard let average = energyPerHour else { return nil }
    let hours = measurements.energy.hours
    return Figure(
      name: "Battery per hour of tracking", requirement: Criterion.battery.rawValue,
      value: "\(FigureText.percent(micro: average)) per hour",
      percentile95: hours.percentile(95).map(FigureText.percent(micro:)),
      worst: hours.worst.map { FigureText.percent(micro: $0.amount) }, worstAt: hours.worst?.at,
      count: hours.count, badness: average)
  }

  private var visibilityFigure: Figure? {
    let time = measurements.trackedTime
    guard time.total > .zero else { return nil }
    let permille = Int(time.visible.wholeMilliseconds * 1_000 / time.total.wholeMilliseconds)
    return Figure(
      name: "Notification while tracking", requirement: Criterion.visibility.rawValue,
      value: "\(FigureText.percent(permille: permille)) of \(DurationText.render(time.total))",
      worst: time.hidden.worst.map { "\(FigureText.duration($0.amount)) hidden" },
      worstAt: time.hidden.worst?.at, count: time.hidden.count, badness: Int64(1_000 - permille))
  }
}
