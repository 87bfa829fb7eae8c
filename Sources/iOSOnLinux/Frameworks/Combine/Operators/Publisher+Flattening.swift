internal import Synchronization

// Values make publishers, and those send.

extension Publishers {
  /// A publisher that sends what the publishers send that a closure makes of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What is sent.
    public typealias Output = NewPublisher.Output
    /// What can go wrong.
    public typealias Failure = Upstream.Failure

    /// What makes the values.
    public let upstream: Upstream
    /// How many publishers are listened to at once.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Says what is made of values, and how many publishers are listened to at once.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let meeting = Meeting<Output, Failure>(to: subscriber)
      let outer = Inlet<Upstream.Output, Failure>(
        receive: {
          if !meeting.isOver { meeting.add(transform($0)) }
          return .none
        }, complete: { meeting.completeOuter($0) })
      meeting.begin(outer, maxPublishers)
      upstream.subscribe(outer)
    }
  }

  /// A publisher that sends what the last of several publishers sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    /// What is sent.
    public typealias Output = P.Output
    /// What can go wrong.
    public typealias Failure = P.Failure

    /// What sends the publishers.
    public let upstream: Upstream

    /// Says what sends the publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let relay = Relay<Output, Failure>(to: subscriber)
      // Whether the publishers may still be others, and which is the last.
      let state = Mutex((isOpen: true, latest: 0, isIdle: true))
      weak var source: Inlet<P, Failure>?
      let outer = Inlet<P, Failure>(
        receive: { publisher in
          let number = state.withLock { state in
            state = (true, state.latest + 1, false)
            return state.latest
          }
          relay.follow(publisher) { completion in
            if case .failure = completion {
              source?.cancel()
              return relay.outlet.complete(completion)
            }
            let isOver = state.withLock { state in
              guard state.latest == number else { return false }
              state.isIdle = true
              return !state.isOpen
            }
            if isOver { relay.outlet.complete(.finished) }
          }
          return .none
        },
        complete: { completion in
          let isIdle = state.withLock { state in
            state.isOpen = false
            return state.isIdle
          }
          if case .failure = completion { relay.drop() } else if !isIdle { return }
          relay.outlet.complete(completion)
        })
      source = outer
      relay.begin(cancelled: { outer.cancel() })
      outer.request(.unlimited)
      upstream.subscribe(outer)
    }
  }
}

/// The place where several publishers are listened to at once.
private final class Meeting<Output, Failure: Error> {
  private struct State {
    var inlets: [Inlet<Output, Failure>] = []
    var outer: (any Subscription)?
  }

  private let outlet: Outlet<Output, Failure>
  private let state = Mutex(State())

  init(to subscriber: some Subscriber<Output, Failure>) {
    outlet = Outlet(to: subscriber)
  }

  func begin(_ outer: any Subscription, _ maxPublishers: Subscribers.Demand) {
    _ = state.exchange(State(outer: outer))
    outlet.begin(demanded: { _ in self.askForAll() }, cancelled: { self.drop() })
    outer.request(maxPublishers)
  }

  var isOver: Bool { outlet.isOver }

  /// Who wants all there is must not miss what comes unasked.
  private func askForAll() {
    guard outlet.demand == .unlimited else { return }
    for inlet in state.withLock({ $0.inlets }) { inlet.request(.unlimited) }
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    weak var source: Inlet<Output, Failure>?
    let inlet = Inlet<Output, Failure>(
      receive: { value in
        // Each publisher may have one value waiting.
        let isAll = self.outlet.demand == .unlimited
        self.outlet.send(value, sent: isAll ? nil : { source?.request(.max(1)) })
        return .none
      }, complete: { self.complete(source, $0) })
    source = inlet
    state.withLock { $0.inlets.append(inlet) }
    inlet.request(outlet.demand == .unlimited ? .unlimited : .max(1))
    publisher.subscribe(inlet)
  }

  private func complete(
    _ inlet: Inlet<Output, Failure>?, _ completion: Subscribers.Completion<Failure>
  ) {
    let last = state.withLock { state in
      let last = state
      state.inlets.removeAll { $0 === inlet }
      // What makes the publishers is not cancelled where one of them fails, and heard no more.
      if case .failure = completion { state.outer = nil }
      return last
    }
    if case .failure = completion { return end(completion) }
    if let outer = last.outer {
      outer.request(.max(1))
    } else if last.inlets.count < 2 {
      end(.finished)
    }
  }

  func completeOuter(_ completion: Subscribers.Completion<Failure>) {
    let last = state.withLock { state in
      let last = state
      state.outer = nil
      return last
    }
    if case .failure = completion { return end(completion) }
    if last.inlets.isEmpty { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    drop()
    outlet.complete(completion)
  }

  private func drop() {
    let last = state.exchange(State())
    for inlet in last.inlets { inlet.cancel() }
    last.outer?.cancel()
  }
}

extension Publisher {
  /// Sends what the publishers send that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends what the publishers send that a closure makes of values, in which nothing can go wrong.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.Operation<P, P.Output, Failure>, Self>
  where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends what the publishers send that a closure makes of values.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.Operation<Self, Output, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the last of the publishers sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends what the last of the publishers sends.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.Operation<Self, Output, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends what the last of the publishers sends, in which nothing can go wrong.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.Operation<Output, Output.Output, Failure>,
      Publishers.Operation<Self, Publishers.Operation<Output, Output.Output, Failure>, Failure>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
