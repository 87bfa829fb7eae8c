/// The outcome of one value, or of the end, where values go through one after the other.
enum Step<Output, Failure: Error> {
  /// This value is sent.
  case send(Output)
  /// Nothing is sent; upstream is asked for one more.
  case skip
  /// Nothing is sent, and nothing is asked for in the place of the value.
  case drop
  /// This value is sent, and it is over.
  case sendLast(Output)
  /// It is over.
  case end(Subscribers.Completion<Failure>)
}

/// The steps of an operator for one subscriber: its state lies in what the closures keep.
struct Steps<Input, UpstreamFailure: Error, Output, Failure: Error> {
  let receive: (Input) -> Step<Output, Failure>
  let complete: (Subscribers.Completion<UpstreamFailure>) -> Step<Output, Failure>
  /// Whether it needs all there is, whatever is asked of it.
  var isGathering = false
  /// How many values it needs ahead of what is asked of it: no other is asked for in the place of those it skips.
  var ahead = Subscribers.Demand.none
  /// Whether it is over before anything has come.
  var isOver = false
}

extension Steps where UpstreamFailure == Failure {
  /// What fails as upstream does.
  init(
    isGathering: Bool = false, _ receive: @escaping (Input) -> Step<Output, Failure>,
    atEnd: @escaping () -> Step<Output, Failure> = { .end(.finished) }
  ) {
    self.init(
      receive: receive,
      complete: { completion in
        if case .failure = completion { return .end(completion) }
        return atEnd()
      }, isGathering: isGathering)
  }
}

extension Steps where Failure == any Error {
  /// What fails where a closure throws.
  init(
    isGathering: Bool = false, trying receive: @escaping (Input) throws -> Step<Output, Failure>,
    atEnd: @escaping () -> Step<Output, Failure> = { .end(.finished) }
  ) {
    self.init(
      receive: { input in
        do { return try receive(input) } catch { return .end(.failure(error)) }
      },
      complete: { completion in
        if case .failure(let error) = completion { return .end(.failure(error)) }
        return atEnd()
      }, isGathering: isGathering)
  }
}

extension Outlet {
  /// Sends what comes last, and ends it.
  func end(with step: Step<Output, Failure>) {
    switch step {
    case .send(let value), .sendLast(let value):
      send(value)
      complete(.finished)
    case .skip, .drop: complete(.finished)
    case .end(let completion): complete(completion)
    }
  }
}

extension Publishers {
  /// A publisher of what becomes of another one's values, one after the other.
  public struct Operation<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// What sends the values.
    public let upstream: Upstream
    private let steps: () -> Steps<Upstream.Output, Upstream.Failure, Output, Failure>

    /// Says what is done, made anew for each subscriber.
    init(
      _ upstream: Upstream,
      _ steps: @escaping () -> Steps<Upstream.Output, Upstream.Failure, Output, Failure>
    ) {
      (self.upstream, self.steps) = (upstream, steps)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      _ = upstream.pass(through: steps(), to: Outlet(to: subscriber))
    }
  }
}

extension Publisher {
  /// Sends what comes of each value; returns what can be cancelled from elsewhere.
  func pass<NewOutput, NewFailure>(
    through steps: Steps<Output, Failure, NewOutput, NewFailure>,
    to outlet: Outlet<NewOutput, NewFailure>, ended: @escaping () -> Void = {}
  ) -> Inlet<Output, Failure> {
    weak var source: Inlet<Output, Failure>?
    let inlet = Inlet<Output, Failure>(
      asksOnce: steps.ahead > 0,
      begin: { inlet in
        if steps.isOver || outlet.isOver {
          inlet.cancel()
          outlet.begin()
          return outlet.complete(.finished)
        }
        outlet.begin(
          demanded: { if !steps.isGathering { inlet.request($0) } },
          cancelled: {
            inlet.cancel()
            ended()
          })
        inlet.request(steps.isGathering ? .unlimited : steps.ahead)
      },
      receive: { input in
        switch steps.receive(input) {
        case .skip: return steps.ahead > 0 || steps.isGathering ? .none : .max(1)
        case .drop: return .none
        case .send(let value): outlet.send(value)
        case let last:
          source?.cancel()
          ended()
          outlet.end(with: last)
        }
        return .none
      },
      complete: {
        ended()
        outlet.end(with: steps.complete($0))
      })
    source = inlet
    subscribe(inlet)
    return inlet
  }
}
