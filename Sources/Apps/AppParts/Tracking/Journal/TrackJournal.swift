public import DeviceInterface

/// The points and reports that an app records, keeps over deaths of its process, and uploads.
///
/// It holds one log for each execution or shift whose data is not all on the server, and one queue for all of them. Every
/// function puts what must happen on the platform's list; what a function has put there may be cut short anywhere by the
/// end of the process, and `restore` goes on from there without losing, doubling or changing a point.
///
/// ```swift
/// var journal = TrackJournal(namespace: "campaign")
/// journal.restore(&requests, &platform)                       // on launch
/// journal.open("e-1", .init(path: "/api/executions/e-1/points"), &platform)
/// journal.record(point, owner: "e-1", &requests, &platform)   // one line appended
/// journal.flush("e-1", &requests, &platform)                  // every 60 seconds
/// journal.report("completion", owner: "e-1", path: path, body: body, &requests, &platform)
/// journal.finish("e-1", &platform)                            // its data goes once all is delivered
/// ```
public struct TrackJournal: Hashable, Sendable {
  /// The fate of something that was sent.
  public enum News: Hashable, Sendable {
    /// The server has accepted or refused each point of a batch; the refused ones with the server's reasons.
    case pointsSettled(owner: String, refused: [Refusal])
    /// The server has taken a report.
    case reportDelivered(owner: String, name: String, body: String)
    /// The server says that something stands otherwise: it was ended on another device, most likely.
    case conflict(owner: String, report: String?, body: String)
    /// The server will never take the report, for the reason in its answer.
    case reportRefused(owner: String, name: String, status: Int, body: String)
  }

  /// A point that the server will never take.
  public struct Refusal: Hashable, Sendable {
    /// The point's number.
    public var number: Int
    /// Why, in the server's words.
    public var reason: String
  }

  /// What can be adjusted.
  public let configuration: Configuration
  /// What the keys in durable storage and the timer's name begin with.
  public let namespace: String
  /// The logs, in the order in which they are uploaded.
  public internal(set) var logs: [PointLog] = []
  /// The reports that are not delivered.
  public internal(set) var reports: [TrackReport] = []
  /// What waits to be sent.
  public internal(set) var queue: UploadQueue
  /// Whether storage is full and nothing is left that could be deleted.
  public internal(set) var isStorageFull = false
  /// How many bytes of storage are held for what will be entered.
  var reservedBytes = 0
  /// The bound of what is stored again at once.
  var storageRetries = RetryBound()

  /// Creates an empty journal; the namespace is without a slash and unique within the app.
  public init(namespace: String, configuration: Configuration = Configuration()) {
    (self.namespace, self.configuration) = (namespace, configuration)
    self.queue = UploadQueue(configuration.queue, timer: namespace + ".retry")
  }

  /// What was stored again without end, if anything was: a fault of the app.
  public var endlessRetry: EndlessStorageRetry? { storageRetries.exceeded }

  /// Whether anything was; asked after every signal.
  package var hasEndlessRetry: Bool { storageRetries.exceeded.exists }

  /// Whether everything recorded and reported is with the server.
  public var isDelivered: Bool { queue.parcels.isEmpty && logs.allSatisfy { $0.openCount == 0 } }

  /// Whether something is to be sent, and only the network is missing.
  public func isHeldUp(_ facts: Facts) -> Bool { !facts.isOnline && !isDelivered }

  /// Why what waits was not taken so far; `nil` where nothing waits, or nothing has gone wrong with it.
  public var problem: QueryProblem? { queue.parcels.isEmpty ? nil : queue.problem }

  /// Returns the log of an owner; it is gone once the owner has finished and all is delivered.
  public func log(of owner: String) -> PointLog? { index(of: owner).map { logs[$0] } }

  /// The counts of the only log; `nil` where there are none or several.
  ///
  /// Taken from where it lies: a log that is handed over is copied, and this is asked after every signal.
  package var onlyCounts: PointLog.Counts? {
    guard logs.count == 1 else { return nil }
    return PointLog.Counts(
      owner: logs[0].owner, recorded: logs[0].nextPoint - 1, lost: logs[0].lostCount,
      refused: logs[0].refusedCount)
  }

  /// Returns how many points of an owner the server has refused, as far as they are kept.
  public func refusedCount(of owner: String) -> Int {
    index(of: owner).map { logs[$0].refusedCount } ?? 0
  }

  /// Returns the report of an owner that waits under the name.
  public func report(_ name: String, of owner: String) -> TrackReport? {
    reports.first { $0.owner == owner && $0.name == name }
  }

  /// Begins the log of an owner; where there is one already it goes on.
  public mutating func open(
    _ owner: String, _ destination: PointLog.Destination, _ platform: inout Requests
  ) {
    guard index(of: owner) == nil else { return }
    let order = (logs.last?.order ?? 0) + 1
    var log = PointLog(owner: owner, destination: destination, order: order, namespace: namespace)
    log.storeHead(&platform)
    logs.append(log)
  }

