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
