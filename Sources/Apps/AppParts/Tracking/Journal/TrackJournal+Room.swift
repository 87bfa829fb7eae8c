public import DeviceInterface

extension TrackJournal {
  /// Takes in that something could not be stored; returns whether it was the journal's.
  ///
  /// Room is made by the stated rule and the thing is stored again; where no room can be made it stays in memory, and
  /// every batch is an occasion to try again.
  public mutating func receiveStorageFailure(key: String, _ platform: inout Requests) -> Bool {
    if key == reserveKey {
      reserve(bytes: reservedBytes / 2, &platform)
      return true
    }
    guard let unstored = unstored(key) else { return false }
    defer { if isStorageFull { queue.wakeInTime(&platform) } }
    let isFirstFailure = owe(unstored)
    guard mayRetry(key, platform.facts) else {
      // Whatever failed stays owed; the next batch or timer is an occasion to try again.
      isStorageFull = true
      return true
    }
    let worth = unstored.report.map { reports[$0].worth } ?? .noticed
    if makeRoom(for: worth, &platform) {
      // What is worth less would take the room that was made.
      payDebts(from: worth, &platform)
      return true
    }
    // What storage will not hold is at least counted in the heading, which fits where it was before.
    if let log = unstored.log, unstored.part != "head" { logs[log].markIfTight(&platform) }
    if isFirstFailure, let report = unstored.report {
      // What the app has let go of behind the report, such as the state of what has ended, may have made room for it; those
      // that failed before have had their second chance.
      isStorageFull = false
      pay(report: report, &platform)
    }
    return true
  }

  /// The meaning of a key: a part of an owner's log, or a report.
  private struct Unstored {
    let part: Substring
    let log: Int?
    let report: Int?
  }

  /// Finds what could not be stored under a key; nil where the key is none of the journal's.
  private func unstored(_ key: String) -> Unstored? {
    guard key.hasPrefix(namespace + "/") else { return nil }
    let parts = key.dropFirst(namespace.utf8.count + 1).split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let owner = String(parts[0])
    return Unstored(
      part: parts[1], log: index(of: owner),
      report: reports.firstIndex { "r/" + $0.name == parts[1] && $0.owner == owner })
  }

  /// Notes that something is to be stored again; returns whether it is a report that fails for the first time.
  private mutating func owe(_ unstored: Unstored) -> Bool {
    if let log = unstored.log { logs[log].owe(unstored.part) }
    guard let report = unstored.report else { return false }
    defer {
      reports[report].isOwed = true
      reports[report].hasFailed = true
    }
    return !reports[report].hasFailed
  }

  /// Whether what could not be stored may be tried again at once; each time counts.
  mutating func mayRetry(_ key: String, _ facts: Facts) -> Bool {
    // Beyond the bound the app goes on as on a full phone; the error stays to be seen.
    (try? storageRetries.spend(on: key, facts)) != nil
  }

  /// Deletes the oldest points that are on the server, or else the oldest that are not; returns whether there were any.
  ///
  /// The latest points and those under way stay (`design`, clock-in: full storage). For what somebody has entered there is
  /// the reserve before that, and at last what was noticed on the way gives its place up.
  public mutating func makeRoom(
    for worth: TrackReport.Worth = .usual, _ platform: inout Requests
  ) -> Bool {
    for index in logs.indices where logs[index].pruneSettled(&platform) { return true }
    if worth == .entered, reservedBytes > 0 {
      reserve(bytes: reservedBytes - Self.reserveStep, &platform)
      return true
    }
    for index in logs.indices {
      let owner = logs[index].owner
      guard let segment = logs[index].pruneWaiting(except: segmentUnderWay(of: owner), &platform)
      else { continue }
      queue.remove(.points(owner: owner, segment: segment))
      return true
    }
    if worth != .noticed, putOffNoticed(&platform) { return true }
    isStorageFull = true
    return false
  }

  /// Deletes points that are on the server where they are very many or little room is left, and stores what could not be
  /// stored before.
  mutating func tidyStorage(_ platform: inout Requests) {
    for index in logs.indices {
      logs[index].forgetOldest(beyond: configuration.keptPointsMax, &platform)
    }
    if let free = platform.facts.storageFreeBytes, free < configuration.freeBytesMin {
      for index in logs.indices where logs[index].pruneSettled(&platform) { break }
    }
    payDebts(&platform)
  }

  /// Stores again what could not be stored, as far as it is worth so much.
  mutating func payDebts(
    from worth: TrackReport.Worth = .noticed, _ platform: inout Requests
  ) {
    isStorageFull = false
    // A report stands for all of its points.
    payReports(from: worth, &platform)
    guard worth != .entered else { return }
    for index in logs.indices { logs[index].payDebts(&platform) }
  }

