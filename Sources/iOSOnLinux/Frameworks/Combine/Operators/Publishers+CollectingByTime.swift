internal import Synchronization

// What came in some time is sent as one.

extension Publishers {
  /// The moment when what has come is sent as one.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Each time that some time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Each time that some time has passed, and as soon as there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that sends what came in some time as one, and what is left at the end; nothing where nothing came.
  ///
  /// Groups that nobody wants wait for who does. That a group is full does not begin the time anew.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
    /// What can go wrong.
    public typealias Failure = Upstream.Failure

    /// What sends the values.
    public let upstream: Upstream
    /// When they are sent as one.
    public let strategy: TimeGroupingStrategy<Context>
    /// What else is said of how the scheduler does it.
    public let options: Context.SchedulerOptions?

    /// Says when what has come is sent as one.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      if case .byTimeOrCount(_, _, let count) = strategy {
        Refusal.unless(count > 0, "collect: groups of \(count) values")
      }
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let group = Group<Upstream.Output, Failure>(to: subscriber, countMax: countMax)
      let inlet = Inlet<Upstream.Output, Failure>(
        begin: { inlet in
          group.begin(schedule, cancelled: { inlet.cancel() })
          inlet.request(.unlimited)
        },
        receive: { value in
          group.add(value)
          return .none
        },
        complete: { group.complete($0) })
      upstream.subscribe(inlet)
    }

    private var countMax: Int {
      switch strategy {
      case .byTime: .max
      case .byTimeOrCount(_, _, let count): count
      }
    }

    private func schedule(_ action: @escaping () -> Void) -> any Cancellable {
      switch strategy {
      case .byTime(let scheduler, let interval), .byTimeOrCount(let scheduler, let interval, _):
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options, action)
      }
    }
  }
}

/// The values that have come since a group was sent last.
private final class Group<Value, Failure: Error> {
  private struct State {
    var values: [Value] = []
    /// Nil before it has begun, and once it is over.
    var timer: (any Cancellable)?
  }

  private let outlet: Outlet<[Value], Failure>
  private let countMax: Int
  private let state = Mutex(State())

  init(to subscriber: some Subscriber<[Value], Failure>, countMax: Int) {
    outlet = Outlet(to: subscriber)
    self.countMax = countMax
  }

  /// Gives the subscriber its subscription, and begins to send each time that the schedule says so.
  func begin(
    _ schedule: (@escaping () -> Void) -> any Cancellable, cancelled: @escaping () -> Void
  ) {
    outlet.begin(cancelled: {
      self.stop()
      cancelled()
    })
    guard !outlet.isOver else { return }
    let timer = schedule { self.send() }
    state.withLock { $0.timer = timer }
    // It may be over by now.
    if outlet.isOver { stop() }
  }

  func add(_ value: Value) {
    let isFull = state.withLock { state in
      state.values.append(value)
      return state.values.count >= countMax
    }
    if isFull { send() }
  }

  /// Sends what is left, unless it fails, and ends.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { send() }
    stop()
    outlet.complete(completion)
  }

  private func send() {
    let values = state.withLock { state in
      let values = state.values
      state.values = []
      return values
    }
    if !values.isEmpty { outlet.send(values) }
  }

  private func stop() { state.exchange(State()).timer?.cancel() }
}

extension Publisher {
  /// Sends what came in some time as one.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
