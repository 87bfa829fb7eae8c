import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// An outcome that was entered, and the report that must be kept for it.
  struct Submission: Hashable, Sendable {
    /// The sheet as it was filled in.
    let sheet: StatusSheet
    /// The name of its report.
    let report: String
  }

  /// Reports the outcome of the sheet, where nothing is missing in it (`delivery:STATUS-7`).
  ///
  /// Where storage cannot take it, the sheet is there again at once, unless the courier has said to go on without that.
  mutating func submit(mustBeSaved: Bool, _ platform: inout Requests) {
    guard let filled = sheet, let work else { return }
    let today = platform.facts.wallClock.date
    if let fault = filled.fault(today: today) {
      sheet?.problem = fault
      return
    }
    guard let outcome = filled.outcome, work.progress[filled.stop].outcome == nil else { return }
    sheet = nil
    shownStop = nil
    self.work?.progress[filled.stop].outcome = outcome
    self.work?.progress[filled.stop].reportCount += 1
    let stop = work.route.stops[filled.stop]
    let body = filled.body(
      outcome, stop, at: platform.facts.wallClock,
      place: ReportPlace(tracker.presentPlace(platform.facts), tracker.accuracyMeters, orAt: stop))
    let count = work.progress[filled.stop].reportCount + 1
    let name = Self.statusPrefix + "\(stop.number)-\(count)"
    submission = mustBeSaved ? Submission(sheet: filled, report: name) : nil
    journal.report(
      name, owner: work.run, path: "/api/courier/delivery/status", body: body, worth: .entered,
      since: Stopwatch(startedAt: platform.facts), &requests, &platform)
    if self.work?.isOver == true { endDriving(&platform) }
    store(&platform)
    closeIfDelivered(&platform)
    // The next stop may be in the same house, and who stands still is told no new position.
    if let place = tracker.provenPlace(platform.facts) {
      judgeCircles(place, accuracyMeters: tracker.accuracyMeters, &platform)
    }
  }

  /// No stop is open any more.
  private mutating func endDriving(_ platform: inout Requests) {
    work?.stopwatch.pause(platform.facts)
    endStays(&platform)
  }

  /// What was entered last could not be kept: the sheet is there again, as it was filled in.
  mutating func handBackUnsaved(_ platform: inout Requests) {
    guard let entered = submission, !sheet.exists, let run = work?.run,
      journal.takeBackUnsaved(entered.report, of: run)
    else { return }
    submission = nil
    reopen(entered.sheet.stop, &platform)
    shownStop = nil
    sheet = entered.sheet
    sheet?.refuseUnsaved()
  }

  private static let statusPrefix = "status-"

  /// Takes in what the server has made of something that was sent.
  mutating func receive(_ news: TrackJournal.News, _ platform: inout Requests) {
    switch news {
    case .pointsSettled, .reportDelivered: break
    case .conflict(let owner, let report?, _):
      // A route that was driven before has nothing to say of this one's stops.
      if owner == work?.run, let index = stop(ofReport: report) {
        // What the server has stands; what it is, the next look at today's route tells.
        self.news.add(.settledElsewhere(stop: index), &platform)
        loadRoute(&platform)
      }
    case .conflict: break
    case .reportRefused(let owner, let name, _, let body):
      guard owner == work?.run, let index = stop(ofReport: name) else { break }
      takeBack(index, reason: Self.reason(body), &platform)
    }
    closeIfDelivered(&platform)
  }

  /// The server has not taken an outcome: the stop is open again, and the courier reads why (`delivery:STATUS-7`).
  private mutating func takeBack(_ index: Int, reason: String, _ platform: inout Requests) {
    guard work?.progress[index].outcome != nil else { return }
    work?.progress[index].isRefusalUnread = true
    news.add(reason: reason, ofStop: index, &platform)
    reopen(index, &platform)
  }

  /// A stop has no outcome after all.
  private mutating func reopen(_ index: Int, _ platform: inout Requests) {
    work?.progress[index].outcome = nil
    work?.stopwatch.start(platform.facts)
    store(&platform)
  }

  private func stop(ofReport name: String) -> Int? {
    guard name.hasPrefix(Self.statusPrefix), let work,
      let number = name.dropFirst(Self.statusPrefix.count).split(separator: "-").first
        .flatMap({ Int($0) }), work.progress.indices.contains(number - 1)
    else { return nil }
    return number - 1
  }

  private static func reason(_ body: String) -> String {
    JSONValue.answer(body, bytesMax: 1 << 16)?["error"]?.string ?? DeliveryWording.noReason
  }

  /// Whether the outcome of a stop is still to be taken by the server.
  private func isOutcomeWaiting(_ index: Int) -> Bool {
    journal.reports.contains { $0.owner == work?.run && stop(ofReport: $0.name) == index }
  }

  /// Takes up outcomes that an earlier process had reported and not noted before it ended.
  mutating func recallReported() {
    for report in journal.reports where report.owner == work?.run {
      guard let index = stop(ofReport: report.name), work?.progress[index].outcome == nil,
        let outcome = JSONValue.answer(report.body, bytesMax: 1 << 16)?["status"]?.string
          .flatMap(StopOutcome.init(rawValue:))
      else { continue }
      work?.progress[index].outcome = outcome
      work?.progress[index].reportCount += 1
    }
  }

  /// Brings the outcomes of the route that is driven in line with those on the server, but for those on their way there.
  mutating func reconcile(with offer: RouteOffer, _ platform: inout Requests) {
    guard work?.route.id == offer.route.id, work?.isClosed == false else { return }
    takeUp(offer.route, &platform)
    guard let before = work else { return }
    for index in before.progress.indices
    where !isOutcomeWaiting(index) && before.route.stops[index].id == offer.route.stops[index].id {
      work?.progress[index].outcome = offer.outcomes[index]
    }
    guard let after = work, after != before else { return }
    switch (before.isOver, after.isOver) {
    case (true, false): work?.stopwatch.start(platform.facts)
    case (false, true): endDriving(&platform)
    case (true, true), (false, false): break
    }
    store(&platform)
    closeIfDelivered(&platform)
  }

  /// Lets go of a route that is over once the server has taken every outcome: until then a stop may be open again.
  mutating func closeIfDelivered(_ platform: inout Requests) {
    guard let work, work.isOver, !work.isClosed,
      !journal.reports.contains(where: {
        $0.owner == work.run && $0.name.hasPrefix(Self.statusPrefix)
      })
    else { return }
    self.work?.isClosed = true
    journal.reserve(bytes: 0, &platform)
    store(&platform)
    journal.finish(work.run, &platform)
    journal.sendNext(&requests, &platform)
  }
}
