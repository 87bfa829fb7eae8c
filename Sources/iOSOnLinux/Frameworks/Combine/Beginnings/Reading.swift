internal import Synchronization

extension Publishers {
  /// A publisher that sends the elements of a sequence as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What is sent.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Names the elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Reading<Output, Failure>(of: sequence, named: "\(sequence)").begin(subscriber)
    }
  }
}

/// The reading of a sequence by one subscriber.
final class Reading<Output, Failure: Error>: Subscription {
  private struct State {
    /// Nil once it is over.
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    /// What comes next; it is read ahead, as the end comes with the last element.
    var next: Output?
    var rest: AnyIterator<Output>?
    var isReading = false
  }

  private let state: Mutex<State>
  private let name: () -> String
  private let completion: Subscribers.Completion<Failure>
  /// Whether a request for no values ends the app.
  private let isStrict: Bool

  init(
    of sequence: some Swift.Sequence<Output>, named name: @autoclosure @escaping () -> String,
    endingWith completion: Subscribers.Completion<Failure> = .finished, isStrict: Bool = false
  ) {
    let rest = AnyIterator(sequence.makeIterator())
    state = Mutex(State(next: rest.next(), rest: rest))
    (self.name, self.completion, self.isStrict) = (name, completion, isStrict)
  }

  /// Gives the subscriber this subscription, and the end at once where there is no element.
  func begin(_ subscriber: some Subscriber<Output, Failure>) {
    let isEmpty = state.withLock { state in
      state.subscriber = AnySubscriber(subscriber)
      return state.next == nil
    }
    subscriber.receive(subscription: isEmpty ? Subscriptions.empty : self)
    if isEmpty { subscriber.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    if isStrict { demand.requireSome(of: self) }
    let mayRead = state.withLock { state in
      state.demand += demand
      defer { state.isReading = true }
      return !state.isReading
    }
    // Who asks for more while it receives is given it by the loop below.
    guard mayRead else { return }
    while let (subscriber, value, rest) = next() {
      let more = subscriber.receive(value)
      let next = rest.next()
      let last = state.withLock { state in
        state.demand += more
        guard state.subscriber != nil else { return State() }
        state.next = next
        let last = state
        if next == nil { state = State() }
        return last
      }
      if next == nil { last.subscriber?.receive(completion: completion) }
    }
  }

  /// Takes what is received next; nil where nothing is asked for.
  private func next() -> (AnySubscriber<Output, Failure>, Output, AnyIterator<Output>)? {
    state.withLock { state in
      guard state.demand > 0, let subscriber = state.subscriber, let value = state.next,
        let rest = state.rest
      else {
        state.isReading = false
        return nil
      }
      state.demand -= 1
      return (subscriber, value, rest)
    }
  }

  func cancel() { _ = state.exchange(State()) }
}

extension Reading: CustomStringConvertible {
  var description: String { name() }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Sends the elements as they are asked for.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

/// A publisher that sends one value.
public struct Just<Output>: Publisher {
  /// Nothing can go wrong.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Names the value.
  public init(_ output: Output) { self.output = output }

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Output, Never>) {
    Reading<Output, Never>(of: CollectionOfOne(output), named: "Just", isStrict: true)
      .begin(subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

extension Optional {
  /// A publisher that sends the value, where there is one.
  public struct Publisher: Combine.Publisher {
    /// What is sent.
    public typealias Output = Wrapped
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Names the value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Wrapped, Never>) {
      let values = output.map { [$0] } ?? []
      Reading<Output, Never>(of: values, named: "Optional", isStrict: true).begin(subscriber)
    }
  }

  /// Sends the value, where there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher that sends the value, or fails.
  public struct Publisher: Combine.Publisher {
    /// What is sent.
    public typealias Output = Success

    /// The value, or what went wrong.
    public let result: Result<Success, Failure>

    /// Names the value, or what went wrong.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Names the value.
    public init(_ output: Success) { result = .success(output) }

    /// Names what went wrong.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Success, Failure>) {
      switch result {
      case .success(let value):
        Reading<Success, Failure>(of: CollectionOfOne(value), named: "Once", isStrict: true)
          .begin(subscriber)
      case .failure(let error):
        Fail<Success, Failure>(error: error).subscribe(subscriber)
      }
    }
  }

  /// Sends the value, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
