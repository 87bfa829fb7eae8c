public import DeviceInterface

extension TrackJournal {
  /// Sends the next parcel, if nothing is under way and nothing speaks for waiting.
  public mutating func sendNext(_ requests: inout RequestCounter, _ platform: inout Requests) {
    while let parcel = queue.due {
      guard let content = content(of: parcel, platform.facts) else {
        // Its points or its report are gone, so nothing is left to be sent.
        queue.finishFirst()
        continue
      }
      guard platform.facts.isOnline else {
        // An attempt would fail, and the network's return is told.
        queue.waitForNetwork()
        if isStorageFull { queue.wakeInTime(&platform) }
        return
      }
      let id = requests.next()
      queue.sent(id)
      platform.add(
        .send(
          ServerRequest(
            id: id, .post, content.path, query: content.query, body: content.body,
            idempotencyKey: content.key,
            timeout: configuration.queue.timeout,
            sentAtMilliseconds: platform.facts.wallClock.millisecondsSince1970,
            authorization: configuration.authorization)))
    }
  }

  /// Takes in an answer; returns what it has changed for the app, if it was to the journal's request.
  ///
  /// Only the server that says so of what was sent itself has it, or will never take it; everything else says nothing of it,
  /// whatever the status, and what was sent waits (`design`).
  public mutating func receive(
    _ response: ServerResponse, to id: Int, _ requests: inout RequestCounter,
    _ platform: inout Requests
  ) -> News? {
    var answer: JSONValue?
    return receive(response, to: id, reading: &answer, &requests, &platform)
  }

  /// Takes in an answer, and hands out what was read of it, so that nobody has to read it once more.
  package mutating func receive(
    _ response: ServerResponse, to id: Int, reading answer: inout JSONValue?,
    _ requests: inout RequestCounter, _ platform: inout Requests
  ) -> News? {
    // The answer to an earlier request is late; the parcel was sent again or is done with.
    guard queue.requestID == id, let parcel = queue.parcels.first else { return nil }
    let news: News? =
      if (200...299).contains(response.status) {
        accepted(parcel, response, reading: &answer, &platform)
      } else if let reason = RefusalReason(response) {
        refused(parcel, reason, response, &platform)
      } else {
        postponed(parcel, response, &platform)
      }
    letGo(of: parcel.owner, &platform)
    sendNext(&requests, &platform)
    return news
  }

  /// Takes in that a request got no answer; returns whether it was the journal's.
  public mutating func receiveFailure(
    _ failure: ServerFailure, of id: Int, _ platform: inout Requests
  ) -> Bool {
    guard queue.requestID == id else { return false }
    queue.wait(for: .unanswered(failure), &platform)
    return true
  }

  /// Takes in that a timer has run out; returns whether it was the journal's.
  public mutating func receiveTimer(
    _ name: String, _ requests: inout RequestCounter, _ platform: inout Requests
  ) -> Bool {
    guard name == queue.timer else { return false }
    queue.stopWaiting()
    payDebts(&platform)
    sendNext(&requests, &platform)
    return true
  }

  /// Takes in that the network came or went.
  public mutating func changeConnectivity(
    isOnline: Bool, _ requests: inout RequestCounter, _ platform: inout Requests
  ) {
    guard isOnline else { return }
    queue.hurry(&platform)
    sendNext(&requests, &platform)
  }

  /// What is sent for a parcel, and where to.
  private struct Content {
    var path: String
    var query: [ServerRequest.QueryItem] = []
    var key: String
    var body: String
  }

  private func content(of parcel: UploadQueue.Parcel, _ facts: Facts) -> Content? {
    switch parcel {
    case .points(let owner, let segment):
      guard let index = index(of: owner),
        let upload = logs[index].upload(
          ofSegment: segment, countMax: queue.sizeMax, form: configuration.form)
      else { return nil }
      return Content(path: logs[index].destination.path, key: upload.key, body: upload.body)
    case .report(let owner, let name):
      guard let report = report(name, of: owner) else { return nil }
      return Content(
        path: report.path, query: report.query(facts), key: report.key, body: report.body)
    }
  }

  /// The answer says nothing of what was sent: the parcel keeps its place.
  ///
  /// What is too large is halved until it is one point.
  private mutating func postponed(
    _ parcel: UploadQueue.Parcel, _ response: ServerResponse, _ platform: inout Requests
  ) -> News? {
    if response.status == 413, queue.halve(sentCount(of: parcel)) { return nil }
    queue.wait(for: response.problem, &platform)
    return nil
  }

  /// How many points of a parcel are sent together.
  private func sentCount(of parcel: UploadQueue.Parcel) -> Int {
    guard case .points(let owner, let segment) = parcel, let index = index(of: owner),
      let place = logs[index].index(ofSegment: segment)
    else { return 1 }
    return min(logs[index].unsettledCount(ofSegmentAt: place), queue.sizeMax ?? .max)
  }

