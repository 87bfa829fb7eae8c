/// A sender of values over time, to each subscriber for itself.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// What can go wrong; `Never` where nothing can.
  associatedtype Failure: Error

  /// Takes in a subscriber: gives it a subscription, then values as it asks for them, then at most one completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Has a subscriber receive what is sent.
  public func subscribe(_ subscriber: some Subscriber<Output, Failure>) {
    receive(subscriber: subscriber)
  }

  /// Has a subject pass on what is sent, until that is cancelled or the subject is let go, which this does not keep.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>(
      begin: { [weak subject] in subject?.send(subscription: $0) },
      receive: { [weak subject] value in
        subject?.send(value)
        return .none
      },
      complete: { [weak subject] in subject?.send(completion: $0) })
    subscribe(inlet)
    return AnyCancellable(inlet)
  }

  /// Wraps this publisher so that its type is not seen.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of which no more is known than what it sends.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let take: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      take = { publisher.subscribe($0) }
    }
  }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    take(AnySubscriber(subscriber))
  }

  /// Its name.
  public var description: String { "AnyPublisher" }
}

/// The place of the publishers that operators make.
public enum Publishers {
  /// A publisher of the values of another, which can fail as that does.
  public protocol Passing: Publisher
  where Output == Upstream.Output, Failure == Upstream.Failure {
    /// What sends the values.
    associatedtype Upstream: Publisher
  }
}
