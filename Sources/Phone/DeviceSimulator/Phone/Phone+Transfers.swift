public import DeviceInterface

/// Requests that the system performs, whether or not the app runs (`I-94`); iOS only.
extension Phone {
  /// How far the background transfer with the id is; `nil` where there is none.
  public func stateOfTransfer(_ id: Int) -> TransferState? {
    switch transfers.progress(of: id) {
    case .waiting: .waiting
    case .underWay: .underWay
    case .answered: .answered
    case nil: nil
    }
  }

  /// Tells the phone what becomes of a transfer that had left it.
  public mutating func deliverTransfer(_ reply: ServerReply, for id: Int) {
    guard transfers.progress(of: id) == .underWay else { return }
    network.encounters.insert(.request)
    let way = network.conditions.requestLatency + network.conditions.replyLatency
    switch reply {
    case .response(let response, let delay):
      core.timeline.add(.transferAnswered(id: id, response), at: core.now + max(.zero, delay) + way)
    case .connectionLost(let delay):
      core.timeline.add(.transferBroke(id: id), at: core.now + max(.zero, delay) + way)
    case .none:
      break
    }
  }

  /// Hands a request to the system.
  mutating func transfer(_ request: ServerRequest) {
    guard core.profile.platform == .iOS else { return core.record(.system, .ignored(.android(68))) }
    cancelTransfer(request.id)
    transfers.add(request)
    spendOnUpload()
    startTransfers()
  }

  mutating func startTransfers() {
    for id in transfers.waitingIDs { scheduleTransfer(id, at: core.now) }
  }

  private mutating func scheduleTransfer(_ id: Int, at instant: Instant) {
    core.timeline.move(.transferStarts(id: id), to: instant)
  }

  /// Lets a transfer leave the phone, where there is a network and files can be read (`I-96`).
  mutating func transferStarts(_ id: Int) -> PhoneEvent? {
    guard isOn, modes.hasBeenUnlocked, network.isOnline, let request = transfers.start(id) else {
      return nil
    }
    core.record(.system, .sent(request))
    return .transferring(request)
  }

  /// Keeps an answer for the app, and starts or wakes the app when all are there.
  mutating func transferAnswered(_ id: Int, _ response: ServerResponse) {
    guard transfers.end(id, .answered(response)) else { return }
    guard !lifecycle.state.isRunning else { return tellTransfers() }
    guard transfers.isAnswered else { return }
    live(.wokenInBackground(.transfers))
    core.enqueue(.transfersFinished)
  }

  /// Lets a transfer whose connection broke be tried again by the system.
  mutating func transferBroke(_ id: Int) {
    guard transfers.end(id, .waiting) else { return }
    scheduleTransfer(id, at: core.now + core.profile.constants.transferRetryDelay)
  }

  /// Tells the app the answers that wait for it; a new process takes its transfers up again.
  mutating func tellTransfers() {
    for answer in transfers.takeAnswers() {
      core.enqueue(.response(id: answer.id, answer.response))
    }
  }

  /// Lets what is under way wait for the next network; its server may get it twice.
  mutating func interruptTransfers() {
    transfers.interruptAll()
    core.timeline.removeAll(where: \.isOfTransferUnderWay)
  }

  mutating func cancelTransfer(_ id: Int) {
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
  mutating func cancelTransfers() {
    interruptTransfers()
    for id in transfers.waitingIDs { cancelTransfer(id) }
    transfers.removeAll()
  }
}
