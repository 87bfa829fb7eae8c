/// A point of a rectangle, in parts of its sides.
public struct UnitPoint: Hashable, Sendable {
  /// The part of its width.
  public var x: CGFloat
  /// The part of its height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// Creates the first point.
  public init() { self.init(x: 0, y: 0) }

  /// The first point.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side before.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side behind.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the side above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the side below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Above and before.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Above and behind.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Below and before.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Below and behind.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Creates no angle.
  public init() { radians = 0 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle()
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether one angle is smaller than another.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
