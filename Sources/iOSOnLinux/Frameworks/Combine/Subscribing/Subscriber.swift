/// A receiver of what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What is received.
  associatedtype Input
  /// What can go wrong; `Never` where nothing can.
  associatedtype Failure: Error

  /// Receives the subscription, by which values are asked for.
  func receive(subscription: any Subscription)
  /// Receives a value; returns how many more it wants than it has asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Learns that no more comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A subscriber of which no more is known than what it receives.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// What it is told apart by: that of the subscriber in it.
  public let combineIdentifier: CombineIdentifier
  private let handlers: Handlers

  /// One object, as what is received over and over should not cost a reference for each of the closures.
  private final class Handlers {
    let begin: (any Subscription) -> Void
    let take: (Input) -> Subscribers.Demand
    let end: (Subscribers.Completion<Failure>) -> Void

    init(
      begin: @escaping (any Subscription) -> Void,
      take: @escaping (Input) -> Subscribers.Demand,
      end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      (self.begin, self.take, self.end) = (begin, take, end)
    }
  }

  /// Wraps a subscriber.
  public init(_ subscriber: some Subscriber<Input, Failure>) {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    handlers = Handlers(
      begin: { subscriber.receive(subscription: $0) }, take: { subscriber.receive($0) },
      end: { subscriber.receive(completion: $0) })
  }

  /// Has a subject pass on what is received.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { subject.send(subscription: $0) },
      receiveValue: { value in
        subject.send(value)
        return .none
      }, receiveCompletion: { subject.send(completion: $0) })
  }

  /// Creates a subscriber of closures; without any it receives nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    handlers = Handlers(
      begin: receiveSubscription ?? { _ in }, take: receiveValue ?? { _ in .none },
      end: receiveCompletion ?? { _ in })
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { handlers.begin(subscription) }

  /// Receives a value.
  public func receive(_ input: Input) -> Subscribers.Demand { handlers.take(input) }

  /// Learns that no more comes.
  public func receive(completion: Subscribers.Completion<Failure>) { handlers.end(completion) }

  /// Its name.
  public var description: String { "AnySubscriber" }
}

/// The place of subscribers and of what they are told.
public enum Subscribers {
  /// The end of what is sent.
  @frozen public enum Completion<Failure: Error> {
    /// As it should.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
