// It is over before upstream is.

extension Publisher {
  /// Sends the first values.
  public func prefix(_ maxLength: Int) -> Publishers.Operation<Self, Output, Failure> {
    Refusal.unless(maxLength >= 0, "prefix: the first \(maxLength) values")
    return output(in: 0..<maxLength)
  }

  /// Sends the first values of which a closure says so.
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    .init(self) { Steps { predicate($0) ? .send($0) : .end(.finished) } }
  }

  /// Sends the first values of which a closure says so, until it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Operation<Self, Output, any Error>
  {
    .init(self) { Steps(trying: { try predicate($0) ? .send($0) : .end(.finished) }) }
  }

  /// Sends the first value.
  public func first() -> Publishers.Operation<Self, Output, Failure> { first { _ in true } }

  /// Sends the first value of which a closure says so.
  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operation<Self, Output, Failure>
  {
    .init(self) { Steps(isGathering: true) { predicate($0) ? .sendLast($0) : .skip } }
  }

  /// Sends the first value of which a closure says so, or fails where it throws before.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.Operation<Self, Output, any Error>
  {
    .init(self) {
      Steps(isGathering: true, trying: { try predicate($0) ? .sendLast($0) : .skip })
    }
  }

  /// Sends the value at a place, counted from 0.
  public func output(at index: Int) -> Publishers.Operation<Self, Output, Failure> {
    Refusal.unless(index >= 0, "output: a value at \(index)")
    return output(in: index...index)
  }

  /// Sends the values at places, counted from 0.
  public func output<R: RangeExpression<Int>>(in range: R)
    -> Publishers.Operation<Self, Output, Failure>
  {
    let range = range.relative(to: 0..<Int.max)
    Refusal.unless(range.lowerBound >= 0, "output: a value at \(range.lowerBound)")
    return .init(self) {
      var index = -1
      var steps = Steps<Output, Failure, Output, Failure> { value in
        index += 1
        guard range.contains(index) else { return .skip }
        return index == range.upperBound - 1 ? .sendLast(value) : .send(value)
      }
      steps.isOver = range.isEmpty
      return steps
    }
  }

  /// Sends until another publisher sends something.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.PrefixUntilOutput<Self, P>
  {
    .init(upstream: self, other: publisher)
  }

  /// Sends what comes once another publisher has sent something.
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure
  {
    .init(upstream: self, other: publisher)
  }

  /// Sends what comes of each value, while another publisher is listened to for its first one.
  ///
  /// What that value, or the end before it, makes of this is told by the closures: a completion ends it too.
  fileprivate func pass<Bell: Publisher, NewOutput, NewFailure>(
    through steps: Steps<Output, Failure, NewOutput, NewFailure>,
    to outlet: Outlet<NewOutput, NewFailure>, until bell: Bell,
    rings: @escaping () -> Subscribers.Completion<NewFailure>?,
    ends: @escaping (Subscribers.Completion<Bell.Failure>) -> Subscribers.Completion<NewFailure>?
  ) {
    weak var source: Inlet<Output, Failure>?
    func end(_ completion: Subscribers.Completion<NewFailure>?) {
      guard let completion else { return }
      source?.cancel()
      outlet.complete(completion)
    }
    let ear = Inlet<Bell.Output, Bell.Failure>(
      begin: { $0.request(.max(1)) },
      receive: { _ in
        end(rings())
        return .none
      }, complete: { end(ends($0)) })
    bell.subscribe(ear)
    source = pass(through: steps, to: outlet, ended: { ear.cancel() })
    // It may have rung before there was anything to end.
    if outlet.isOver { source?.cancel() }
  }
}

extension Publishers {
  /// A publisher that sends until another publisher sends something.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Passing {
    /// What sends the values.
    public let upstream: Upstream
    /// What is waited for.
    public let other: Other

    /// Says what sends the values, and what is waited for.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      upstream.pass(
        through: Steps { .send($0) }, to: Outlet(to: subscriber, isHeldBack: true), until: other,
        rings: { .finished }, ends: { _ in nil })
    }
  }

  /// A publisher that sends what comes once another publisher has sent something.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Passing
  where Upstream.Failure == Other.Failure {
    /// What sends the values.
    public let upstream: Upstream
    /// What is waited for.
    public let other: Other

    /// Says what sends the values, and what is waited for.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      var isOpen = false
      upstream.pass(
        through: Steps { isOpen ? .send($0) : .drop },
        to: Outlet(to: subscriber, isHeldBack: true), until: other,
        rings: {
          isOpen = true
          return nil
        },
        // Nothing can come any more once what opens it is over.
        ends: { isOpen ? nil : $0 })
    }
  }
}
