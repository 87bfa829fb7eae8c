internal import Synchronization

extension Publisher where Failure == Never {
  /// The values one after the other, for `for await`; each is asked for when it is awaited.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values one after the other, for `for try await`; each is asked for when it is awaited.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What is sent.
  public typealias Element = P.Output
  /// Nothing can go wrong.
  public typealias Failure = Never

  /// The iterator that waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let intake: Intake<P.Output, Never>

    /// Waits for the next value; nil once there is none, and where the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async
      -> P.Output?
    {
      await intake.next(isolation: actor).get()
    }
  }

  private let publisher: P

  /// Names the publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator { Iterator(intake: Intake(publisher)) }
}

/// The values of a publisher one after the other, until something goes wrong.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What is sent.
  public typealias Element = P.Output
  /// What can go wrong.
  public typealias Failure = any Error

  /// The iterator that waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let intake: Intake<P.Output, P.Failure>

    /// Waits for the next value; nil once there is none, and where the task is cancelled.
    ///
    /// - Throws: What went wrong.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws
      -> P.Output?
    {
      try await intake.next(isolation: actor).get()
    }
  }

  private let publisher: P

  /// Names the publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator { Iterator(intake: Intake(publisher)) }
}

/// The place where tasks wait for values.
private final class Intake<Output, Failure: Error>: Sendable {
  private typealias Next = Result<Output?, Failure>

  private struct State {
    var waiting: ArraySlice<CheckedContinuation<Next, Never>> = []
    var values: ArraySlice<Output> = []
    var completion: Subscribers.Completion<Failure>?

    /// Takes out what is there; nil where somebody has to wait.
    mutating func next() -> Next? {
      if let value = values.popFirst() { return .success(value) }
      guard let completion else { return nil }
      // A failure is told once.
      self.completion = .finished
      if case .failure(let error) = completion { return .failure(error) }
      return .success(nil)
    }
  }

  private let state: Mutex<State>
  private let inlet: Inlet<Output, Failure>

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    state = Mutex(State())
    weak var intake: Intake?
    inlet = Inlet(
      receive: { value in
        intake?.change { $0.values.append(value) }
        return .none
      }, complete: { completion in intake?.change { $0.completion = completion } })
    intake = self
    publisher.subscribe(inlet)
  }

  deinit { inlet.cancel() }

  private func change(_ change: (inout State) -> Void) {
    let told = state.withLock { state in
      change(&state)
      var told: [(CheckedContinuation<Next, Never>, Next)] = []
      while let waiting = state.waiting.first, let next = state.next() {
        state.waiting.removeFirst()
        told.append((waiting, next))
      }
      return told
    }
    for (waiting, next) in told { waiting.resume(returning: next) }
  }

  func next(isolation actor: isolated (any Actor)?) async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await request(isolation: actor)
    } onCancel: {
      inlet.cancel()
      change { state in
        if state.completion == nil { state.completion = .finished }
      }
    }
  }

  /// Asks where the caller is: elsewhere it would be a matter of chance which value is the next.
  private func request(isolation actor: isolated (any Actor)?) async -> Next {
    await withCheckedContinuation(isolation: actor) { continuation in
      let next: Next? = state.withLock { state in
        let next = state.next()
        if next == nil { state.waiting.append(continuation) }
        return next
      }
      if let next { continuation.resume(returning: next) } else { inlet.request(.max(1)) }
    }
  }
}
