public import DeviceInterface

extension TrackJournal {
  /// Takes up what an earlier process has left in durable storage, and sends what is due.
  ///
  /// Logs of owners that the app does not open again count as finished once `finish` is called for them; call it for each
  /// owner in `logs` that is not the present one.
  public mutating func restore(_ requests: inout RequestCounter, _ platform: inout Requests) {
    restore(from: platform.facts.storage, &requests, &platform)
  }

  /// Does the same with what storage will hold once everything on the platform's list has been done.
  public mutating func restore(
    from storage: [String: String], _ requests: inout RequestCounter, _ platform: inout Requests
  ) {
    logs = []
    reports = []
    reservedBytes = storage[reserveKey]?.utf8.count ?? 0
    for (owner, stored) in storedLogs(storage) {
      restore(owner: owner, stored)
    }
    logs.sort { ($0.order, $0.owner) < ($1.order, $1.owner) }
    // Uptimes before another start of the phone say nothing any more.
    if reports.contains(where: { $0.age?.isOfEarlierStart(platform.facts) == true }) {
      keepTime(&platform)
    }
    fillQueue()
    sendNext(&requests, &platform)
  }

  /// What storage holds, by owner; the order of owners is that of their names.
  private func storedLogs(_ storage: [String: String]) -> [(String, PointLog.Stored)] {
    let prefix = namespace + "/"
    var found: [String: PointLog.Stored] = [:]
    for key in storage.keys.filter({ $0.hasPrefix(prefix) }).sorted() {
      let parts = key.dropFirst(prefix.utf8.count).split(separator: "/", maxSplits: 2)
      guard parts.count >= 2, let text = storage[key] else { continue }
      let owner = String(parts[0])
      switch (parts[1], parts.count) {
      case ("head", 2): found[owner, default: PointLog.Stored()].head = text
      case ("notes", 2): found[owner, default: PointLog.Stored()].notes = text
      case ("s", 3):
        guard let number = Int(parts[2]), number > 0 else { continue }
        found[owner, default: PointLog.Stored()].segments.append((number, text))
      case ("r", 3):
        found[owner, default: PointLog.Stored()].reports.append((String(parts[2]), text))
      default: continue
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func restore(owner: String, _ stored: PointLog.Stored) {
    if let log = PointLog(owner: owner, stored, namespace: namespace) { logs.append(log) }
    let restored = stored.reports.compactMap {
      TrackReport(owner: owner, name: $0.name, text: $0.text)
    }
    reports += restored.sorted { $0.order < $1.order }
  }

  /// Puts everything that waits in its order: by log, and within one the reports behind the points before them.
  private mutating func fillQueue() {
    queue = UploadQueue(configuration.queue, timer: namespace + ".retry")
    for log in logs {
      let waiting = reports.filter { $0.owner == log.owner }
      var next = waiting.startIndex
      for segment in log.segments {
        while next < waiting.endIndex, waiting[next].segment < segment.number {
          enqueue(waiting[next])
          next += 1
        }
        if segment.state == .waiting {
          queue.add(.points(owner: log.owner, segment: segment.number))
        }
      }
      for report in waiting[next...] { enqueue(report) }
    }
    for report in reports where index(of: report.owner) == nil {
      // Its log's heading is lost; what it says is still true.
      enqueue(report)
    }
  }

  /// Returns what storage has to hold for points that came from elsewhere, such as an older format.
  ///
  /// The points are numbered in order. The same points give the same keys and values, so that writing them twice is as
  /// good as once.
  public func storedForm(
    of points: [TrackPoint], owner: String, _ destination: PointLog.Destination
  ) -> [(key: String, value: String)] {
    let facts = Facts(platform: .iOS, permission: Permission(.notDetermined))
    var platform = Requests(facts)
    var log = PointLog(owner: owner, destination: destination, order: 1, namespace: namespace)
    log.storeHead(&platform)
    for point in points {
      log.record(point, &platform)
      if log.openCount >= configuration.batchSize { _ = log.close() }
    }
    for index in log.segments.indices { log.store(segment: index, &platform) }
    return platform.list.compactMap {
      guard case .store(let key, let value) = $0 else { return nil }
      return (key, value)
    }
  }

  /// Makes up a name for a new owner, unique over all phones and times.
  ///
  /// The count keeps names apart when the clock is turned back, the time when the app was installed anew.
  public func newOwner(
    prefix: String, deviceID: String, _ platform: inout Requests
  ) -> String {
    let key = namespace + ".count"
    let count = (platform.facts.storage[key].flatMap { Int($0) } ?? 0) + 1
    platform.add(.store(key: key, value: String(count)))
    return "\(prefix)-\(deviceID)-\(platform.facts.wallClock.millisecondsSince1970)-\(count)"
  }

  /// Finishes all owners but one: they belong to what an earlier process has ended.
  public mutating func finishAll(but present: String?, _ platform: inout Requests) {
    for log in logs where log.owner != present { finish(log.owner, &platform) }
  }
}
