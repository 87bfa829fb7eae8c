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
  /// The treatments still to come, the next one first, each with the number of requests it is for.
  private var queue: [Queued] = []

  private struct Queued: Hashable, Sendable {
    var treatment: Treatment
    var count: Int
  }

  /// Creates the behaviour of a healthy server that answers everything at once.
  public init() {}

  /// How many of the next requests have a treatment of their own.
  public var queuedCount: Int { queue.reduce(0) { $0 + $1.count } }

  /// Treats so many more requests in this way, after those that are queued already.
  ///
  /// A count of zero or less queues nothing.
  public mutating func treatNext(_ count: Int = 1, as treatment: Treatment) {
    guard count > 0 else { return }
    queue.append(Queued(treatment: treatment, count: count))
  }

  /// Forgets the queue, so that the standing treatment holds from the next request on.
  public mutating func clearQueue() {
    queue = []
  }

  /// Takes the treatment of the request that has just arrived and returns what becomes of it.
  ///
  /// The work is done at most once, and only if the treatment lets the server get that far.
  public mutating func reply(doing work: () -> ServerResponse) -> ServerReply {
    let treatment = takeNext()
    let delay = treatment.latency ?? latency
    switch treatment.outcome {
    case .answer:
      return .response(work(), after: delay)
    case .status(let status):
      return .response(.error(status: status), after: delay)
    case .response(let response):
      return .response(response, after: delay)
    case .malformedBody:
      return .response(Self.breakingOff(work()), after: delay)
    case .noAnswer:
      return .none
    case .lostReply:
      _ = work()
      return .connectionLost(after: delay)
    case .lostRequest:
      return .connectionLost(after: delay)
    }
  }

  private mutating func takeNext() -> Treatment {
    guard let first = queue.first else { return standing }
    if first.count == 1 {
      queue.removeFirst()
    } else {
      queue[0].count -= 1
    }
    return first.treatment
  }

  /// Returns the response with only the first half of its body, which is never valid JSON.
  private static func breakingOff(_ response: ServerResponse) -> ServerResponse {
    let characters = response.body.unicodeScalars
    let half = String(characters.prefix(characters.count / 2))
    return ServerResponse(status: response.status, body: half.isEmpty ? "{" : half)
  }
}
