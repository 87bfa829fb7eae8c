/// A length of time, by whatever a scheduler counts in.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A place where something is done, at once or later.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else can be said of how it is done.
  associatedtype SchedulerOptions

  /// The time it is.
  var now: SchedulerTimeType { get }
  /// How exact it is.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does something as soon as it can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something at some time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something again and again, until that is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something as soon as it can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does something at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance ?? minimumTolerance, options: nil, action)
  }

  /// Does something again and again, until that is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil,
      action)
  }
}

/// A scheduler that does everything at once, in the call; nothing can be later.
public struct ImmediateScheduler: Scheduler {
  /// A point in a time that does not pass.
  public struct SchedulerTimeType: Strideable {
    /// The distance of two points.
    public struct Stride: CountedStride, ExpressibleByFloatLiteral {
      /// The length, of no meaning.
      public var magnitude: Int

      /// Creates a length.
      public init(magnitude: Int) { self.magnitude = magnitude }
      /// Creates a length.
      public init(_ value: Int) { magnitude = value }
      /// Creates a length.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Creates a length.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Nothing.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Nothing.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Nothing.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Nothing.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Nothing.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }

    /// Returns the only point.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
    /// Returns nothing.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
  }

  /// There are none.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  /// The only point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Does it.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does it.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Does it once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

/// A length of time that is no more than a number of whatever its scheduler counts in.
///
/// What comes out too large for the number ends the app, as it does on a phone.
public protocol CountedStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
  /// Creates a length of so many.
  init(magnitude: Magnitude)
  /// How many.
  var magnitude: Magnitude { get set }
}

extension CountedStride {
  /// Creates a length of so many; nil where the number does not hold them.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Magnitude(exactly: source) else { return nil }
    self.init(magnitude: value)
  }

  /// Whether it is shorter.
  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  /// Adds.
  public static func + (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude + right.magnitude)
  }
  /// Takes away.
  public static func - (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude - right.magnitude)
  }
  /// Multiplies.
  public static func * (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude * right.magnitude)
  }
  /// Multiplies.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension Scheduler where SchedulerTimeType.Stride: CountedStride {
  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
