import DeviceInterface

/// The phone's network: the way to the servers, what is on it, and what the system carries for the app (`I-94`).
struct Network: Hashable, Sendable {
  private var connection = NetworkConnection()
  private var transfers = TransferQueue()
  private var airplaneMode = false
  private var clearRequests = 0

  var isOnline: Bool { connection.isOnline }
  var isInAirplaneMode: Bool { airplaneMode }
  /// Whether the phone looks for a network.
  var isSearching: Bool { !isOnline && !airplaneMode }
  /// Whether requests can reach servers.
  var reachesServers: Bool { isOnline && conditions.requestLossPeriod != 1 }
  /// What has made a difference to requests.
  var encounters: Encounters { connection.encounters }
  /// How many requests the app wanted to send over plain HTTP.
  var clearRequestCount: Int { clearRequests }
  /// How many requests wait for an answer.
  var waitingCount: Int { connection.waitingCount }
  /// How many transfers of the system wait for a network.
  var waitingTransferCount: Int { transfers.waitingIDs.count }
  var delayedScopes: [RequestScope] { connection.delayedScopes }

  var conditions: NetworkConditions {
    get { connection.conditions }
    set { connection.conditions = newValue }
  }

  mutating func forget(_ encounters: Encounters) { connection.encounters.subtract(encounters) }

  mutating func delayNext(_ count: Int, of scope: RequestScope, by duration: Duration) {
    connection.delayNext(count, of: scope, by: max(.zero, duration))
  }

  mutating func setAirplaneMode(_ on: Bool) { airplaneMode = on }

  /// Takes note of a request that is not let through, as anybody on the way could read it.
  mutating func refuseClear() { clearRequests += 1 }

  /// Takes the network away or brings it back, and tells an app that runs; what waits then loses its connection.
  mutating func setOnline(
    _ isOnline: Bool, by cause: PhoneLogEntry.Cause, isAppRunning: Bool, _ core: inout PhoneCore
  ) {
    guard connection.isOnline != isOnline else { return }
    connection.isOnline = isOnline
    core.record(cause, .networkChanged(isOnline: isOnline))
    if isAppRunning {
      core.news.tell(isOnline: isOnline)
      core.enqueue(.connectivityChanged(isOnline: isOnline))
    }
    guard !isOnline else { return startTransfers(&core) }
    interruptTransfers(&core)
    for id in connection.endAll() {
      forget(id, &core)
      core.enqueue(.requestFailed(id: id, .connectionLost))
    }
  }

  // MARK: Requests of the process

  /// Starts a request, which leaves the phone now.
  mutating func send(_ request: ServerRequest, _ core: inout PhoneCore) {
    connection.begin(request.id)
    core.timeline.add(.outgoing(request), at: core.now)
    core.timeline.add(.sendTimedOut(id: request.id), at: core.now + max(.zero, request.timeout))
  }

  /// Stops waiting for an answer, and ends a transfer; the server may get it all the same.
  mutating func cancel(_ id: Int, _ core: inout PhoneCore) {
    _ = connection.end(id)
    forget(id, &core)
    cancelTransfer(id, &core)
  }

  /// Lets a request leave a phone that is online; returns it where it reaches its server at once.
  mutating func leave(_ request: ServerRequest, _ core: inout PhoneCore) -> PhoneEvent? {
    core.record(.app, .sent(request))
    switch connection.dispatch(request) {
    case .arrives(let delay) where delay == .zero:
      return .outgoing(request)
    case .arrives(let delay):
      let process = connection.endedProcessCount
      core.timeline.add(.requestArrived(request, process: process), at: core.now + delay)
    case .lost(let delay):
      core.timeline.add(.connectionBroke(id: request.id), at: core.now + delay)
    }
    return nil
  }

  /// Lets a request that was on its way reach its server; another process may have requests of the same ids by now.
  func arrived(_ request: ServerRequest, of process: Int) -> PhoneEvent {
    process == connection.endedProcessCount ? .outgoing(request) : .strayed(request)
  }

  /// Takes what becomes of a request that had left the phone.
  mutating func deliver(_ reply: ServerReply, for id: Int, _ core: inout PhoneCore) {
    guard connection.isWaiting(id) else {
      return core.record(.system, .answerLost(requestID: id))
    }
    let way = conditions.replyLatency
    switch reply {
    case .response(_, let delay) where connection.losesReply(id):
      core.timeline.add(.connectionBroke(id: id), at: core.now + max(.zero, delay) + way)
    case .response(let response, let delay):
      core.timeline.add(.replyArrived(id: id, response), at: core.now + max(.zero, delay) + way)
    case .connectionLost(let delay):
      core.timeline.add(.connectionBroke(id: id), at: core.now + max(.zero, delay) + way)
    case .none:
      break
    }
  }

