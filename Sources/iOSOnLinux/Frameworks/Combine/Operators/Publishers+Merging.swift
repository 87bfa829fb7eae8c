// Several publishers of the same send as one.

extension Publishers {
  /// A publisher that sends what any of several publishers sends, until all have finished.
  public struct MergeMany<Upstream: Publisher>: Passing {
    /// The publishers.
    public let publishers: [Upstream]

    /// Names the publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Names the publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.subscribe(subscriber)
    }

    /// Sends what these and another send.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// A publisher that sends what either of two publishers sends, until both have finished.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What is sent.
    public typealias Output = A.Output
    /// What can go wrong.
    public typealias Failure = A.Failure

    /// One of them.
    public let a: A
    /// The other.
    public let b: B

    /// Names the publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergeMany(AnyPublisher(a), AnyPublisher(b)).subscribe(subscriber)
    }
  }

  /// A publisher that sends what any of three publishers sends, until all have finished.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// What is sent.
    public typealias Output = A.Output
    /// What can go wrong.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Names the publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).subscribe(subscriber)
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends what this and another publisher send, until both have finished.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(self, other)
  }

  /// Sends what this and two others send, until all have finished.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    .init(self, b, c)
  }

  /// Sends what this and three others send, until all have finished.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge<Publishers.Merge3<Self, B, C>, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    merge(with: b, c).merge(with: d)
  }

  /// Sends what this and four others send, until all have finished.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge3<Publishers.Merge3<Self, B, C>, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    merge(with: b, c).merge(with: d, e)
  }

  /// Sends what this and five others send, until all have finished.
  public func merge(
    with b: some Publisher<Output, Failure>, _ c: some Publisher<Output, Failure>,
    _ d: some Publisher<Output, Failure>, _ e: some Publisher<Output, Failure>,
    _ f: some Publisher<Output, Failure>
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    .init(.init(self), .init(b), .init(c), .init(d), .init(e), .init(f))
  }

  /// Sends what this and six others send, until all have finished.
  public func merge(
    with b: some Publisher<Output, Failure>, _ c: some Publisher<Output, Failure>,
    _ d: some Publisher<Output, Failure>, _ e: some Publisher<Output, Failure>,
    _ f: some Publisher<Output, Failure>, _ g: some Publisher<Output, Failure>
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    .init(.init(self), .init(b), .init(c), .init(d), .init(e), .init(f), .init(g))
  }

  /// Sends what this and seven others send, until all have finished.
  public func merge(
    with b: some Publisher<Output, Failure>, _ c: some Publisher<Output, Failure>,
    _ d: some Publisher<Output, Failure>, _ e: some Publisher<Output, Failure>,
    _ f: some Publisher<Output, Failure>, _ g: some Publisher<Output, Failure>,
    _ h: some Publisher<Output, Failure>
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    .init(.init(self), .init(b), .init(c), .init(d), .init(e), .init(f), .init(g), .init(h))
  }

  /// Sends what this and another of its kind send, until both have finished.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
