internal import Synchronization

/// A publisher that begins when it is told to, for all who listen.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; what is returned ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber, and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publisher {
  /// Has one subject for all who listen, made by a closure.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
  {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Has one subject for all who listen.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Listens once for all who listen, from the first to the last of them.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Begins when it is told to, for all who listen.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  {
    multicast { PassthroughSubject() }
  }
}

extension Publishers {
  /// A publisher that listens once for all who listen, by a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    Passing
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// What is listened to.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private let made = Mutex<SubjectType?>(nil)

    /// Says what is listened to, and how the subject is made.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      if let subject = made.withLock({ $0 }) { return subject }
      let another = createSubject()
      return made.withLock { made in
        made = made ?? another
        return made ?? another
      }
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      subject.subscribe(subscriber)
    }

    /// Begins to listen.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that begins with the first subscriber, and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Passing {
    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }

    /// What is begun.
    public let upstream: Upstream
    private let state = Mutex(State())

    /// Says what is begun.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      let isFirst = state.withLock { state in
        state.count += 1
        return state.count == 1
      }
      upstream.handleEvents(
        receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() }
      ).subscribe(subscriber)
      // What has ended already is not begun for nobody.
      guard isFirst, state.withLock({ $0.count > 0 }) else { return }
      let connection = upstream.connect()
      let isWanted = state.withLock { state in
        if state.count > 0 { state.connection = connection }
        return state.count > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = state.withLock { state in
        state.count -= 1
        let connection = state.connection
        if state.count == 0 { state.connection = nil }
        return state.count == 0 ? connection : nil
      }
      connection?.cancel()
    }
  }

  /// A publisher that listens once for all who listen, from the first to the last of them.
  public final class Share<Upstream: Publisher>: Passing {
    /// What is listened to.
    public let upstream: Upstream
    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Failure>>>

    /// Says what is listened to.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      shared.subscribe(subscriber)
    }
  }
}