  /// Notes that a request is over; returns whether the app had waited for it.
  mutating func end(_ id: Int, _ core: inout PhoneCore) -> Bool {
    guard connection.end(id) else { return false }
    forget(id, &core)
    return true
  }

  mutating func lostProcess() { connection.endProcess() }

  /// Removes what lies ahead for a request.
  private func forget(_ id: Int, _ core: inout PhoneCore) {
    core.timeline.removeAll {
      switch $0 {
      case .replyArrived(let other, _), .connectionBroke(let other), .sendTimedOut(let other):
        other == id
      default: false
      }
    }
  }

  // MARK: Transfers of the system

  /// How far the transfer with the id is; `nil` where there is none.
  func stateOfTransfer(_ id: Int) -> TransferState? {
    switch transfers.progress(of: id) {
    case .waiting: .waiting
    case .underWay: .underWay
    case .answered: .answered
    case nil: nil
    }
  }

  /// Hands a request to the system.
  mutating func transfer(_ request: ServerRequest, _ core: inout PhoneCore) {
    cancelTransfer(request.id, &core)
    transfers.add(request)
  }

  func startTransfers(_ core: inout PhoneCore) {
    for id in transfers.waitingIDs { schedule(id, at: core.now, &core) }
  }

  private func schedule(_ id: Int, at instant: Instant, _ core: inout PhoneCore) {
    core.timeline.move(.transferStarts(id: id), to: instant)
  }

  /// Lets a transfer leave the phone, where there is a network.
  mutating func startTransfer(_ id: Int, _ core: inout PhoneCore) -> PhoneEvent? {
    guard isOnline, let request = transfers.start(id) else { return nil }
    core.record(.system, .sent(request))
    return .transferring(request)
  }

  /// Takes what becomes of a transfer that had left the phone.
  mutating func deliverTransfer(_ reply: ServerReply, for id: Int, _ core: inout PhoneCore) {
    guard transfers.progress(of: id) == .underWay else { return }
    connection.encounters.insert(.request)
    let way = conditions.requestLatency + conditions.replyLatency
    switch reply {
    case .response(let response, let delay):
      core.timeline.add(
        .transferAnswered(id: id, response), at: core.now + max(.zero, delay) + way)
    case .connectionLost(let delay):
      core.timeline.add(.transferBroke(id: id), at: core.now + max(.zero, delay) + way)
    case .none:
      break
    }
  }

  /// Keeps an answer for the app; returns whether it is to be started or woken, as all are there.
  mutating func transferAnswered(
    _ id: Int, _ response: ServerResponse, isAppRunning: Bool, _ core: inout PhoneCore
  ) -> Bool {
    guard transfers.end(id, .answered(response)) else { return false }
    guard isAppRunning else { return transfers.isAnswered }
    tellTransfers(&core)
    return false
  }

  /// Lets a transfer whose connection broke be tried again by the system.
  mutating func transferBroke(_ id: Int, _ core: inout PhoneCore) {
    guard transfers.end(id, .waiting) else { return }
    schedule(id, at: core.now + core.profile.constants.transferRetryDelay, &core)
  }

  /// Tells the app the answers that wait for it; a new process takes its transfers up again.
  mutating func tellTransfers(_ core: inout PhoneCore) {
    for answer in transfers.takeAnswers() {
      core.enqueue(.response(id: answer.id, answer.response))
    }
  }

  /// Lets what is under way wait for the next network; its server may get it twice.
  mutating func interruptTransfers(_ core: inout PhoneCore) {
    transfers.interruptAll()
    core.timeline.removeAll(where: \.isOfTransferUnderWay)
  }

  private mutating func cancelTransfer(_ id: Int, _ core: inout PhoneCore) {
    transfers.remove(id)
    core.timeline.removeAll {
      switch $0 {
      case .transferStarts(let other), .transferAnswered(let other, _), .transferBroke(let other):
        other == id
      default: false
      }
    }
  }

  /// Cancels every transfer, as the user closed the app or removed it (`I-94`).
  mutating func cancelTransfers(_ core: inout PhoneCore) {
    interruptTransfers(&core)
    for id in transfers.waitingIDs { cancelTransfer(id, &core) }
    transfers.removeAll()
  }
}
