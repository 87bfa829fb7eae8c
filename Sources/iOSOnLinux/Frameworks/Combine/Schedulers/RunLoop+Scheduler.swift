internal import Dispatch
public import Foundation

extension RunLoop: Scheduler {
  /// A point in the time of clocks on walls.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The distance of two points, in seconds.
    public struct Stride: CountedStride, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
      /// The length in seconds.
      public var magnitude: TimeInterval

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a length of seconds.
      public init(magnitude: TimeInterval) { self.magnitude = magnitude }
      /// Creates a length of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Creates a length of seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// Creates a length of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// So many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      /// So many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      /// So many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    }

    /// The point.
    public var date: Date

    /// Creates a point.
    public init(_ date: Date) { self.date = date }

    /// Returns how far another point is away.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns a point that is so far away.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }
  }

  /// The options, of which there are none.
  public struct SchedulerOptions {}

  /// The time it is.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Does something in one of the loop's next turns.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform { action() }
  }

  /// Does something at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
  }

  /// Does something again and again, until that is cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// A point in the time of clocks on walls.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// The options, of which there are none.
  public struct SchedulerOptions {}

  /// The time it is.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Does something as soon as it can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation { action() }
  }

  /// Does something at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: mainQueueTime(of: date)) { self.addOperation { action() } }
  }

  /// Does something again and again, until that is cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: mainQueueTime(of: date), interval: .seconds(interval.timeInterval)
    ) { self.addOperation { action() } }
  }

  /// Returns when the main queue has that date: a queue of operations knows no time.
  private func mainQueueTime(of date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    DispatchQueue.main.now.advanced(by: .seconds(max(0, now.distance(to: date).timeInterval)))
  }
}
