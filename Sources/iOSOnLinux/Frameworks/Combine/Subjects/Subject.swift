/// A publisher whose values come from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
  /// Has it listen to another publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}

/// Passes on what comes; who has not asked for a value does not get it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(
    of: "PassthroughSubject", excess: .isDropped, isStrict: true)

  /// Creates a subject.
  public init() {}

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    audience.add(subscriber, of: self)
  }

  /// Sends a value to all who listen.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends it for all who listen, and all who come later.
  public func send(completion: Subscribers.Completion<Failure>) { audience.complete(completion) }

  /// Passes on what comes from another publisher, which is asked once somebody listens.
  public func send(subscription: any Subscription) { audience.listen(to: subscription) }
}
