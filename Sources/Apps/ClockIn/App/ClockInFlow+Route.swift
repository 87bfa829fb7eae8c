import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Shows the route of a shift, the second tap from the history (`clock-in:SC-009`).
  ///
  /// A shift whose points are all on the phone needs no server, which may lack some of them.
  mutating func openRoute(_ summary: ShiftSummary, _ platform: inout Requests) {
    page = .route
    let log = core.journal.log(of: summary.id)
    routePage.open(summary, points: log.map { Array($0.points) } ?? [])
    if let log, log.points.count == log.recordedCount { return }
    loadRoute(&platform)
  }

  /// Asks the server for the points of the shift on the screen.
  mutating func loadRoute(_ platform: inout Requests) {
    guard let id = route?.summary.id else { return }
    routePage.loading.begin("/api/shifts/\(id)/points", &core.requests, &platform)
  }

  mutating func takeRoute(_ response: ServerResponse, _ platform: inout Requests) {
    guard let summary = route?.summary else {
      routePage.loading.finish()
      return
    }
    let bytesMax = configuration.routeBytesMax
    let points = routePage.loading.take(response, &platform) {
      JSONValue.answer($0, listing: "points", bytesMax: bytesMax, TrackPoint.init(json:))
    }
    guard let points else { return }
    // What only the phone has comes in at its time (clock-in:US4.3).
    let own = core.journal.log(of: summary.id).map { Array($0.points) } ?? []
    routePage.show(own + points)
  }

  /// Shows the route no more.
  mutating func closeRoute(_ platform: inout Requests) {
    routePage.close(&platform)
  }
}
