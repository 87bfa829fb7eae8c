import DeviceInterface

extension ClockInFlow {
  /// Shows the route of a shift, the second tap from the history (`clock-in:SC-009`).
  ///
  /// A shift whose points are all on the phone needs no server, which may lack some of them.
  mutating func openRoute(_ summary: ShiftSummary, _ platform: inout Requests) {
    page = .route
    let log = journal.log(of: summary.id)
    route = ShiftRoute(summary, points: log?.points ?? [])
    routeLoading = Loading()
    if let log, log.points.count == log.recordedCount { return }
    loadRoute(&platform)
  }

  /// Asks the server for the points of the shift on the screen.
  mutating func loadRoute(_ platform: inout Requests) {
    guard let id = route?.summary.id, routeLoading.requestID == nil else { return }
    routeLoading = Loading(requestID: get("/api/shifts/\(id)/points", &platform))
  }

  mutating func takeRoute(_ response: ServerResponse) {
    guard let summary = route?.summary else {
      routeLoading = Loading()
      return
    }
    guard response.status == 200 else {
      routeLoading = Loading(problem: .status(response.status))
      return
    }
    let limits = JSONValue.Limits(bytesMax: configuration.routeBytesMax, depthMax: 8)
    guard let answer = try? JSONValue(parsing: response.body, limits: limits),
      let list = answer["points"]?.array
    else {
      routeLoading = Loading(problem: .unreadable)
      return
    }
    let points = list.compactMap(TrackPoint.init(json:))
    guard points.count == list.count else {
      routeLoading = Loading(problem: .unreadable)
      return
    }
    routeLoading = Loading()
    // What only the phone has comes in at its time (clock-in:US4.3).
    route = ShiftRoute(summary, points: (journal.log(of: summary.id)?.points ?? []) + points)
  }

  /// Shows the route no more.
  mutating func closeRoute(_ platform: inout Requests) {
    if let id = routeLoading.requestID { platform.add(.cancelSend(id: id)) }
    routeLoading = Loading()
    route = nil
  }
}
