import DeviceInterface
import ScenarioRunner

/// The sums of a route's locations by themselves (`delivery:METRIC-1`, `METRIC-4`).
struct TrackSummary: Hashable, Sendable {
  /// The mean accuracy in hundredths of a metre; nil where there are no locations.
  private(set) var accuracyHundredths: Int64?
  /// The times from each location to the next, in milliseconds.
  private(set) var gaps = Distribution()
  /// What an hour took from the battery, in hundredths of a percent; nil where it was not told, or was charging.
  private(set) var batteryPerHourHundredths: Int64?
  /// The mean of the speeds at which the courier moved, in hundredths of a kilometre per hour.
  private(set) var averageSpeedHundredths: Int64?
  /// The highest speed; nil where none was told.
  private(set) var topSpeedHundredths: Int64?

  init(_ locations: [CourierLocation]) {
    accuracyHundredths = Self.mean(locations.map(\.accuracyHundredths))
    let speeds = locations.compactMap(\.speedHundredths)
    averageSpeedHundredths = Self.mean(speeds.filter { $0 > 0 })
    topSpeedHundredths = speeds.max()
    var (drained, drainedOver): (Int64, Int64) = (0, 0)
    for (before, after) in zip(locations, locations.dropFirst()) {
      let gap = after.recordedAtMilliseconds - before.recordedAtMilliseconds
      gaps.add(.init(gap, at: after.uploadedAt.sinceStart))
      guard let first = before.batteryLevel, let last = after.batteryLevel,
        !before.isCharging, !after.isCharging, last <= first
      else { continue }
      drained += Int64(first - last)
      drainedOver += gap
    }
    // A percent is the least that phones tell; what took no time says nothing of an hour.
    if drainedOver > 0 { batteryPerHourHundredths = drained * 360_000_000 / drainedOver }
  }

  /// The mean time from one location to the next, in milliseconds.
  var averageGap: Int64? { Self.mean(gaps.samples.map(\.amount)) }

  /// The mean of amounts, rounded to the nearest; nil where there are none.
  static func mean(_ amounts: [Int64]) -> Int64? {
    guard !amounts.isEmpty else { return nil }
    let count = Int64(amounts.count)
    return (amounts.reduce(0, +) + count / 2) / count
  }
}

/// The time of a courier at each stop, by what the phone told of the inner circles (`delivery:METRIC-2`).
struct StopTimes: Hashable, Sendable {
  private struct Stay: Hashable, Sendable {
    let stopID: String
    /// When the courier came, in milliseconds since 1970; nil after they have gone.
    var since: Int64?
    var milliseconds: Int64 = 0
  }

  private var stays: [Stay] = []
  /// When the courier was at a stop, in milliseconds since 1970.
  private(set) var visits: [ClosedRange<Int64>] = []

  init(_ events: [GeofenceEvent]) {
    for event in events where event.circle == .arrival {
      let index = place(of: event.stopID)
      switch event.kind {
      case .entered: stays[index].since = stays[index].since ?? event.timeMilliseconds
      case .dwelling: break
      case .exited:
        if let since = stays[index].since, let end = event.timeMilliseconds, since <= end {
          visits.append(since...end)
        }
        stays[index].milliseconds += Self.length(event, since: stays[index].since) ?? 0
        stays[index].since = nil
      }
    }
    // Who has not left yet is there until further notice.
    visits += stays.compactMap { stay in stay.since.map { $0...Int64.max } }
  }

  /// How long the courier was at the stop, in milliseconds; nil where they have not come, or not gone yet.
  func milliseconds(at stopID: String) -> Int64? {
    stays.first { $0.stopID == stopID && $0.milliseconds > 0 }?.milliseconds
  }

  /// The mean over the stops, in milliseconds; nil where there is none.
  var average: Int64? { TrackSummary.mean(stays.map(\.milliseconds).filter { $0 > 0 }) }

  /// What the phone has counted itself, or else what its times tell.
  private static func length(_ event: GeofenceEvent, since: Int64?) -> Int64? {
    if let dwell = event.dwellSeconds { return Int64(dwell) * 1_000 }
    guard let since, let end = event.timeMilliseconds else { return nil }
    return max(0, end - since)
  }

  private mutating func place(of stopID: String) -> Int {
    if let index = stays.firstIndex(where: { $0.stopID == stopID }) { return index }
    stays.append(Stay(stopID: stopID))
    return stays.count - 1
  }
}