  /// Stores an owner's heading where storage lacks it: before the state, without which no process asks for the log.
  public mutating func payHead(of owner: String, _ platform: inout Requests) {
    guard let index = index(of: owner), logs[index].headIsOwed else { return }
    logs[index].storeHead(&platform)
  }

  /// The most reports that are stored again on one occasion, so that many of them do not fail one after the other.
  private static let reportsPaidMax = 8

  private mutating func payReports(
    from worth: TrackReport.Worth, _ platform: inout Requests
  ) {
    let owed = reports.indices
      .filter { reports[$0].isOwed && reports[$0].worth.rawValue >= worth.rawValue }
      .sorted { (reports[$1].worth.rawValue, $0) < (reports[$0].worth.rawValue, $1) }
    for index in owed.prefix(Self.reportsPaidMax) { pay(report: index, &platform) }
  }

  /// Lets the oldest report of something noticed go from storage; returns whether there was one.
  ///
  /// It waits on in memory.
  private mutating func putOffNoticed(_ platform: inout Requests) -> Bool {
    guard
      let index = reports.firstIndex(where: {
        $0.worth == .noticed && !$0.isOwed && !$0.isVolatile
      })
    else { return false }
    reports[index].isOwed = true
    platform.add(.delete(key: key(of: reports[index])))
    return true
  }

  private mutating func pay(report index: Int, _ platform: inout Requests) {
    reports[index].isOwed = false
    platform.add(.store(key: key(of: reports[index]), value: reports[index].text))
  }

  private func segmentUnderWay(of owner: String) -> Int? {
    guard case .points(owner, let segment) = queue.parcelUnderWay else { return nil }
    return segment
  }

  private static let prunedReport = "pruned-"

  /// Tells the server how many points had to make room, where this process has not told it yet: of the owner that goes on,
  /// and of each that still waits or was never finished.
  ///
  /// Room is made also for the report by which an owner ends, which says nothing of that yet. And what was only in memory
  /// went with its process, which nobody could tell before the next one: that may know nothing else of the owner.
  public mutating func reportPruned(
    _ present: String?, path: (String) -> String, _ requests: inout RequestCounter,
    _ platform: inout Requests
  ) {
    for log in logs {
      let isWaiting = queue.parcels.contains { $0.owner == log.owner }
      let isLeft = !log.isFinished && log.refusedCount == 0
      guard log.owner == present || isWaiting || isLeft else { continue }
      reportPruned(
        of: log.owner, path: path(log.owner), members: log.destination.members, &requests, &platform
      )
    }
  }

  /// Tells it of an owner.
  ///
  /// The report is not stored: the storage is full, and a new process finds the number anew. A greater number takes the
  /// place of one that has not gone out yet.
  private mutating func reportPruned(
    of owner: String, path: String, members: String, _ requests: inout RequestCounter,
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

  private mutating func withdrawPruned(of owner: String) {
    let old = reports.filter { $0.owner == owner && $0.name.hasPrefix(Self.prunedReport) }
    for report in old where queue.parcelUnderWay != .report(owner: owner, name: report.name) {
      queue.remove(.report(owner: owner, name: report.name))
      reports.removeAll { $0 == report }
    }
  }

  // MARK: Room that is held for what will be entered, so that a phone that has become full meanwhile can keep it.

  /// How much of the reserve is given up at a time: more than one report takes.
  static let reserveStep = 1_024

  var reserveKey: String { namespace + ".reserve" }

  /// Holds so many bytes, in the place of those held before; where there is less room, a half, and a half of that.
  public mutating func reserve(bytes: Int, _ platform: inout Requests) {
    guard bytes != reservedBytes else { return }
    reservedBytes = bytes < Self.reserveStep / 2 ? 0 : bytes
    guard reservedBytes > 0 else { return platform.add(.delete(key: reserveKey)) }
    // As bytes at once: put together space by space, it would take longer than all else at a route's start.
    let spaces = repeatElement(UInt8(ascii: " "), count: reservedBytes)
    platform.add(.store(key: reserveKey, value: String(decoding: Array(spaces), as: UTF8.self)))
  }

  /// Takes a report back that storage could not take and that is not on its way; returns whether it was such a one.
  public mutating func takeBackUnsaved(_ name: String, of owner: String) -> Bool {
    guard isStorageFull,
      let index = reports.firstIndex(where: { $0.owner == owner && $0.name == name }),
      reports[index].isOwed, queue.parcelUnderWay != .report(owner: owner, name: name)
    else { return false }
    queue.remove(.report(owner: owner, name: name))
    reports.remove(at: index)
    return true
  }
}
