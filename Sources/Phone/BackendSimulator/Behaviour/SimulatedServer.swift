public import DeviceInterface

/// A server of the simulation: a value that takes in requests and says what becomes of them.
public protocol SimulatedServer: Hashable, Sendable {
  /// The script of latency and failures.
  var behaviour: ScriptedBehaviour { get set }
  /// What the server has received.
  var log: RequestLog { get set }
  /// Whether it holds nothing by itself, so that a real server may stand in its place.
  static var isStandIn: Bool { get }

  /// The requests that it knows, `*` for a part that differs from one to the next; empty where nobody has listed them.
  static var knownRequests: [RequestPattern] { get }

  /// Those whom it knows by the tokens of requests; empty where anybody may ask for anything.
  var identities: [ServerIdentity] { get }

  /// Tells whether it knows the path at all, whatever it makes of the request.
  func serves(_ path: String) -> Bool

  /// Sets what its own clock shows at the scenario's start later by so many milliseconds; without a clock does nothing.
  mutating func moveClock(byMilliseconds change: Int64)

  /// Does what a request wants and answers it; with a count, takes only so many records of an upload.
  mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse
}

extension SimulatedServer {
  /// Most servers hold what scenarios arrange and look at.
  public static var isStandIn: Bool { false }

  /// Nobody has listed them.
  public static var knownRequests: [RequestPattern] { [] }

  /// Anybody may ask for anything.
  public var identities: [ServerIdentity] { [] }

  /// Does nothing, as most servers look at no clock.
  public mutating func moveClock(byMilliseconds change: Int64) {}

  /// Takes in a request that arrives at the instant, and says what becomes of it.
  public mutating func receive(_ request: ServerRequest, at time: Instant) -> ServerReply {
    let request = arriving(request)
    log.record(request, at: time)
    return behaviour.takeTreatment(of: request).reply { countMax in
      respond(to: request, at: time, acceptedCountMax: countMax)
    }
  }

  /// Takes in a request whose answer, or its delay, a script may say; what it does not say is the server's own.
  public mutating func receive(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript
  ) -> ServerReply {
    let request = arriving(request)
    let (treatment, scripted) = take(request, at: time, &script)
    return treatment.reply { countMax in
      respond(to: request, at: time, acceptedCountMax: countMax, scripted: scripted)
    }
  }

  /// Takes in a request that a real server is to answer, which is told what the script says.
  ///
  /// What goes wrong on the way stays simulated, and failures that the script gives are given; all else the real one
  /// answers, or nobody where it cannot.
  public mutating func receive(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript,
    for real: (ServerRequest, _ scripted: ServerResponse?) -> ServerResponse?
  ) -> ServerReply {
    let (treatment, scripted) = take(request, at: time, &script)
    let failure = scripted.flatMap { $0.isFailure ? $0 : nil }
    var isAnswered = true
    let reply = treatment.reply { _ in
      guard let response = failure ?? real(request, scripted) else {
        isAnswered = false
        return .error(status: 502)
      }
      return response
    }
    return isAnswered ? reply : .none
  }

  /// Returns the request as it arrives: what it says may be spoiled on its way.
  private mutating func arriving(_ request: ServerRequest) -> ServerRequest {
    behaviour.interference.isThere ? behaviour.interference.spoiled(request) : request
  }

  private mutating func take(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript
  ) -> (Treatment, ServerResponse?) {
    log.record(request, at: time)
    var treatment = behaviour.takeTreatment(of: request)
    treatment.latency = script.delay(of: request) ?? treatment.latency
    // Taken before the treatment: also an answer that gets lost on its way was given.
    return (treatment, script.take(request))
  }
}

/// A server that keeps what apps send it: it does each request once, however often it arrives.
public protocol RecordingServer: SimulatedServer {
  /// What was done under which key.
  var answered: IdempotencyRecord { get set }
  /// Its own clock.
  var clock: ServerClock { get set }

  /// Does what a new request wants; with a count, takes only so many records of an upload.
  mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse

  /// The answer to a request that it does not do.
  func response(to refusal: Refusal) -> ServerResponse
}

extension RecordingServer {
  /// Says what is wrong, and no more.
  public func response(to refusal: Refusal) -> ServerResponse { refusal.response }

  /// Sets what its clock shows at the scenario's start later by so many milliseconds.
  public mutating func moveClock(byMilliseconds change: Int64) { clock.startMilliseconds += change }

  /// Answers a request: again, where it was done before under its key.
  public mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    if behaviour.interference.isThere { prepareClock(for: request, at: time) }
    do throws(Refusal) {
      if let response = try answered.answer(to: request) { return response }
      let response = try perform(request, at: time, acceptedCountMax: acceptedCountMax)
        .acknowledging(request)
      answered.remember(response, to: request)
      return response
    } catch {
      return response(to: error)
    }
  }
}

extension RecordingServer {
  /// Lets the clock believe phones where that is what is wrong, and notes whether it would matter.
  private mutating func prepareClock(for request: ServerRequest, at time: Instant) {
    clock.believesPhones = behaviour.interference.sabotage == .believesPhones
    if clock.differs(from: request, at: time) { behaviour.interference.note { $0.addOtherTime() } }
  }
}

/// A server that holds nothing: it answers what scenarios say, or a real server answers in its place.
///
/// It is the server of apps whose own one stands elsewhere.
public struct ScriptedServer: SimulatedServer {
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()

  /// Creates a healthy server.
  public init() {}

  /// It holds nothing.
  public static var isStandIn: Bool { true }

  /// No path is known.
  public func serves(_ path: String) -> Bool { false }

  /// Knows nothing.
  public mutating func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    .error(status: 404)
  }
}
