public import Foundation
internal import Synchronization

extension Timer {
  /// Sends the date again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date, again and again; no date is kept for who has not asked for it.
  public final class TimerPublisher: ConnectablePublisher {
    /// What is sent.
    public typealias Output = Date
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// How much time lies between two dates.
    public let interval: TimeInterval
    /// How late they may be.
    public let tolerance: TimeInterval?
    /// What has the timer.
    public let runLoop: RunLoop
    /// When the timer counts.
    public let mode: RunLoop.Mode
    /// There are none.
    public let options: RunLoop.SchedulerOptions?

    private let audience = Audience<Date, Never>(of: "Timer", excess: .isDropped)
    private let timer = Mutex<Timer?>(nil)

    /// Says when the dates are sent.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Date, Never>) {
      audience.add(subscriber, of: self)
    }

    /// Begins; begun anew, it starts over.
    public func connect() -> any Cancellable {
      let audience = audience
      // The platform takes no time for the shortest that there is.
      let interval = Swift.max(interval, 0.0001)
      let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) {
        audience.send($0.fireDate)
      }
      if let tolerance { timer.tolerance = tolerance }
      self.timer.exchange(timer)?.invalidate()
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
