// One of all values is sent at the end, as a closure chooses that may throw.

extension Publishers {
  /// A publisher that sends the largest value at the end, or fails where the closure that compares throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// What can go wrong.
    public typealias Failure = any Error

    /// What sends the values.
    public let upstream: Upstream
    /// Says whether the first of two values is smaller.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Says how values are compared.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.choose(areInIncreasingOrder).subscribe(subscriber)
    }
  }

  /// A publisher that sends the last value of which a closure says so, or fails where it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// What can go wrong.
    public typealias Failure = any Error

    /// What sends the values.
    public let upstream: Upstream
    /// Says whether a value may be the last.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Says which values may be the last.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.tryFilter(predicate).last().subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the smallest value at the end, or fails where the closure that compares throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    .init(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the largest value at the end, or fails where the closure that compares throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the last value of which a closure says so, or fails where it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryLastWhere<Self>
  {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends what is left of all values where each next one may take the place of another, or fails.
  fileprivate func choose(_ isNext: @escaping (Output, Output) throws -> Bool)
    -> Publishers.Operation<Self, Output, any Error>
  {
    .init(self) {
      var result: Output?
      return Steps(
        isGathering: true,
        trying: { value in
          result = try result.map { try isNext($0, value) ? value : $0 } ?? value
          return .skip
        }, atEnd: { result.map { .sendLast($0) } ?? .end(.finished) })
    }
  }
}
