import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Shows all shifts; what the phone knows is there at once, and the server is asked.
  mutating func openHistory(_ platform: inout Requests) {
    page = .history
    arrangeHistory(platform.facts.storage)
    loadHistory(&platform)
  }

  /// Asks the server for the shifts.
  mutating func loadHistory(_ platform: inout Requests) {
    shifts.loading.begin("/api/shifts", &core.requests, &platform)
  }

  mutating func receiveHistory(_ response: ServerResponse, _ platform: inout Requests) {
    let answer = shifts.loading.receive(response, &platform, reading: ShiftSummary.list)
    guard let answer else { return }
    platform.add(.store(key: Self.historyKey, value: response.body))
    shifts.arrange(fromServer: answer, current: currentSummary)
    if let id = shift?.id, let row = answer.first(where: { $0.id == id }),
      let end = row.clockedOutAtMilliseconds
    {
      // The server knows an end that this phone does not.
      endedElsewhere(id, atMilliseconds: end, &platform)
    }
  }

  /// Takes in what the server says of the times of a shift that it was told of (`design`, two clocks).
  mutating func receiveTimes(of owner: String, _ body: String, _ platform: inout Requests) {
    guard let told = JSONValue.answer(body).flatMap(ShiftSummary.init(json:)), told.id == owner,
      told.isFlagged || told.claim != nil
    else { return }
    if farewell?.summary.id == owner { farewell?.summary.adoptTimes(of: told) }
    if shifts.adoptTimes(of: told) {
      platform.add(.store(key: Self.keptKey, value: ShiftSummary.text(shifts.kept)))
    }
    guard let current = shift, current.id == owner else { return }
    if told.claim != nil { shift?.stampedInAtMilliseconds = told.clockedInAtMilliseconds }
    if JSONValue.answer(body)?["review"]?.string == "clockDiffers" { shift?.clockIsOff = true }
    if shift != current { store(&platform) }
  }

  /// Shows the history as it was last time, until the server has answered.
  mutating func restoreHistory(_ storage: [String: String]) {
    shifts.restore(kept: summaries(storage[Self.keptKey]))
    arrangeHistory(storage)
  }

  /// Remembers a shift that has ended, for as long as the server may not have it.
  mutating func keep(_ summary: ShiftSummary, _ platform: inout Requests) {
    let journal = core.journal
    shifts.keep(summary, atMost: configuration.keptShiftsMax, sparing: journal.isWaiting)
    platform.add(.store(key: Self.keptKey, value: ShiftSummary.text(shifts.kept)))
  }

  /// Whether a shift has ended, as far as this process or durable storage knows.
  public func hasEnded(_ id: String, in storage: [String: String]) -> Bool {
    (shifts.kept + summaries(storage[Self.keptKey])).contains { $0.id == id }
  }

  private mutating func arrangeHistory(_ storage: [String: String]) {
    shifts.arrange(fromServer: summaries(storage[Self.historyKey]), current: currentSummary)
  }

  private func summaries(_ text: String?) -> [ShiftSummary] {
    text.flatMap(ShiftSummary.list) ?? []
  }

  private var currentSummary: ShiftSummary? {
    shift.map {
      var summary = ShiftSummary(
        id: $0.id, clockedInAtMilliseconds: $0.clockedInAtMilliseconds,
        clockedOutAtMilliseconds: $0.clockedOutAtMilliseconds, pointCount: pointCount,
        isFlagged: $0.isForReview, lostCount: core.log?.lostCount ?? 0,
        noticeAbsences: $0.noticeAbsences)
      summary.adoptBegin(of: $0)
      return summary
    }
  }

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

  mutating func receiveRoute(_ response: ServerResponse, _ platform: inout Requests) {
    guard let summary = route?.summary else {
      routePage.loading.finish()
      return
    }
    let bytesMax = configuration.routeBytesMax
    let points = routePage.loading.receive(response, &platform) {
      JSONValue.answer($0, listing: "points", bytesMax: bytesMax, TrackPoint.init(json:))
    }
    guard let points else { return }
    // What only the phone has comes in at its time (clock-in:US4.3).
    let own = core.journal.log(of: summary.id).map { Array($0.points) } ?? []
    routePage.show(own + points)
  }

  /// Shows the route no more.
  mutating func closeRoute(_ platform: inout Requests) { routePage.close(&platform) }
}
