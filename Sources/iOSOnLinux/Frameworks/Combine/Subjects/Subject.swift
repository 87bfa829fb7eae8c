internal import Synchronization

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

/// A subject that passes on what comes; who has not asked for a value does not get it.
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

/// A subject that keeps a value, sends it to whoever comes, and to all when it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(
    of: "CurrentValueSubject", excess: .replaces, isStrict: true)
  private let current: Mutex<Output>

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = Mutex(value) }

  /// The value; all who listen are sent a new one, which it takes also once it is over.
  public var value: Output {
    get { current.withLock { $0 } }
    set {
      _ = current.exchange(newValue)
      audience.send(newValue)
    }
  }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    audience.add(subscriber, of: self, first: value)
  }

  /// Keeps a value and sends it; once it is over, it stays as it was.
  public func send(_ value: Output) {
    guard !audience.isOver else { return }
    _ = current.exchange(value)
    audience.send(value)
  }

  /// Ends it for all who listen, and all who come later.
  public func send(completion: Subscribers.Completion<Failure>) { audience.complete(completion) }

  /// Keeps what comes from another publisher.
  public func send(subscription: any Subscription) {
    audience.listen(to: subscription)
    subscription.request(.unlimited)
  }
}
