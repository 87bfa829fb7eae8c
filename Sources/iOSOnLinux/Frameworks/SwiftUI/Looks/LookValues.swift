// Values of modifiers that only concern looks.

/// How lines of text are set under each other.
public struct TextAlignment: Hashable, Sendable {
  private let name: String
  /// Before.
  public static let leading = TextAlignment(name: "leading")
  /// In the middle.
  public static let center = TextAlignment(name: "center")
  /// Behind.
  public static let trailing = TextAlignment(name: "trailing")
}

/// How a view keeps its proportions.
public struct ContentMode: Hashable, Sendable {
  private let name: String
  /// All of it is seen.
  public static let fit = ContentMode(name: "fit")
  /// All of the room is filled.
  public static let fill = ContentMode(name: "fill")
}

/// How large texts are.
public struct DynamicTypeSize: Hashable, Sendable {
  private let name: String
  /// The size xSmall.
  public static let xSmall = DynamicTypeSize(name: "xSmall")
  /// The size small.
  public static let small = DynamicTypeSize(name: "small")
  /// The size medium.
  public static let medium = DynamicTypeSize(name: "medium")
  /// The size large.
  public static let large = DynamicTypeSize(name: "large")
  /// The size xLarge.
  public static let xLarge = DynamicTypeSize(name: "xLarge")
  /// The size xxLarge.
  public static let xxLarge = DynamicTypeSize(name: "xxLarge")
  /// The size xxxLarge.
  public static let xxxLarge = DynamicTypeSize(name: "xxxLarge")
  /// The size accessibility1.
  public static let accessibility1 = DynamicTypeSize(name: "accessibility1")
  /// The size accessibility2.
  public static let accessibility2 = DynamicTypeSize(name: "accessibility2")
  /// The size accessibility3.
  public static let accessibility3 = DynamicTypeSize(name: "accessibility3")
  /// The size accessibility4.
  public static let accessibility4 = DynamicTypeSize(name: "accessibility4")
  /// The size accessibility5.
  public static let accessibility5 = DynamicTypeSize(name: "accessibility5")
}

/// What the phone's own bars cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How a view mixes with what lies under it.
public struct BlendMode: Hashable, Sendable {
  private let name: String
  /// The mode normal.
  public static let normal = BlendMode(name: "normal")
  /// The mode multiply.
  public static let multiply = BlendMode(name: "multiply")
  /// The mode screen.
  public static let screen = BlendMode(name: "screen")
  /// The mode overlay.
  public static let overlay = BlendMode(name: "overlay")
  /// The mode darken.
  public static let darken = BlendMode(name: "darken")
  /// The mode lighten.
  public static let lighten = BlendMode(name: "lighten")
  /// The mode plusLighter.
  public static let plusLighter = BlendMode(name: "plusLighter")
  /// The mode plusDarker.
  public static let plusDarker = BlendMode(name: "plusDarker")
  /// The mode sourceAtop.
  public static let sourceAtop = BlendMode(name: "sourceAtop")
  /// The mode destinationOver.
  public static let destinationOver = BlendMode(name: "destinationOver")
  /// The mode destinationOut.
  public static let destinationOut = BlendMode(name: "destinationOut")
}

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

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String
  /// The effect bounce.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The effect pulse.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The effect variableColor.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// The effect scale.
  public static let scale = SymbolEffect(name: "scale")
  /// The effect appear.
  public static let appear = SymbolEffect(name: "appear")
  /// The effect disappear.
  public static let disappear = SymbolEffect(name: "disappear")
  /// The effect rotate.
  public static let rotate = SymbolEffect(name: "rotate")
  /// The effect wiggle.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The effect breathe.
  public static let breathe = SymbolEffect(name: "breathe")
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// The mode monochrome.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The mode multicolor.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The mode hierarchical.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The mode palette.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which form of symbols is drawn.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// The form none.
  public static let none = SymbolVariants(name: "none")
  /// The form circle.
  public static let circle = SymbolVariants(name: "circle")
  /// The form square.
  public static let square = SymbolVariants(name: "square")
  /// The form rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The form fill.
  public static let fill = SymbolVariants(name: "fill")
  /// The form slash.
  public static let slash = SymbolVariants(name: "slash")
}
