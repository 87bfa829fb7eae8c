// Values wait for who wants them.

extension Publishers {
  /// The way in which a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as many as there is room for, and for one more with each that was received.
    case keepFull
    /// For all there is, whatever is asked of the buffer.
    case byRequest
  }

  /// The fate of a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// It is dropped.
    case dropNewest
    /// It is kept, and the first one that waits is dropped.
    case dropOldest
    /// It is dropped, and the buffer fails behind what waits.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Passing {
    /// What sends the values.
    public let upstream: Upstream
    /// How many values are kept at most.
    public let size: Int
    /// How values are asked for.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Says how many values are kept, how they are asked for, and what becomes of others.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      Refusal.unless(size >= 0, "buffer: room for \(size) values")
      self.upstream = upstream
      (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      let outlet = Outlet<Upstream.Output, Failure>(to: subscriber)
      weak var source: Inlet<Upstream.Output, Failure>?
      let inlet = Inlet<Upstream.Output, Failure>(
        begin: { inlet in
          outlet.begin(cancelled: { inlet.cancel() })
          inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
        },
        receive: { value in
          keep(value, into: outlet, from: source)
          return .none
        },
        complete: { outlet.complete($0, isWaiting: true) })
      source = inlet
      upstream.subscribe(inlet)
    }

    private func keep(
      _ value: Upstream.Output, into outlet: Outlet<Upstream.Output, Failure>,
      from source: Inlet<Upstream.Output, Failure>?
    ) {
      var dropsOldest = false
      if case .dropOldest = whenFull { dropsOldest = true }
      let hasRoom = outlet.send(
        value, excess: .isLimited(to: size, dropsOldest: dropsOldest),
        sent: prefetch == .keepFull ? { source?.request(.max(1)) } : nil)
      guard !hasRoom, case .customError(let makeError) = whenFull else { return }
      source?.cancel()
      outlet.complete(.failure(makeError()), isWaiting: true)
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for, so many at most.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
