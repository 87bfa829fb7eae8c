/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// Above.
  case top
  /// Before, in reading direction.
  case leading
  /// Below.
  case bottom
  /// Behind, in reading direction.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// Above.
    public static let top = Set(.top)
    /// Before.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// Behind.
    public static let trailing = Set(.trailing)
    /// Before and behind.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// Everywhere.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A side, before or behind.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// Before.
  case leading
  /// Behind.
  case trailing
  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Before.
    public static let leading = Set(rawValue: 1)
    /// Behind.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side, above or below.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// Above.
  case top
  /// Below.
  case bottom
  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// Lengths at the four sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The length above.
  public var top: CGFloat
  /// The length before.
  public var leading: CGFloat
  /// The length below.
  public var bottom: CGFloat
  /// The length behind.
  public var trailing: CGFloat

  /// Creates lengths.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates no lengths.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// How things are set in a row.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// How things are set in a column.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  /// Before.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Behind.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// How something is set in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// In the row.
  public var horizontal: HorizontalAlignment
  /// In the column.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Before, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Behind, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Above and before.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Above and behind.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Below and before.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Below and behind.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A direction in which something extends.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// To the side.
  case horizontal
  /// Up and down.
  case vertical
  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// To the side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

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
