public import DeviceInterface

extension Phone {
  /// Tells the phone what becomes of a request that had left it.
  public mutating func deliver(_ reply: ServerReply, for id: Int) {
    guard network.waiting.contains(id) else {
      note(.system, .answerLost(requestID: id))
      return
    }
    switch reply {
    case .response(let response, let delay):
      timeline.add(.replyArrived(id: id, response), at: now + max(.zero, delay))
    case .connectionLost(let delay):
      timeline.add(.connectionBroke(id: id), at: now + max(.zero, delay))
    case .none:
      break
    }
  }

  /// Takes the network away or brings it back; without it every request that waits loses its connection.
  public mutating func setOnline(_ isOnline: Bool, by cause: PhoneLogEntry.Cause = .scenario) {
    guard network.isOnline != isOnline else { return }
    network.isOnline = isOnline
    note(cause, .networkChanged(isOnline: isOnline))
    if lifecycle.state.isRunning {
      toldIsOnline = isOnline
      enqueue(.connectivityChanged(isOnline: isOnline))
    }
    guard !isOnline else { return }
    for id in network.endAll() {
      forget(id)
      enqueue(.requestFailed(id: id, .connectionLost))
    }
  }

  /// Starts a request; without a network it fails, and otherwise it leaves the phone now.
  mutating func send(_ request: ServerRequest) {
    network.begin(request.id)
    timeline.add(.outgoing(request), at: now)
    timeline.add(.sendTimedOut(id: request.id), at: now + max(.zero, request.timeout))
  }

  /// Stops waiting for an answer; the server may get the request all the same.
  mutating func cancelSend(_ id: Int) {
    _ = network.end(id)
    forget(id)
  }

  /// Lets a request leave the phone.
  mutating func leave(_ request: ServerRequest) -> PhoneEvent? {
    guard network.isOnline else { return sendFailed(request.id, .offline) }
    note(.app, .sent(request))
    return .outgoing(request)
  }

  /// Hands an answer to the app.
  mutating func replyArrived(_ id: Int, _ response: ServerResponse) -> PhoneEvent? {
    guard network.end(id) else { return nil }
    forget(id)
    return tell(.response(id: id, response))
  }

  /// Tells the app that a request got no answer.
  mutating func sendFailed(_ id: Int, _ failure: ServerFailure) -> PhoneEvent? {
    guard network.end(id) else { return nil }
    forget(id)
    return tell(.requestFailed(id: id, failure))
  }

  /// Removes what lies ahead for a request.
  private mutating func forget(_ id: Int) {
    timeline.removeAll {
      switch $0 {
      case .replyArrived(let other, _), .connectionBroke(let other), .sendTimedOut(let other):
        other == id
      default: false
      }
    }
  }
}
