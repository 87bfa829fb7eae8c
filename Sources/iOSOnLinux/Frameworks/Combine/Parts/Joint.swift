internal import Foundation

/// The place where two publishers make one value of two.
final class Joint<A, B, Failure: Error> {
  /// The rule by which values are made.
  enum Rule {
    /// The latest of each, whenever one comes that somebody wants, but not while one is being received.
    case latest
    /// The latest of each, whenever one comes, for another joint to decide on.
    case latestOfPart
    /// The first of each, then the second, and so on.
    case pairs
  }

  private let outlet: Outlet<(A, B), Failure>
  private let rule: Rule
  private let lock = NSLock()
  private let a = Side<A>()
  private let b = Side<B>()

  /// The values that have come of one of the two.
  private final class Side<Value> {
    var values: ArraySlice<Value> = []
    var isOver = false
    var subscription: (any Subscription)?
  }

  init(to subscriber: some Subscriber<(A, B), Failure>, _ rule: Rule) {
    outlet = Outlet(to: subscriber)
    self.rule = rule
  }

  func begin<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    let (one, other) = (inlet(for: a) as Inlet<A, Failure>, inlet(for: b) as Inlet<B, Failure>)
    if rule == .latestOfPart { outlet.request(.unlimited) }
    outlet.begin(
      demanded: { demand in
        one.request(demand)
        other.request(demand)
      }, cancelled: { self.drop() })
    first.subscribe(one)
    second.subscribe(other)
  }

  private func inlet<Value>(for side: Side<Value>) -> Inlet<Value, Failure> {
    let inlet = Inlet<Value, Failure>(
      receive: {
        self.receive($0, for: side)
        return .none
      }, complete: { self.complete($0, for: side) })
    side.subscription = inlet
    return inlet
  }

  private func receive<Value>(_ value: Value, for side: Side<Value>) {
    lock.lock()
    let gone = side.values
    if rule == .pairs { side.values.append(value) } else { side.values = [value] }
    let pair = a.values.first.flatMap { first in b.values.first.map { (first, $0) } }
    if rule == .pairs, pair != nil {
      a.values.removeFirst()
      b.values.removeFirst()
    }
    let isOver = self.isOver
    lock.unlock()
    withExtendedLifetime(gone) {
      if let pair, rule != .latest || !outlet.isReceiving {
        outlet.send(pair, excess: rule == .latest ? .isDropped : .isKept)
      }
      if isOver { end(.finished) }
    }
  }

  /// Whether no pair can come any more.
  private var isOver: Bool {
    switch rule {
    case .latest, .latestOfPart: a.isOver && b.isOver
    case .pairs: a.isOver && a.values.isEmpty || b.isOver && b.values.isEmpty
    }
  }

  private func complete<Value>(
    _ completion: Subscribers.Completion<Failure>, for side: Side<Value>
  ) {
    lock.lock()
    side.isOver = true
    let isOver = self.isOver
    lock.unlock()
    if case .failure = completion { end(completion) } else if isOver { end(completion) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    drop()
    outlet.complete(completion)
  }

  private func drop() {
    lock.lock()
    let (one, other, values, others) = (a.subscription, b.subscription, a.values, b.values)
    (a.subscription, b.subscription, a.values, b.values) = (nil, nil, [], [])
    lock.unlock()
    one?.cancel()
    other?.cancel()
    withExtendedLifetime((values, others)) {}
  }
}
