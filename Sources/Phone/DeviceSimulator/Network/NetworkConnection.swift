import DeviceInterface

/// The phone's way to the servers: whether there is a network, how good it is, and which requests wait for an answer.
struct NetworkConnection: Hashable, Sendable {
  private struct Waiting: Hashable, Sendable {
    let id: Int
    var losesReply = false
  }

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

  var isOnline = true
  /// How good the network is; where what gets lost changes, the count towards the next loss begins anew.
  var conditions = NetworkConditions() {
    didSet {
      if conditions.requestLossPeriod != oldValue.requestLossPeriod { requestsSinceLoss = 0 }
      if conditions.replyLossPeriod != oldValue.replyLossPeriod { repliesSinceLoss = 0 }
    }
  }
  /// How many processes of the app have ended; their requests may still be on the way.
  private(set) var endedProcessCount = 0
  /// The requests that wait for an answer, in the order they were sent.
  private var waiting: [Waiting] = []

  var waitingCount: Int { waiting.count }
  private var delays: [Delay] = []
  private var requestsSinceLoss = 0
  private var repliesSinceLoss = 0
  /// What has made a difference to requests.
  var encounters: Encounters = []

  mutating func begin(_ id: Int) { waiting.append(Waiting(id: id)) }

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

  func isWaiting(_ id: Int) -> Bool { waiting.contains { $0.id == id } }

  func losesReply(_ id: Int) -> Bool { waiting.contains { $0.id == id && $0.losesReply } }

  /// Delays so many more requests of the scope.
  mutating func delayNext(_ count: Int, of scope: RequestScope, by duration: Duration) {
    guard count > 0 else { return }
    delays.append(Delay(scope: scope, duration: duration, count: count))
  }

  mutating func dispatch(_ request: ServerRequest) -> Passage {
    let duration = conditions.requestLatency + takeDelay(of: request)
    encounters.insert(.request)
    if Self.isLost(every: conditions.requestLossPeriod, &requestsSinceLoss) {
      encounters.insert(.loss)
      return .lost(after: duration)
    }
    if Self.isLost(every: conditions.replyLossPeriod, &repliesSinceLoss),
      let index = waiting.firstIndex(where: { $0.id == request.id })
    {
      encounters.insert(.replyLoss)
      waiting[index].losesReply = true
    }
    return .arrives(after: duration)
  }

  /// Counts one more; tells whether it is the one that gets lost.
  private static func isLost(every period: Int?, _ countSinceLoss: inout Int) -> Bool {
    guard let period else { return false }
    countSinceLoss += 1
    guard countSinceLoss >= period else { return false }
    countSinceLoss = 0
    return true
  }

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
  /// How long a request is on its way to the server.
  public var requestLatency: Duration = .zero
  /// How long a reply is on its way to the phone.
  public var replyLatency: Duration = .zero
  /// Every which request gets lost, so that its server never hears of it; 1 means all of them, `nil` none.
  public var requestLossPeriod: Int?
  /// Every which reply gets lost, of the requests that reach a server, which has done its work; `nil` for none.
  public var replyLossPeriod: Int?

  /// Creates the conditions of a perfect network.
  public init() {}
}
