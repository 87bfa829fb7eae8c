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
