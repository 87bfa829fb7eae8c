/// The phone's way to the servers: whether there is a network, and which requests wait for an answer.
struct NetworkConnection: Hashable, Sendable {
  /// Whether the phone has a network.
  var isOnline = true
  /// The ids of the requests that wait for an answer, in the order they were sent.
  private(set) var waiting: [Int] = []

  /// Notes that a request waits.
  mutating func begin(_ id: Int) {
    waiting.append(id)
  }

  /// Notes that a request no longer waits, and tells whether it did.
  mutating func end(_ id: Int) -> Bool {
    guard let index = waiting.firstIndex(of: id) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Notes that no request waits any more, and returns those that did, in the order they were sent.
  mutating func endAll() -> [Int] {
    let ended = waiting
    waiting = []
    return ended
  }
}
