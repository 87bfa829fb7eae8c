/// How a view comes and goes; here at once.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// Through the air.
  public static let opacity = AnyTransition()
  /// From nothing.
  public static let scale = AnyTransition()
  /// From the side.
  public static let slide = AnyTransition()
  /// From a side.
  public static func move(edge: Edge) -> AnyTransition { identity }
  /// From somewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }
  /// From another size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    identity
  }
  /// In one way, and out in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    identity
  }
  /// Pushed from a side.
  public static func push(from edge: Edge) -> AnyTransition { identity }
  /// By modifiers of the app's own: neither is evaluated.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    Self.identity
  }
  /// Both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same, animated.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What one view takes over from another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a changed content comes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// Through the air.
  public static let opacity = ContentTransition(name: "opacity")
  /// Step by step.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static let numericText = ContentTransition(name: "numericText")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// Digit by digit, by a value.
  public static func numericText(value: Double) -> ContentTransition { numericText }
}
