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
