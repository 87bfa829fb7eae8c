public import DeviceInterface

extension Phone {
  /// Whether the phone has a network.
  public var isOnline: Bool { network.isOnline }

  /// Whether requests of the app can reach servers.
  public var reachesServers: Bool { network.reachesServers }

  /// How many requests of the app wait for an answer of a server.
  public var waitingRequestCount: Int { network.waitingCount }

  /// How many requests that the app has handed to the system wait for a network.
  public var waitingTransferCount: Int { network.waitingTransferCount }

  /// Whether airplane mode is on.
  public var isInAirplaneMode: Bool { network.isInAirplaneMode }

  /// Tells the phone what becomes of a request that had left it.
  public mutating func deliver(_ reply: ServerReply, for id: Int) {
    network.deliver(reply, for: id, &core)
  }

  /// Takes the network away or brings it back; without it every request that waits loses its connection.
  public mutating func setOnline(_ isOnline: Bool, by cause: PhoneLogEntry.Cause = .scenario) {
    network.setOnline(isOnline, by: cause, isAppRunning: lifecycle.state.isRunning, &core)
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
    network.delayNext(count, of: scope, by: duration)
  }

  /// What the delays of next requests are for that have not come about yet, the oldest first.
  public var delayedScopes: [RequestScope] { network.delayedScopes }

  /// Turns airplane mode: no network, and on iOS no location either where the policy follows the documents (`I-05`).
  ///
  /// Where there is location, satellites alone tell it: cells and Wi-Fi are not heard (`A-81`).
  public mutating func setAirplaneMode(_ on: Bool) {
    network.setAirplaneMode(on)
    core.record(.user, .switched(.airplaneMode, isOn: on))
    setOnline(!on, by: .user)
    changeIOS(.turnedLocationServices(effectiveLocationServices))
    if location.setRadios(!on, core) { receptionChanged() }
    flushNews()
  }

  mutating func send(_ request: ServerRequest) {
    network.send(request, &core)
    spendOnUpload()
  }

  /// How many requests the app wanted to send over plain HTTP.
  public var clearRequestCount: Int { network.clearRequestCount }

  /// Lets a request leave the phone; without a network it fails.
  ///
  /// Neither platform lets one through that goes over plain HTTP, where the app has asked for no exception (Apple, *App
  /// Transport Security*; Android, *Network security configuration*).
  mutating func leave(_ request: ServerRequest) -> PhoneEvent? {
    if request.isClear {
      network.refuseClear()
      return sendFailed(request.id, .connectionLost)
    }
    guard reachesNetwork else { return sendFailed(request.id, .offline) }
    return network.leave(request, &core)
  }

  mutating func replyArrived(_ id: Int, _ response: ServerResponse) -> PhoneEvent? {
    network.end(id, &core) ? tell(.response(id: id, response)) : nil
  }

  mutating func sendFailed(_ id: Int, _ failure: ServerFailure) -> PhoneEvent? {
    network.end(id, &core) ? tell(.requestFailed(id: id, failure)) : nil
  }
}

/// Requests that the system performs, whether or not the app runs (`I-94`); iOS only.
extension Phone {
  /// How far the background transfer with the id is; `nil` where there is none.
  public func stateOfTransfer(_ id: Int) -> TransferState? { network.stateOfTransfer(id) }

  /// Tells the phone what becomes of a transfer that had left it.
  public mutating func deliverTransfer(_ reply: ServerReply, for id: Int) {
    network.deliverTransfer(reply, for: id, &core)
  }

  mutating func transfer(_ request: ServerRequest) {
    guard core.profile.platform == .iOS else {
      return core.record(.system, .ignored(.android(68)))
    }
    if request.isClear {
      network.refuseClear()
      return core.enqueue(.requestFailed(id: request.id, .connectionLost))
    }
    network.transfer(request, &core)
    spendOnUpload()
    network.startTransfers(&core)
  }

  /// Lets a transfer leave the phone, where files can be read (`I-96`).
  mutating func transferStarts(_ id: Int) -> PhoneEvent? {
    guard isOn, storageIsReadable else { return nil }
    return network.startTransfer(id, &core)
  }

  mutating func transferAnswered(_ id: Int, _ response: ServerResponse) {
    let isRunning = lifecycle.state.isRunning
    guard network.transferAnswered(id, response, isAppRunning: isRunning, &core) else { return }
    live(.wokenInBackground(.transfers))
    core.enqueue(.transfersFinished)
  }
}
