/// A connection as a value: what comes goes in with the time at which it came, and what is to be sent stands ready.
///
/// One request at a time is answered. Others that the client has sent already wait until it has read the answer.
package struct HTTPConnection: Hashable, Sendable {
  private enum Phase: Hashable {
    /// Waits for a request or the rest of one, at this stage since then.
    case reading(HTTPRequestReader.Stage, since: Duration)
    /// Waits for the program to answer.
    case asking(HTTPRequest)
    /// Waits for the client to read an answer that was given then.
    case answering(isLast: Bool, since: Duration)
    /// Sends events as they come; since then the client has read nothing of what waits for it.
    case streaming(since: Duration)
    /// Has said all, and waits for the client to close, so that the answer is not lost on its way.
    case lingering(since: Duration)
    case closed
  }

  private let limits: HTTPLimits
  private var reader: HTTPRequestReader
  private var phase: Phase
  /// What is to be sent, and how much of it has been.
  private var pending: [UInt8] = []
  private var sentCount = 0

  /// Creates a connection that was opened now.
  package init(_ limits: HTTPLimits, at now: Duration) {
    self.limits = limits
    reader = HTTPRequestReader(limits)
    phase = .reading(.nothing, since: now)
  }

  // MARK: What it wants

  /// The request that waits for an answer.
  package var request: HTTPRequest? {
    if case .asking(let request) = phase { request } else { nil }
  }

  /// The bytes that are to be sent.
  package var output: ArraySlice<UInt8> { pending[sentCount...] }

  /// Whether bytes of the client are read: not while it has an answer to read.
  package var wantsInput: Bool {
    switch phase {
    case .reading, .streaming, .lingering: true
    case .asking, .answering, .closed: false
    }
  }

  /// Whether everything is sent, so that the client is to be told that nothing follows.
  package var hasSaidAll: Bool { if case .lingering = phase { true } else { false } }

  /// Whether it has come to its end.
  package var isClosed: Bool { phase == .closed }

  /// When something happens although nothing comes; `nil` where it waits as long as it takes.
  package var deadline: Duration? {
    switch phase {
    case .reading(.nothing, let since): since + limits.idleTime
    case .reading(.head, let since): since + limits.headTime
    case .reading(.body, let since): since + limits.bodyTime
    case .answering(_, let since): since + limits.answerTime
    case .streaming(let since): pending.isEmpty ? nil : since + limits.stallTime
    case .lingering(let since): since + limits.lingerTime
    case .asking, .closed: nil
    }
  }

  /// How easily it can be given up for another one, the more the higher, and since when; `nil` where it cannot.
  package var dispensability: (rank: Int, since: Duration)? {
    switch phase {
    case .lingering(let since): (2, since)
    // One that has just been opened has had no time to ask, so it is better kept than one that has begun and goes slowly.
    case .reading(_, let since): (1, since)
    // Whoever reads at all has read most answers by now; without this, those who do not could keep all others out.
    case .answering(_, let since): (0, since)
    case .asking, .streaming, .closed: nil
    }
  }

  // MARK: What happens

  /// Bytes have come.
  package mutating func received(_ bytes: some Collection<UInt8>, at now: Duration) {
    switch phase {
    case .reading:
      reader.append(bytes)
      advance(at: now)
    // They were on their way already: they are read after the answer.
    case .asking, .answering: reader.append(bytes)
    // Nothing is expected there, and nothing is answered.
    case .streaming, .lingering, .closed: break
    }
  }

  /// The client has closed, or can no longer be reached.
  package mutating func wasClosed() { phase = .closed }

  /// The program has answered the request that waited.
  package mutating func answered(_ response: HTTPResponse, at now: Duration) {
    guard case .asking(let request) = phase else {
      preconditionFailure("an answer without a request: \(phase)")
    }
    switch response.body {
    case .bytes: say(response, isLast: !request.isPersistent, at: now)
    case .events:
      pending = response.bytes(isLast: true)
      phase = .streaming(since: now)
    }
  }

  /// The program has posted something to the stream.
  package mutating func posted(_ bytes: [UInt8], at now: Duration) {
    guard case .streaming = phase else { return }
    // A reader that reads too slowly is dropped: its page begins anew, with how things are then.
    guard output.count + bytes.count <= limits.backlogBytes else {
      phase = .closed
      return
    }
    if pending.isEmpty { phase = .streaming(since: now) }
    pending.removeFirst(sentCount)
    sentCount = 0
    pending += bytes
  }

  /// The program has ended the stream.
  package mutating func endedStream(at now: Duration) {
    guard case .streaming = phase else { return }
    phase = pending.isEmpty ? .lingering(since: now) : .answering(isLast: true, since: now)
  }

  /// So many bytes of the output were sent.
  package mutating func sent(_ count: Int, at now: Duration) {
    sentCount += count
    let isAll = sentCount == pending.count
    if isAll { (pending, sentCount) = ([], 0) }
    switch phase {
    case .answering(isLast: false, _) where isAll:
      phase = .reading(.nothing, since: now)
      advance(at: now)
    case .answering(isLast: true, _) where isAll: phase = .lingering(since: now)
    case .streaming: phase = .streaming(since: now)
    case .answering, .reading, .asking, .lingering, .closed: break
    }
  }

  /// Time has passed.
  package mutating func timePassed(to now: Duration) {
    guard let deadline, deadline <= now else { return }
    switch phase {
    case .reading(.head, _): say(HTTPResponse(.headTooSlow), isLast: true, at: now)
    case .reading(.body, _): say(HTTPResponse(.bodyTooSlow), isLast: true, at: now)
    // Nobody waits for an answer there, or nobody reads it.
    case .reading(.nothing, _), .answering, .streaming, .lingering, .asking, .closed:
      phase = .closed
    }
  }

  /// Its place is needed: what has begun to be asked is told so, as far as that can be sent at once.
  package mutating func gaveWay(at now: Duration) {
    guard case .reading(let stage, _) = phase, stage != .nothing else {
      phase = .closed
      return
    }
    say(HTTPResponse(.tooManyConnections), isLast: true, at: now)
  }

  // MARK: Steps

  private mutating func say(_ response: HTTPResponse, isLast: Bool, at now: Duration) {
    pending = response.bytes(isLast: isLast)
    phase = .answering(isLast: isLast, since: now)
  }

  /// Looks for the next request in what has come.
  private mutating func advance(at now: Duration) {
    switch reader.next() {
    case .request(let request): phase = .asking(request)
    case .refused(let refusal): say(HTTPResponse(refusal), isLast: true, at: now)
    case .needsMore:
      guard case .reading(let stage, _) = phase, stage != reader.stage else { return }
      phase = .reading(reader.stage, since: now)
    }
  }
}
