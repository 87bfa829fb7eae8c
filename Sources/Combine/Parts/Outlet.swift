internal import Foundation
internal import Synchronization

/// Where something is sent: the subscription of one subscriber, which gets what it has asked for and no more.
///
/// Values come one after the other, also from several threads, and nothing comes after a completion or `cancel()`.
final class Outlet<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// What becomes of a value that nobody has asked for yet.
  enum Excess {
    case isKept
    case isDropped
    /// It is kept in the place of one that was kept.
    case replaces
  }

  private struct Item {
    let value: Output
    let sent: (() -> Void)?
  }

  private struct State {
    /// Nil once it is over.
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var items: ArraySlice<Item> = []
    var completion: Subscribers.Completion<Failure>?
    var demanded: ((Subscribers.Demand) -> Void)?
    var cancelled: (() -> Void)?

    /// Takes out what is received next, and everything where that is the completion.
    mutating func next() -> Next {
      guard let subscriber else { return .nothing }
      if demand > 0, let item = items.popFirst() {
        demand -= 1
        return .item(item, subscriber)
      }
      guard items.isEmpty, let completion else { return .nothing }
      let last = self
      self = State()
      return .end(last, completion)
    }

    mutating func takeItems() -> ArraySlice<Item> {
      let items = items
      self.items = []
      return items
    }
  }

  /// What is received next.
  private enum Next {
    case nothing
    case item(Item, AnySubscriber<Output, Failure>)
    /// The completion, with what is kept until it was received.
    case end(State, Subscribers.Completion<Failure>)
  }

  let description: String
  private let state: Mutex<State>
  /// Held while something is received; by the same thread again where that sends something on.
  private let turn = NSRecursiveLock()

  init<S: Subscriber>(to subscriber: S, _ name: String = "Operation")
  where S.Input == Output, S.Failure == Failure {
    description = name
    state = Mutex(State(subscriber: AnySubscriber(subscriber)))
  }

  /// Gives the subscriber its subscription, and tells from then on what it asks for, and that it has cancelled.
  func begin(
    demanded: ((Subscribers.Demand) -> Void)? = nil, cancelled: (() -> Void)? = nil
  ) {
    let subscriber = state.withLock { state in
      guard state.subscriber != nil else { return state.subscriber }
      state.demanded = demanded
      state.cancelled = cancelled
      return state.subscriber
    }
    subscriber?.receive(subscription: self)
  }

  /// What was asked for and has not come yet.
  var demand: Subscribers.Demand { state.withLock { $0.demand } }

  /// Whether nothing can be sent any more.
  var isOver: Bool { state.withLock { $0.subscriber == nil || $0.completion != nil } }

  /// Sends a value, now or when it is asked for.
  func send(_ value: Output, excess: Excess = .isKept, sent: (() -> Void)? = nil) {
    let gone = state.withLock { state in
      guard state.subscriber != nil, state.completion == nil else { return ArraySlice<Item>() }
      if excess == .isDropped, state.demand == .none { return [] }
      let gone = excess == .replaces ? state.takeItems() : []
      state.items.append(Item(value: value, sent: sent))
      return gone
    }
    withExtendedLifetime(gone) { deliver() }
  }

  /// Ends it behind what is kept; a failure does not wait for that.
  func complete(_ completion: Subscribers.Completion<Failure>, isWaiting: Bool = false) {
    let gone = state.withLock { state in
      guard state.subscriber != nil, state.completion == nil else { return ArraySlice<Item>() }
      state.completion = completion
      guard case .failure = completion, !isWaiting else { return [] }
      return state.takeItems()
    }
    withExtendedLifetime(gone) { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let demanded = want(demand)
    deliver()
    demanded?(demand)
  }

  func cancel() { state.exchange(State()).cancelled?() }

  /// Cancels what is upstream, and ends it.
  func expire(_ completion: Subscribers.Completion<Failure>) {
    let cancelled = state.withLock { $0.subscriber == nil ? nil : $0.cancelled }
    cancelled?()
    complete(completion)
  }

  private func want(_ demand: Subscribers.Demand) -> ((Subscribers.Demand) -> Void)? {
    state.withLock { state in
      state.demand += demand
      return state.demanded
    }
  }

  private func deliver() {
    turn.lock()
    defer { turn.unlock() }
    while true {
      switch state.withLock({ $0.next() }) {
      case .nothing: return
      case .end(let last, let completion): last.subscriber?.receive(completion: completion)
      case .item(let item, let subscriber):
        // What is kept comes by this loop, so that a subscriber that wants one after the other is not called in itself.
        let more = subscriber.receive(item.value)
        if more > 0 { want(more)?(more) }
        item.sent?()
      }
    }
  }
}
