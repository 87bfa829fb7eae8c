internal import Synchronization

// Which values are sent is a matter of when they come.

extension Publisher {
  /// Sends a value once no other has come for some time.
  ///
  /// What waits when it is over is not sent, nor what nobody wants when its time has come.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Timed<Self> {
    .init(upstream: self) { outlet in
      let clock = Countdown(dueTime, on: scheduler, options)
      return Timing(
        receive: { value in clock.restart { outlet.send(value, excess: .isDropped) } },
        complete: { completion in
          clock.stop()
          scheduler.schedule { outlet.complete(completion, isWaiting: true) }
        }, stop: { clock.stop() })
    }
  }

  /// Sends at most one value in some time: the latest or the first of what has come until the scheduler sends it.
  ///
  /// What waits when it is over is sent when its time has come; what comes while nobody wants anything is left out.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Timed<Self> {
    .init(upstream: self) { outlet in
      let state = Mutex(ThrottleState<Output, Failure, S.SchedulerTimeType>())
      func ring() {
        let now = scheduler.now
        let (value, completion) = state.withLock { $0.ring(now) }
        if let value { outlet.send(value, excess: .isDropped) }
        if let completion { outlet.complete(completion, isWaiting: true) }
      }
      return Timing(
        receive: { value in
          guard outlet.demand > 0 else { return }
          let (isFirst, last, gone) = state.withLock { $0.keep(value, latest: latest) }
          guard isFirst else { return withExtendedLifetime(gone) {} }
          if let next = last?.advanced(by: interval), next > scheduler.now {
            scheduler.schedule(after: next, ring)
          } else {
            scheduler.schedule(ring)
          }
        },
        complete: { completion in
          let waits = state.withLock { $0.mustWait(completion) }
          if !waits { scheduler.schedule { outlet.complete(completion, isWaiting: true) } }
        }, stop: { _ = state.exchange(ThrottleState()) })
    }
  }

  /// Ends, or fails, where no value comes for some time, which begins anew with the first one that is asked for.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timed<Self> {
    .init(upstream: self, isGathering: false) { outlet in
      let clock = Countdown(interval, on: scheduler, options)
      func wait() {
        clock.restart {
          let completion = customError.map { Subscribers.Completion.failure($0()) } ?? .finished
          outlet.expire(completion)
        }
      }
      wait()
      let isAsked = Mutex(false)
      return Timing(
        demanded: { if !isAsked.exchange(true) { wait() } },
        receive: { value in
          wait()
          scheduler.schedule(options: options) { outlet.send(value) }
        },
        complete: { completion in
          clock.stop()
          scheduler.schedule(options: options) { outlet.complete(completion, isWaiting: true) }
        }, stop: { clock.stop() })
    }
  }
}

/// The way in which a publisher of this kind deals with what comes.
struct Timing<Output, Failure: Error> {
  var demanded: () -> Void = {}
  let receive: (Output) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void
  let stop: () -> Void
}

extension Publishers {
  /// A publisher that sends what comes when its time has come.
  public struct Timed<Upstream: Publisher>: Passing {
    /// What sends the values.
    public let upstream: Upstream
    /// Whether it needs all there is, whatever is asked of it.
    var isGathering = true
    let timing: (Outlet<Upstream.Output, Failure>) -> Timing<Upstream.Output, Failure>

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Upstream.Output, Failure>) {
      let outlet = Outlet<Upstream.Output, Failure>(to: subscriber, isHeldBack: !isGathering)
      let timing = timing(outlet)
      let inlet = Inlet<Upstream.Output, Failure>(
        begin: { inlet in
          // Its time may be up before there is a subscription.
          if outlet.isOver {
            inlet.cancel()
            return outlet.begin()
          }
          outlet.begin(
            demanded: {
              timing.demanded()
              if !isGathering { inlet.request($0) }
            },
            cancelled: {
              timing.stop()
              inlet.cancel()
            })
          if isGathering { inlet.request(.unlimited) }
        },
        receive: {
          timing.receive($0)
          return .none
        }, complete: timing.complete)
      upstream.subscribe(inlet)
    }
  }
}

/// The value that waits in a throttle.
private struct ThrottleState<Output, Failure: Error, Time> {
  private var value: Output?
  private var completion: Subscribers.Completion<Failure>?
  /// When a value was sent last.
  private var last: Time?

  /// Has a value wait; returns whether it is the first, when one was sent last, and what had waited.
  mutating func keep(_ value: Output, latest: Bool) -> (Bool, Time?, Output?) {
    let gone = self.value
    if latest || gone == nil { self.value = value }
    return (gone == nil, last, gone)
  }

  /// Whether the end comes behind a value that waits.
  mutating func mustWait(_ completion: Subscribers.Completion<Failure>) -> Bool {
    guard value != nil else { return false }
    self.completion = completion
    return true
  }

  /// Takes out what was waiting.
  mutating func ring(_ now: Time) -> (Output?, Subscribers.Completion<Failure>?) {
    defer { value = nil }
    last = now
    return (value, completion)
  }
}

/// A countdown to something that is done, where it was not begun anew or stopped meanwhile.
private final class Countdown<S: Scheduler> {
  private let interval: S.SchedulerTimeType.Stride
  private let scheduler: S
  private let options: S.SchedulerOptions?
  /// Which of the beginnings counts.
  private let latest = Atomic<Int>(0)
  private let timer = Mutex<(any Cancellable)?>(nil)

  init(_ interval: S.SchedulerTimeType.Stride, on scheduler: S, _ options: S.SchedulerOptions?) {
    (self.interval, self.scheduler, self.options) = (interval, scheduler, options)
  }

  func restart(_ action: @escaping () -> Void) {
    stop()
    let number = latest.load(ordering: .relaxed)
    // What goes on can be cancelled, and then wakes nobody for nothing: it ends with its first time.
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) {
      guard self.latest.load(ordering: .relaxed) == number else { return }
      self.stop()
      action()
    }
    _ = self.timer.exchange(timer)
    if latest.load(ordering: .relaxed) != number { timer.cancel() }
  }

  func stop() {
    latest.wrappingAdd(1, ordering: .relaxed)
    timer.exchange(nil)?.cancel()
  }
}
