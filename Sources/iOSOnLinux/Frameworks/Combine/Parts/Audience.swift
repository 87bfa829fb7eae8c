internal import Synchronization

/// The subscribers of a subject, in the order of their coming.
final class Audience<Output, Failure: Error> {
  private struct State {
    var outlets: [Outlet<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
    /// What the subject itself listens to.
    var upstreams: [any Subscription] = []
    var isWanted = false
  }

  private let state = Mutex(State())
  private let name: String
  private let excess: Outlet<Output, Failure>.Excess?
  private let isStrict: Bool

  /// Says what becomes of values that a listener has not asked for; nil where it gets them all the same.
  ///
  /// Where it is strict, a request for no values ends the app.
  init(of name: String, excess: Outlet<Output, Failure>.Excess?, isStrict: Bool = false) {
    (self.name, self.excess, self.isStrict) = (name, excess, isStrict)
  }

  deinit {
    let upstreams = state.exchange(State()).upstreams
    for upstream in upstreams { upstream.cancel() }
  }

  /// Takes in a listener of a subject, which lives on while somebody listens, with what it hears first.
  func add(
    _ subscriber: some Subscriber<Output, Failure>, of subject: AnyObject,
    first value: Output? = nil
  ) {
    let outlet = Outlet(to: subscriber, name, isStrict: isStrict)
    let completion = state.withLock { state in
      if state.completion == nil { state.outlets.append(outlet) }
      return state.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    if let value { outlet.send(value) }
    outlet.begin(
      demanded: { _ in self.want() },
      cancelled: { [weak outlet] in
        withExtendedLifetime(subject) { self.remove(outlet) }
      })
    if excess == nil { outlet.request(.unlimited) }
  }

  private func remove(_ outlet: Outlet<Output, Failure>?) {
    let gone = state.withLock { state in
      let gone = state.outlets
      state.outlets.removeAll { $0 === outlet }
      return gone
    }
    withExtendedLifetime(gone) {}
  }

  /// Sends a value to all who listen now.
  func send(_ value: Output) {
    for outlet in state.withLock({ $0.outlets }) {
      outlet.send(value, excess: excess ?? .isDropped)
    }
  }

  /// Ends it for all who listen, and all who come later; what comes after a completion is nothing.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let last = state.withLock { state in
      let last = state
      guard state.completion == nil else { return State() }
      state = State(completion: completion)
      return last
    }
    for outlet in last.outlets { outlet.complete(completion) }
  }

  /// Whether it is over.
  var isOver: Bool { state.withLock { $0.completion != nil } }

  /// Listens to something else, which is asked for all it has once somebody wants something.
  func listen(to subscription: any Subscription) {
    let (isOver, isWanted) = state.withLock { state in
      if state.completion == nil { state.upstreams.append(subscription) }
      return (state.completion != nil, state.isWanted)
    }
    if isOver { return subscription.cancel() }
    if isWanted { subscription.request(.unlimited) }
  }

  private func want() {
    let upstreams = state.withLock { state in
      defer { state.isWanted = true }
      return state.isWanted ? [] : state.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
