/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a part of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The part of the way.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

/// Colours along a line.
public nonisolated struct LinearGradient: View, Primitive, ShapeStyle {
  /// Creates a gradient of stops.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a gradient of colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  var isRow: Bool { false }
}

/// Colours around a point.
public nonisolated struct RadialGradient: View, Primitive, ShapeStyle {
  /// Creates a gradient of stops.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates a gradient of colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  var isRow: Bool { false }
}

/// Colours along a circle.
public nonisolated struct AngularGradient: View, Primitive, ShapeStyle {
  /// Creates a gradient of stops.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Creates a gradient of colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  var isRow: Bool { false }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