  private mutating func accepted(
    _ parcel: UploadQueue.Parcel, _ response: ServerResponse, reading answer: inout JSONValue?,
    _ platform: inout Requests
  ) -> News? {
    answer = JSONValue.answer(response.body)
    switch parcel {
    case .report(let owner, let name):
      guard let key = report(name, of: owner)?.key, answer?["received"]?.string == key else {
        // What is torn, or says nothing of this report, is as good as no answer.
        queue.wait(for: .unreadable, &platform)
        return nil
      }
      remove(report: name, of: owner, &platform)
      queue.finishFirst()
      return .reportDelivered(owner: owner, name: name, body: response.body)
    case .points(let owner, let segment):
      return settled(owner, segment, answer.flatMap(UploadAnswer.init), &platform)
    }
  }

  /// Takes in what the server says of each point of a segment.
  private mutating func settled(
    _ owner: String, _ segment: Int, _ answer: UploadAnswer?, _ platform: inout Requests
  ) -> News? {
    guard let index = index(of: owner) else {
      queue.finishFirst()
      return nil
    }
    let progress =
      answer.map {
        logs[index].receive(
          accepted: $0.accepted, refused: $0.refused.map(\.number), ofSegment: segment, &platform)
      } ?? .none
    let refusals = answer?.refused ?? []
    if progress != .none {
      queue.growSize(upTo: configuration.batchSize)
      storageRetries.beginAnew()
    }
    switch progress {
    case .settled:
      queue.finishFirst()
      return .pointsSettled(owner: owner, refused: refusals)
    case .partly:
      // The rest goes at once, under a key of its own, as the old key would bring the old answer.
      queue.finishPart()
      return refusals.isEmpty ? nil : .pointsSettled(owner: owner, refused: refusals)
    case .none:
      // A server that says nothing sensible is asked again; one that speaks remembers its answer under the old key.
      if answer != nil { logs[index].renewKey(ofSegment: segment) }
      queue.wait(for: .unreadable, &platform)
      return nil
    }
  }

  /// The server will never do what it was asked for, for a reason that it tells.
  private mutating func refused(
    _ parcel: UploadQueue.Parcel, _ reason: RefusalReason, _ response: ServerResponse,
    _ platform: inout Requests
  ) -> News? {
    switch parcel {
    case .report(let owner, let name):
      return refusedReport(name, of: owner, reason, response, &platform)
    case .points(let owner, let segment):
      return refusedPoints(owner, segment, reason, response, &platform)
    }
  }

  private mutating func refusedReport(
    _ name: String, of owner: String, _ reason: RefusalReason, _ response: ServerResponse,
    _ platform: inout Requests
  ) -> News? {
    remove(report: name, of: owner, &platform)
    queue.finishFirst()
    switch reason {
    case .reportedOtherwise, .ended:
      // What the server has stands, and the report has nothing to add to it.
      return .conflict(owner: owner, report: name, body: response.body)
    case .invalid, .unknown, .notYours, .noConsent, .tooLarge, .keyReused:
      return .reportRefused(
        owner: owner, name: name, status: response.status, body: response.body)
    }
  }

  private mutating func refusedPoints(
    _ owner: String, _ segment: Int, _ reason: RefusalReason, _ response: ServerResponse,
    _ platform: inout Requests
  ) -> News? {
    switch reason {
    case .ended, .reportedOtherwise:
      // What was recorded is sent all the same (`design`); what became of each point, the server says beside it.
      let answer = JSONValue.answer(response.body).flatMap(UploadAnswer.init)
      _ = settled(owner, segment, answer, &platform)
      return .conflict(owner: owner, report: nil, body: response.body)
    case .keyReused:
      // The server has had other points under this key; those that it has already it knows by their numbers.
      if let index = index(of: owner) { logs[index].renewKey(ofSegment: segment) }
      queue.wait(for: .refused(response.status), &platform)
      return nil
    case .tooLarge:
      let count = sentCount(of: .points(owner: owner, segment: segment))
      if queue.halve(count) { return nil }
      return refuseFirst(count, owner, segment, reason, &platform)
    case .invalid, .unknown, .notYours, .noConsent:
      let count = sentCount(of: .points(owner: owner, segment: segment))
      return refuseFirst(count, owner, segment, reason, &platform)
    }
  }

  /// Counts the points of a segment that were sent as refused, so that they do not keep the others waiting; they stay on the
  /// phone.
  private mutating func refuseFirst(
    _ count: Int, _ owner: String, _ segment: Int, _ reason: RefusalReason,
    _ platform: inout Requests
  ) -> News? {
    guard let index = index(of: owner), let place = logs[index].index(ofSegment: segment) else {
      queue.finishFirst()
      return nil
    }
    storageRetries.beginAnew()
    let numbers = Array(logs[index].unsettledNumbers(ofSegmentAt: place).prefix(count))
    let progress = logs[index].receive(
      accepted: [], refused: numbers, ofSegment: segment, &platform)
    if progress == .partly { queue.finishPart() } else { queue.finishFirst() }
    return .pointsSettled(
      owner: owner, refused: numbers.map { Refusal(number: $0, reason: reason.rawValue) })
  }

  private mutating func remove(report name: String, of owner: String, _ platform: inout Requests) {
    guard let index = reports.firstIndex(where: { $0.owner == owner && $0.name == name }) else {
      return
    }
    if !reports[index].isVolatile { platform.add(.delete(key: key(of: reports[index]))) }
    reports.remove(at: index)
    storageRetries.beginAnew()
  }
}
