/// How long a courier was at each stop, by what the phone told of the inner circles (`delivery:METRIC-2`).
struct StopTimes: Hashable, Sendable {
  private struct Stay: Hashable, Sendable {
    let stopID: String
    /// When the courier came, in milliseconds since 1970; nil after they have gone.
    var since: Int64?
    var milliseconds: Int64 = 0
  }

  private var stays: [Stay] = []

  /// Adds up events in the order of their arrival.
  init(_ events: [GeofenceEvent]) {
    for event in events where event.circle == .arrival {
      let index = place(of: event.stopID)
      switch event.kind {
      case .entered: stays[index].since = stays[index].since ?? event.timeMilliseconds
      case .dwelling: break
      case .exited:
        stays[index].milliseconds += Self.length(event, since: stays[index].since) ?? 0
        stays[index].since = nil
      }
    }
  }

  /// How long the courier was at the stop, in milliseconds; nil where they have not come, or not gone yet.
  func milliseconds(at stopID: String) -> Int64? {
    stays.first { $0.stopID == stopID && $0.milliseconds > 0 }?.milliseconds
  }

  /// The mean over the stops, in milliseconds; nil where there is none.
  var average: Int64? {
    TrackSummary.mean(stays.map(\.milliseconds).filter { $0 > 0 })
  }

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
