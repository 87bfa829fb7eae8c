public import DeviceInterface

extension Phone {
  /// Tells the phone what becomes of a request that had left it.
  public mutating func deliver(_ reply: ServerReply, for id: Int) {
    guard network.isWaiting(id) else { return core.record(.system, .answerLost(requestID: id)) }
    let way = network.conditions.replyLatency
    switch reply {
    case .response(_, let delay) where network.losesReply(id):
      core.timeline.add(.connectionBroke(id: id), at: core.now + max(.zero, delay) + way)
    case .response(let response, let delay):
      core.timeline.add(.replyArrived(id: id, response), at: core.now + max(.zero, delay) + way)
    case .connectionLost(let delay):
      core.timeline.add(.connectionBroke(id: id), at: core.now + max(.zero, delay) + way)
    case .none:
      break
    }
  }

  /// Takes the network away or brings it back; without it every request that waits loses its connection.
  public mutating func setOnline(_ isOnline: Bool, by cause: PhoneLogEntry.Cause = .scenario) {
    guard network.isOnline != isOnline else { return }
    network.isOnline = isOnline
    core.record(cause, .networkChanged(isOnline: isOnline))
    if lifecycle.state.isRunning {
      core.news.tell(isOnline: isOnline)
      core.enqueue(.connectivityChanged(isOnline: isOnline))
    }
    guard !isOnline else { return startTransfers() }
    interruptTransfers()
    for id in network.endAll() {
      forget(id)
      core.enqueue(.requestFailed(id: id, .connectionLost))
    }
  }

  /// How well the network carries requests and replies from now on; what is on its way is not changed.
  public var networkConditions: NetworkConditions {
    get { network.conditions }
    set { network.conditions = newValue }
  }

  /// Holds so many of the next requests up on their way, so that later ones may reach the server before them.
  ///
  /// What has left the phone arrives, whatever becomes of the network or the app meanwhile.
  public mutating func delayNextRequests(
    _ count: Int = 1, of scope: RequestScope = .every, by duration: Duration
  ) {
    network.delayNext(count, of: scope, by: max(.zero, duration))
  }

  /// What the delays of next requests are for that have not come about yet, the oldest first.
  public var delayedScopes: [RequestScope] { network.delayedScopes }

  /// Starts a request; without a network it fails, and otherwise it leaves the phone now.
  mutating func send(_ request: ServerRequest) {
    network.begin(request.id)
    core.timeline.add(.outgoing(request), at: core.now)
    core.timeline.add(.sendTimedOut(id: request.id), at: core.now + max(.zero, request.timeout))
  }

  /// Stops waiting for an answer; the server may get the request all the same.
  mutating func cancelSend(_ id: Int) {
    _ = network.end(id)
    forget(id)
  }

  mutating func leave(_ request: ServerRequest) -> PhoneEvent? {
    guard network.isOnline else { return sendFailed(request.id, .offline) }
    core.record(.app, .sent(request))
    switch network.dispatch(request) {
    case .arrives(let delay) where delay == .zero:
      return .outgoing(request)
    case .arrives(let delay):
      let process = network.endedProcessCount
      core.timeline.add(.requestArrived(request, process: process), at: core.now + delay)
    case .lost(let delay):
      core.timeline.add(.connectionBroke(id: request.id), at: core.now + delay)
    }
    return nil
  }

  /// Lets a request that was on its way reach its server; another process may have requests of the same ids by now.
  func requestArrived(_ request: ServerRequest, process: Int) -> PhoneEvent {
    process == network.endedProcessCount ? .outgoing(request) : .strayed(request)
  }

  mutating func replyArrived(_ id: Int, _ response: ServerResponse) -> PhoneEvent? {
    guard network.end(id) else { return nil }
    forget(id)
    return tell(.response(id: id, response))
  }

  mutating func sendFailed(_ id: Int, _ failure: ServerFailure) -> PhoneEvent? {
    guard network.end(id) else { return nil }
    forget(id)
    return tell(.requestFailed(id: id, failure))
  }

  /// Removes what lies ahead for a request.
  private mutating func forget(_ id: Int) {
    core.timeline.removeAll {
      switch $0 {
      case .replyArrived(let other, _), .connectionBroke(let other), .sendTimedOut(let other):
        other == id
      default: false
      }
    }
  }
}
