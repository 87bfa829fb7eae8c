public import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in the time that passes while the device is awake.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The distance of two points, in nanoseconds.
    public struct Stride: CountedStride, ExpressibleByFloatLiteral, Hashable, Sendable {
      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length, as the queue has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a length of nanoseconds.
      public init(magnitude: Int) { self.magnitude = magnitude }

      /// Creates a length of what the queue has.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(.max)
        }
      }

      /// Creates a length of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a length of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { of(s, 1_000_000_000) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride {
        Stride(magnitude: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
      }
      /// So many thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { of(ms, 1_000_000) }
      /// So many millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { of(us, 1000) }
      /// So many billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { of(ns, 1) }

      private static func of(_ count: Int, _ unit: Int) -> Stride {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
        return Stride(magnitude: isTooLarge ? (count < 0 ? .min : .max) : product)
      }

    }

    /// The point, as the queue has it.
    public var dispatchTime: DispatchTime

    /// Creates a point of what the queue has.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns how far another point is away.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(Int(truncatingIfNeeded: to &- from))
    }

    /// Returns a point that is so far away.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Tells it apart from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// The options of something to be done.
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// How it gets along with what else the queue has to do.
    public var flags: DispatchWorkItemFlags
    /// What it belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The time it is.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Does something as soon as it can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Does something at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  /// Does something again and again, until that is cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
