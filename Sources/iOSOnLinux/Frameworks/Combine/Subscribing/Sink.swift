extension Subscribers {
  /// A subscriber that receives all there is, by closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let inlet: Inlet<Input, Failure>

    /// Says what is done with each value, and at the end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      inlet = Inlet(
        begin: { $0.request(.unlimited) },
        receive: {
          receiveValue($0)
          return .none
        }, complete: receiveCompletion)
    }

    /// Asks for all there is.
    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Learns that no more comes.
    public func receive(completion: Subscribers.Completion<Failure>) {
      inlet.receive(completion: completion)
    }

    /// Wants nothing any more; before the subscription has come, there is nothing to cancel.
    public func cancel() {
      if inlet.hasBegun { inlet.cancel() }
    }

    /// Its name.
    public var description: String { "Sink" }
  }

  /// A subscriber that receives all there is into a property of an object, which it keeps until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// Nothing can go wrong.
    public typealias Failure = Never

    private let inlet: Inlet<Input, Never>

    /// Names the object and its property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      inlet = Inlet(
        begin: { $0.request(.unlimited) },
        receive: {
          object[keyPath: keyPath] = $0
          return .none
        }, complete: { _ in })
    }

    /// Asks for all there is.
    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Lets the object go.
    public func receive(completion: Subscribers.Completion<Never>) {
      inlet.receive(completion: completion)
    }

    /// Wants nothing any more, and lets the object go.
    public func cancel() { inlet.cancel() }

    /// Its name.
    public var description: String { "Assign \(Root.self)." }
  }
}

extension Publisher {
  /// Has closures receive all there is, until what is returned is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Has a closure receive all there is, until what is returned is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object, which is kept, until what is returned is cancelled or let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
