internal import Synchronization

/// The place where something is received: a subscriber of closures, to be cancelled, or asked for more, at any time.
///
/// Every operator is made of inlets, one for each publisher that it listens to, and of one `Outlet`.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription, Sendable {
  private struct Handlers {
    let begin: (any Subscription) -> Void
    let receive: (Input) -> Subscribers.Demand
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private struct State {
    /// Nil once it is over: nothing is received then, and nothing kept.
    var handlers: Handlers?
    var subscription: (any Subscription)?
    /// What was asked for before there was a subscription, or while it is held back.
    var demand = Subscribers.Demand.none
    var isHeldBack = false
  }

  private let state: Mutex<State>
  private let asksOnce: Bool

  /// Says what becomes of the subscription, which is this inlet itself, of each value, and of the completion.
  ///
  /// What is asked for meanwhile is asked for at once, or else together, once the subscription was passed on.
  init(
    asksOnce: Bool = false, begin: @escaping (any Subscription) -> Void = { _ in },
    receive: @escaping (Input) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    state = Mutex(State(handlers: Handlers(begin: begin, receive: receive, complete: complete)))
    self.asksOnce = asksOnce
  }

  func receive(subscription: any Subscription) {
    let handlers: Handlers? = state.withLock { state in
      guard state.subscription == nil else { return nil }
      state.subscription = state.handlers == nil ? nil : subscription
      state.isHeldBack = asksOnce
      return state.handlers
    }
    guard let handlers else { return subscription.cancel() }
    handlers.begin(self)
    let early = state.withLock { state in
      defer { (state.demand, state.isHeldBack) = (.none, false) }
      return state.handlers == nil ? .none : state.demand
    }
    if early > 0 { subscription.request(early) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.withLock { $0.handlers }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    state.exchange(State()).handlers?.complete(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let subscription: (any Subscription)? = state.withLock { state in
      guard state.subscription == nil || state.isHeldBack else { return state.subscription }
      state.demand += demand
      return nil
    }
    subscription?.request(demand)
  }

  func cancel() { state.exchange(State()).subscription?.cancel() }

  /// Whether there is a subscription now.
  var hasBegun: Bool { state.withLock { $0.subscription != nil } }
}

extension Inlet: CustomStringConvertible {
  var description: String {
    state.withLock { $0.subscription }.map { "\($0)" } ?? "Subscription"
  }
}

/// The sender of what one publisher after the other sends: each is asked for what the ones before have not sent.
final class Relay<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let current = Mutex<(any Subscription)?>(nil)

  init(to subscriber: some Subscriber<Output, Failure>) {
    outlet = Outlet(to: subscriber)
  }

  /// Gives the subscriber its subscription.
  func begin(cancelled: @escaping () -> Void = {}) {
    outlet.begin(
      demanded: { demand in self.current.withLock { $0 }?.request(demand) },
      cancelled: {
        self.drop()
        cancelled()
      })
  }

  /// Listens to a publisher in the place of the one before.
  func follow<P: Publisher>(
    _ publisher: P, then complete: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    guard !outlet.isOver else { return }
    let inlet = Inlet<Output, P.Failure>(
      receive: {
        self.outlet.send($0)
        return .none
      }, complete: complete)
    current.exchange(inlet)?.cancel()
    inlet.request(outlet.demand)
    publisher.subscribe(inlet)
  }

  /// Listens to a publisher, and ends with it.
  func follow<P: Publisher>(last publisher: P) where P.Output == Output, P.Failure == Failure {
    follow(publisher) { self.outlet.complete($0) }
  }

  /// Listens to nobody any more.
  func drop() { current.exchange(nil)?.cancel() }
}
