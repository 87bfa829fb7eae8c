extension Publishers {
  /// A publisher of the first values of two others, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output)
    /// What can go wrong.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Names the publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Joint(to: subscriber, .pairs).begin(a, b)
    }
  }

  /// A publisher of the values of three others that came at the same place.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output)
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
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the values of four others that came at the same place.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// What can go wrong.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D

    /// Names the publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Zip(Zip(a, b), Zip(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values at the same place of this and another publisher.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    .init(self, other)
  }

  /// Sends what a closure makes of the values at the same place of this and another publisher.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operation<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Sends the values at the same place of this and two others.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    .init(self, publisher1, publisher2)
  }

  /// Sends what a closure makes of the values at the same place of this and two others.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operation<Publishers.Zip3<Self, P, Q>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Sends the values at the same place of this and three others.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Sends what a closure makes of the values at the same place of this and three others.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Operation<Publishers.Zip4<Self, P, Q, R>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