  /// Records a point of an owner that has a log; number and route length are the log's to give.
  ///
  /// The leg is the way from the point before, where the caller has measured it already. A full batch is sent. Returns the
  /// point as recorded, or `nil` where there is no log.
  @discardableResult
  public mutating func record(
    _ point: TrackPoint, leg: Distance? = nil, owner: String, _ requests: inout RequestCounter,
    _ platform: inout Requests
  ) -> TrackPoint? {
    guard let index = index(of: owner), !logs[index].isFinished else { return nil }
    let recorded = logs[index].record(point, leg: leg, &platform)
    if logs[index].openCount >= configuration.batchSize {
      flush(owner, &requests, &platform)
    }
    return recorded
  }

  /// Sends the points that wait for a full batch, and whatever else is due.
  public mutating func flush(
    _ owner: String, _ requests: inout RequestCounter, _ platform: inout Requests
  ) {
    if let index = index(of: owner) {
      if let segment = logs[index].close() {
        queue.add(.points(owner: owner, segment: segment))
      }
      tidyStorage(&platform)
    }
    sendNext(&requests, &platform)
  }

  /// Sends a report behind the points recorded so far, unless it is worth more; a second one of the same name is ignored.
  ///
  /// Where it matters when something happened, a stopwatch that runs since then tells the server how old the news is.
  public mutating func report(
    _ name: String, owner: String, path: String, body: String, worth: TrackReport.Worth = .usual,
    since: Stopwatch? = nil, _ requests: inout RequestCounter, _ platform: inout Requests
  ) {
    guard report(name, of: owner) == nil else { return }
    var segment = 0
    if let index = index(of: owner) {
      if let number = logs[index].close() { queue.add(.points(owner: owner, segment: number)) }
      segment = logs[index].nextSegment - 1
    }
    let order = (reports.last { $0.owner == owner }?.order ?? 0) + 1
    let report = TrackReport(
      owner: owner, name: name, path: path, body: body, segment: segment, order: order,
      worth: worth, age: since)
    reports.append(report)
    enqueue(report)
    platform.add(.store(key: key(of: report), value: report.text))
    sendNext(&requests, &platform)
  }

  /// The phone's clock was set, or the phone has started anew: how old reports are is taken down before it is asked again.
  public mutating func keepTime(_ platform: inout Requests) {
    for index in reports.indices where reports[index].age != nil {
      reports[index].age?.lap(platform.facts)
      let isKept = reports[index].worth != .entered && !reports[index].isVolatile
      guard isKept, !reports[index].isOwed else { continue }
      platform.add(.store(key: key(of: reports[index]), value: reports[index].text))
    }
  }

  /// Notes that nothing more is recorded for an owner, and lets its data go once all is delivered.
  public mutating func finish(_ owner: String, _ platform: inout Requests) {
    guard let index = index(of: owner) else { return }
    if let segment = logs[index].close() { queue.add(.points(owner: owner, segment: segment)) }
    logs[index].isFinished = true
    letGo(of: owner, &platform)
  }

  /// Whether something of an owner is not with the server yet; what the server has refused waits no more.
  public func isWaiting(_ owner: String) -> Bool {
    index(of: owner).map { !isDone(logs[$0]) } ?? false
  }

  /// Returns the place of an owner's log; there are few, and the latest is asked for most.
  func index(of owner: String) -> Int? { logs.lastIndex { $0.owner == owner } }

  /// Puts a report in its place among what waits: what was entered before points, and before what was noticed.
  mutating func enqueue(_ report: TrackReport) {
    let parcel = UploadQueue.Parcel.report(owner: report.owner, name: report.name)
    guard report.worth == .entered else { return queue.add(parcel) }
    let noticed = reports.filter { $0.worth == .noticed }
    queue.add(parcel) { waiting in
      switch waiting {
      case .points: true
      case .report(let owner, let name):
        noticed.contains { $0.owner == owner && $0.name == name }
      }
    }
  }

  func key(of report: TrackReport) -> String {
    let prefix =
      index(of: report.owner).map { logs[$0].keyPrefix }
      ?? PointLog.prefix(namespace: namespace, owner: report.owner)
    return prefix + "r/" + report.name
  }

  /// Deletes a finished owner's data, if nothing of it waits and the server has refused nothing of it.
  ///
  /// What was refused is nowhere else, so it is kept, for a bounded number of owners.
  mutating func letGo(of owner: String, _ platform: inout Requests) {
    // Asked first, as it mostly is not.
    guard let index = index(of: owner), logs[index].isFinished, isDone(logs[index]) else { return }
    if logs[index].refusedCount == 0 {
      logs[index].deleteAll(&platform)
      logs.remove(at: index)
      return
    }
    guard logs.count(where: isDone) > configuration.refusedLogsMax,
      let oldest = logs.firstIndex(where: isDone)
    else { return }
    logs[oldest].deleteAll(&platform)
    logs.remove(at: oldest)
  }

  private func isDone(_ log: PointLog) -> Bool {
    log.isFinished && !queue.parcels.contains { $0.owner == log.owner }
  }
}
