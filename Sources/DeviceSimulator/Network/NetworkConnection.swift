import DeviceInterface

/// The phone's way to the servers: whether there is a network, how good it is, and which requests wait for an answer.
struct NetworkConnection: Hashable, Sendable {
  /// A request that waits for an answer.
  private struct Waiting: Hashable, Sendable {
    let id: Int
    var losesReply = false
  }

  /// A delay for some of the next requests.
  private struct Delay: Hashable, Sendable {
    let scope: RequestScope
    let duration: Duration
    var count: Int
  }

  /// What becomes of a request that leaves the phone.
  enum Passage: Hashable, Sendable {
    /// It reaches its server after the duration.
    case arrives(after: Duration)
    /// It gets lost, which the phone notices after the duration.
    case lost(after: Duration)
  }

  /// Whether the phone has a network.
  var isOnline = true
  /// How good the network is; the count towards the next loss begins anew.
  var conditions = NetworkConditions() {
    didSet { countSinceLoss = 0 }
  }
  /// How many processes of the app have ended; their requests may still be on the way.
  private(set) var endedProcessCount = 0
  /// The requests that wait for an answer, in the order they were sent.
  private var waiting: [Waiting] = []

  /// How many requests wait for an answer.
  var waitingCount: Int { waiting.count }
  /// The delays still to come, the next one first.
  private var delays: [Delay] = []
  private var countSinceLoss = 0

  /// Notes that a request waits.
  mutating func begin(_ id: Int) {
    waiting.append(Waiting(id: id))
  }

  /// Notes that a request no longer waits, and tells whether it did.
  mutating func end(_ id: Int) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Notes that no request waits any more, and returns those that did, in the order they were sent.
  mutating func endAll() -> [Int] {
    let ended = waiting.map(\.id)
    waiting = []
    return ended
  }

  /// Notes that the process whose requests wait has ended.
  mutating func endProcess() {
    waiting = []
    endedProcessCount += 1
  }

  /// Whether a request waits.
  func isWaiting(_ id: Int) -> Bool {
    waiting.contains { $0.id == id }
  }

  /// Whether the reply to a request gets lost on its way.
  func losesReply(_ id: Int) -> Bool {
    waiting.contains { $0.id == id && $0.losesReply }
  }

  /// Delays so many more requests of the scope.
  mutating func delayNext(_ count: Int, of scope: RequestScope, by duration: Duration) {
    guard count > 0 else { return }
    delays.append(Delay(scope: scope, duration: duration, count: count))
  }

  /// Decides what becomes of a request that leaves the phone now.
  mutating func dispatch(_ request: ServerRequest) -> Passage {
    let duration = conditions.requestLatency + takeDelay(of: request)
    guard let loss = conditions.loss else { return .arrives(after: duration) }
    countSinceLoss += 1
    guard countSinceLoss == loss.period else { return .arrives(after: duration) }
    countSinceLoss = 0
    switch loss.subject {
    case .requests:
      return .lost(after: duration)
    case .replies:
      if let index = waiting.firstIndex(where: { $0.id == request.id }) {
        waiting[index].losesReply = true
      }
      return .arrives(after: duration)
    }
  }

  /// The scopes of the delays still to come, the next one first.
  var delayedScopes: [RequestScope] { delays.map(\.scope) }

  private mutating func takeDelay(of request: ServerRequest) -> Duration {
    guard let index = delays.firstIndex(where: { $0.scope.contains(request) }) else { return .zero }
    let duration = delays[index].duration
    delays[index].count -= 1
    if delays[index].count == 0 { delays.remove(at: index) }
    return duration
  }
}

/// How well the phone's network carries requests and their replies while there is one.
public struct NetworkConditions: Hashable, Sendable {
  /// What a bad network loses again and again.
  public struct Loss: Hashable, Sendable {
    /// What gets lost on the way.
    public enum Subject: Hashable, Sendable {
      /// The request: the server never hears of it.
      case requests
      /// The reply: the server has done its work.
      case replies
    }

    /// What gets lost.
    public var subject: Subject
    /// Every which one gets lost; 1 means all of them.
    public var period: Int

    /// Creates a loss of every so-manieth; a period below 1 counts as 1.
    public init(of subject: Subject, every period: Int) {
      self.subject = subject
      self.period = max(1, period)
    }
  }

  /// How long a request is on its way to the server.
  public var requestLatency: Duration = .zero
  /// How long a reply is on its way to the phone.
  public var replyLatency: Duration = .zero
  /// What gets lost; `nil` for nothing.
  public var loss: Loss?

  /// Creates the conditions of a perfect network.
  public init() {}
}
