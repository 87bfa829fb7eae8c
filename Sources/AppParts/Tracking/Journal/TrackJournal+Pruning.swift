public import DeviceInterface

extension TrackJournal {
  private static let prunedReport = "pruned-"

  /// Tells the server how many points of an owner had to make room, where this process has not told it yet.
  ///
  /// The report is not stored: the storage is full, and a new process finds the number anew. A greater number takes the
  /// place of one that has not gone out yet.
  public mutating func tellPruned(
    _ owner: String, path: String, members: String, _ requests: inout RequestCounter,
    _ platform: inout Requests
  ) {
    guard let index = index(of: owner), logs[index].lostCount > logs[index].toldLostCount else {
      return
    }
    let count = logs[index].lostCount
    logs[index].toldLostCount = count
    withdrawPruned(of: owner)
    var report = TrackReport(
      owner: owner, name: Self.prunedReport + String(count), path: path,
      body: "{\(members)\"pruned\":\(count)}", segment: logs[index].nextSegment - 1,
      order: (reports.last { $0.owner == owner }?.order ?? 0) + 1)
    report.isVolatile = true
    reports.append(report)
    queue.add(.report(owner: owner, name: report.name))
    sendNext(&requests, &platform)
  }

  /// Tells the same of each owner that goes on or still waits, when a process has found what the one before has left.
  ///
  /// What was only in memory went with it, which nobody could tell before.
  public mutating func tellPrunedAfterRestart(
    _ present: String?, path: (String) -> String, _ requests: inout RequestCounter,
    _ platform: inout Requests
  ) {
    for log in logs {
      let isWaiting = queue.parcels.contains { $0.owner == log.owner }
      guard log.owner == present || isWaiting else { continue }
      tellPruned(
        log.owner, path: path(log.owner), members: log.destination.members, &requests, &platform)
    }
  }

  private mutating func withdrawPruned(of owner: String) {
    let old = reports.filter { $0.owner == owner && $0.name.hasPrefix(Self.prunedReport) }
    for report in old where queue.parcelUnderWay != .report(owner: owner, name: report.name) {
      queue.remove(.report(owner: owner, name: report.name))
      reports.removeAll { $0 == report }
    }
  }
}
