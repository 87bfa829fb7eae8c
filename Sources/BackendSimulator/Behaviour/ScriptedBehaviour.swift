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
