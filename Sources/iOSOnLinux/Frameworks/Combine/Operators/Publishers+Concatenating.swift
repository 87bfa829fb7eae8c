// One publisher after the other sends.

extension Publishers {
  /// A publisher that sends what one publisher sends, and once that has finished, what another sends.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// What is sent.
    public typealias Output = Suffix.Output
    /// What can go wrong.
    public typealias Failure = Suffix.Failure

    /// What is sent first.
    public let prefix: Prefix
    /// What is sent then.
    public let suffix: Suffix

    /// Says what is sent first, and what then.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Succession<Output, Failure> { relay in
        relay.follow(prefix) { completion in
          guard case .finished = completion else { return relay.outlet.complete(completion) }
          relay.follow(last: suffix)
        }
      }.subscribe(subscriber)
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Goes on with another publisher once this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }

  /// Sends values once this publisher has finished.
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  {
    append(elements)
  }

  /// Sends values once this publisher has finished.
  public func append<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output
  {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Begins with another publisher, and goes on with this one once that has finished.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }

  /// Begins with values.
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  {
    prepend(elements)
  }

  /// Begins with values.
  public func prepend<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output
  {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }
}
