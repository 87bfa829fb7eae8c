public import DeviceInterface

extension TrackJournal {
  /// Sends the next parcel, if nothing is under way and nothing speaks for waiting.
  public mutating func sendNext(_ requests: inout RequestCounter, _ platform: inout Requests) {
    while let parcel = queue.due {
      guard let (path, key, body) = content(of: parcel) else {
        // Its points or its report are gone, so nothing is left to be sent.
        queue.finishFirst()
        continue
      }
      guard platform.facts.isOnline else {
        // An attempt would fail; the network's return is told, and time passing is a second chance.
        queue.wait(&platform)
        return
      }
      let id = requests.next()
      queue.sent(id)
      platform.add(
        .send(
          ServerRequest(
            id: id, .post, path, body: body, idempotencyKey: key,
            timeout: configuration.queue.timeout,
            sentAtMilliseconds: platform.facts.wallClock.millisecondsSince1970,
            authorization: configuration.authorization)))
    }
  }

  /// Takes in an answer; returns what it has changed for the app, if it was to the journal's request.
  public mutating func receive(
    _ response: ServerResponse, to id: Int, _ requests: inout RequestCounter,
    _ platform: inout Requests
  ) -> News? {
    // The answer to an earlier request is late; the parcel was sent again or is done with.
    guard queue.requestID == id, let parcel = queue.parcels.first else { return nil }
    let news: News?
    switch response.status {
    case 200...299:
      let answer = JSONValue.answer(response.body)
      // What is not in the servers' language, torn or the page of a network that wants its user to sign in, says nothing of
      // what was sent, which is as good as no answer.
      let isForeign = answer == nil && !response.body.isEmpty
      news = isForeign ? postponed(&platform) : accepted(parcel, response.body, answer, &platform)
    case 409: news = conflicted(parcel, response.body, &platform)
    case let status where ServerResponse.mayPass(status: status): news = postponed(&platform)
    default: news = refused(parcel, response, &platform)
    }
    letGo(of: parcel.owner, &platform)
    sendNext(&requests, &platform)
    return news
  }

  /// Takes in that a request got no answer; returns whether it was the journal's.
  public mutating func receiveFailure(of id: Int, _ platform: inout Requests) -> Bool {
    guard queue.requestID == id else { return false }
    queue.wait(&platform)
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

  private func content(of parcel: UploadQueue.Parcel) -> (path: String, key: String, body: String)?
  {
    switch parcel {
    case .points(let owner, let segment):
      guard let index = index(of: owner), let upload = logs[index].upload(ofSegment: segment) else {
        return nil
      }
      return (logs[index].destination.path, upload.key, upload.body)
    case .report(let owner, let name):
      guard let report = report(name, of: owner) else { return nil }
      return (report.path, "\(owner)/\(name)", report.body)
    }
  }

  /// The server is busy or broken, which may pass: the parcel keeps its place.
  private mutating func postponed(_ platform: inout Requests) -> News? {
    queue.wait(&platform)
    return nil
  }

  private mutating func accepted(
    _ parcel: UploadQueue.Parcel, _ body: String, _ answer: JSONValue?, _ platform: inout Requests
  ) -> News? {
    switch parcel {
    case .report(let owner, let name):
      remove(report: name, of: owner, &platform)
      queue.finishFirst()
      return .reportDelivered(owner: owner, name: name, body: body)
    case .points(let owner, let segment):
      return acceptedPoints(owner, segment, answer.flatMap(UploadAnswer.init), &platform)
    }
  }

  private mutating func acceptedPoints(
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
    switch progress {
    case .settled:
      queue.finishFirst()
      return .pointsSettled(owner: owner, refused: refusals)
    case .partly:
      // The rest goes at once, under a key of its own, as the old key would bring the old answer.
      queue.finishPart()
      return refusals.isEmpty ? nil : .pointsSettled(owner: owner, refused: refusals)
    case .none:
      // A server that says "done" and nothing sensible beside it is asked again, but not for ever.
      guard queue.countUselessAnswer() else { return postponed(&platform) }
      return refuseRest(owner, segment, reason: "unreadable answer", &platform)
    }
  }

  /// The server says that something stands otherwise: what was recorded is sent all the same (`design`).
  ///
  /// An answer that says what became of each point settles them; without one the batch is sent once more, as the server may
  /// only have wanted to tell. A report has nothing to add to what the server says.
  private mutating func conflicted(
    _ parcel: UploadQueue.Parcel, _ body: String, _ platform: inout Requests
  ) -> News? {
    switch parcel {
    case .report(let owner, let name):
      remove(report: name, of: owner, &platform)
      queue.finishFirst()
      return .conflict(owner: owner, report: name, body: body)
    case .points(let owner, let segment):
      let json = JSONValue.answer(body)
      if let answer = json.flatMap(UploadAnswer.init) {
        _ = acceptedPoints(owner, segment, answer, &platform)
      } else if queue.countConflict() {
        return refuseRest(owner, segment, reason: "status 409", &platform)
      } else {
        queue.repeatFirst()
      }
      return .conflict(owner: owner, report: nil, body: body)
    }
  }

  private mutating func refused(
    _ parcel: UploadQueue.Parcel, _ response: ServerResponse, _ platform: inout Requests
  ) -> News? {
    switch parcel {
    case .report(let owner, let name):
      remove(report: name, of: owner, &platform)
      queue.finishFirst()
      return .reportRefused(
        owner: owner, name: name, status: response.status, body: response.body)
    case .points(let owner, let segment):
      return refuseRest(owner, segment, reason: "status \(response.status)", &platform)
    }
  }

  /// Counts what a segment still lacks as refused, so that it does not keep the others waiting.
  private mutating func refuseRest(
    _ owner: String, _ segment: Int, reason: String, _ platform: inout Requests
  ) -> News? {
    queue.finishFirst()
    guard let index = index(of: owner), let place = logs[index].index(ofSegment: segment) else {
      return nil
    }
    let numbers = logs[index].unsettledNumbers(ofSegmentAt: place)
    _ = logs[index].receive(accepted: [], refused: numbers, ofSegment: segment, &platform)
    return .pointsSettled(
      owner: owner, refused: numbers.map { Refusal(number: $0, reason: reason) })
  }

  private mutating func remove(report name: String, of owner: String, _ platform: inout Requests) {
    guard let index = reports.firstIndex(where: { $0.owner == owner && $0.name == name }) else {
      return
    }
    if !reports[index].isVolatile { platform.add(.delete(key: key(of: reports[index]))) }
    reports.remove(at: index)
  }
}
