// Values come on some queue, or later.

extension Publisher {
  /// Sends values and the end on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Scheduled<Self>
  {
    .init(upstream: self) { scheduler.schedule(options: options, $0) }
  }

  /// Sends values and the end some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Scheduled<Self> {
    .init(upstream: self) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, $0)
    }
  }

  /// Subscribes, asks and cancels on a scheduler; what a value is answered with goes on at once.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends how much time has passed before each value.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Operation<Self, S.SchedulerTimeType.Stride, Failure>
  {
    .init(self) {
      var last = scheduler.now
      return Steps { _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends values and the end when a scheduler does so.
  public struct Scheduled<Upstream: Publisher>: Passing {
    /// What sends the values.
    public let upstream: Upstream
    let schedule: (@escaping () -> Void) -> Void

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      let outlet = Outlet<Upstream.Output, Failure>(to: subscriber)
      let inlet = Inlet<Upstream.Output, Failure>(
        begin: { inlet in
          outlet.begin(demanded: { inlet.request($0) }, cancelled: { inlet.cancel() })
        },
        receive: { value in
          schedule { outlet.send(value) }
          return .none
        },
        complete: { completion in schedule { outlet.complete(completion, isWaiting: true) } })
      upstream.subscribe(inlet)
    }
  }

  /// A publisher that subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Passing {
    /// What is subscribed to.
    public let upstream: Upstream
    /// Where that is done.
    public let scheduler: Context
    /// What else is said of how it is done.
    public let options: Context.SchedulerOptions?

    /// Says what is subscribed to, and where.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      let outlet = Outlet<Upstream.Output, Failure>(to: subscriber)
      let inlet = Inlet<Upstream.Output, Failure>(
        begin: { inlet in
          outlet.begin(
            demanded: { demand in scheduler.schedule(options: options) { inlet.request(demand) } },
            returned: { inlet.request($0) },
            cancelled: { scheduler.schedule(options: options) { inlet.cancel() } })
        },
        receive: {
          outlet.send($0)
          return .none
        }, complete: { outlet.complete($0) })
      scheduler.schedule(options: options) { upstream.subscribe(inlet) }
    }
  }
}
