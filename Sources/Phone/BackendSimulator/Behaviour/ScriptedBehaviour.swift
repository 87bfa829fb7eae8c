public import DeviceInterface

/// The script by which a simulated server treats its requests: a queue for the next ones, a rule for all others.
///
/// ```swift
/// var behaviour = ScriptedBehaviour()
/// behaviour.latency = .seconds(2)
/// behaviour.treatNext(3, as: Treatment(.status(503)))   // then everything is answered again
/// behaviour.standing = Treatment(.noAnswer)             // once the three are used up, until changed
/// ```
public struct ScriptedBehaviour: Hashable, Sendable {
  /// How long an answer takes where the treatment does not say.
  public var latency: Duration = .zero
  /// The treatment of every request that the queue does not speak of.
  public var standing = Treatment(.answer)
  /// Who stands in the server, to spoil something or to look on; nobody but in an audit.
  var interference = ServerInterference()
  /// The treatments still to come, the next one first, each with the requests and the number of them it is for.
  private var queue: [Queued] = []

  private struct Queued: Hashable, Sendable {
    var scope: RequestScope
    var treatment: Treatment
    var count: Int
    var isUntouched = true
  }

  /// What the treatments are for of which no request has come yet, the oldest first; one for each call.
  public var untouchedScopes: [RequestScope] { queue.filter(\.isUntouched).map(\.scope) }

  /// Creates the behaviour of a healthy server that answers everything at once.
  public init() {}

  /// Treats so many more requests of the scope in this way, after those that are queued already.
  ///
  /// A count of zero or less queues nothing.
  public mutating func treatNext(
    _ count: Int = 1, of scope: RequestScope = .every, as treatment: Treatment
  ) {
    guard count > 0 else { return }
    queue.append(Queued(scope: scope, treatment: treatment, count: count))
  }

  /// Takes the treatment of the request that has just arrived, with its latency.
  mutating func takeTreatment(of request: ServerRequest) -> Treatment {
    var treatment = standing
    if let index = queue.firstIndex(where: { $0.scope.contains(request) }) {
      treatment = queue[index].treatment
      queue[index].count -= 1
      queue[index].isUntouched = false
      if queue[index].count == 0 { queue.remove(at: index) }
    }
    treatment.latency = treatment.latency ?? latency
    return treatment
  }
}

/// How a simulated server treats one request.
public struct Treatment: Hashable, Sendable {
  /// What becomes of the request.
  public enum Outcome: Hashable, Sendable {
    /// The server does its work and answers.
    case answer
    /// The server does nothing and answers with this HTTP status.
    case status(Int)
    /// The server does nothing and answers with exactly this.
    case response(ServerResponse)
    /// The server does its work and answers with a body that breaks off in the middle.
    case malformedBody
    /// The server does nothing, and no answer ever comes.
    case noAnswer
    /// The server does its work, but the connection breaks before the answer arrives.
    case lostReply
    /// The connection breaks before the server does anything.
    case lostRequest
    /// The way repeats the request: the server does its work twice, and its second answer arrives.
    case deliveredTwice
    /// The server does its work with so many records of an upload only, the first ones, and answers which it took.
    case acceptFirst(Int)
  }

  /// What becomes of the request.
  public var outcome: Outcome
  /// How long the answer, or the break of the connection, takes; `nil` for the server's usual latency.
  public var latency: Duration?

  /// Creates a treatment with the server's usual latency unless said otherwise.
  public init(_ outcome: Outcome, latency: Duration? = nil) {
    self.outcome = outcome
    self.latency = latency
  }

  /// Returns what becomes of a request treated in this way; no latency is said means none.
  ///
  /// The work is done as often as the treatment lets the server get that far, with the number of records of an
  /// upload that it may take, or `nil` for all.
  func reply(doing work: (_ acceptedCountMax: Int?) -> ServerResponse) -> ServerReply {
    let delay = latency ?? .zero
    switch outcome {
    case .answer:
      return .response(work(nil), after: delay)
    case .status(let status):
      return .response(.error(status: status), after: delay)
    case .response(let response):
      return .response(response, after: delay)
    case .malformedBody:
      return .response(Self.breakingOff(work(nil)), after: delay)
    case .noAnswer:
      return .none
    case .lostReply:
      _ = work(nil)
      return .connectionLost(after: delay)
    case .lostRequest:
      return .connectionLost(after: delay)
    case .deliveredTwice:
      _ = work(nil)
      return .response(work(nil), after: delay)
    case .acceptFirst(let count):
      return .response(work(max(0, count)), after: delay)
    }
  }

  /// Returns the response with only the first half of its body, which is never valid JSON.
  private static func breakingOff(_ response: ServerResponse) -> ServerResponse {
    let characters = response.body.unicodeScalars
    let half = String(characters.prefix(characters.count / 2))
    return ServerResponse(status: response.status, body: half.isEmpty ? "{" : half)
  }
}

extension RequestScope {
  /// The uploads of points, to whichever server.
  public static let pointUploads = RequestScope(method: .post, pathEnding: "/points")
}
