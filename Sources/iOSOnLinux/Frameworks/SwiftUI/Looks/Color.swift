internal import DeviceInterface
public import UIKit

/// A colour.
public nonisolated struct Color: View, Primitive, ShapeStyle, Hashable, Sendable {
  private let name: String
  /// The red, green and blue of it, from 0 to 1; nil for a colour that only the app's pictures know.
  private let parts: [Double]?

  private init(named name: String, _ parts: [Double]? = nil) {
    (self.name, self.parts) = (name, parts)
  }

  /// How parts of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As on most screens.
    case sRGB
    /// As on most screens, in even steps of light.
    case sRGBLinear
    /// With more colours.
    case displayP3
  }

  /// Creates a colour of its parts.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(named: "", [red, green, blue])
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(named: "", [white, white, white])
  }

  /// Creates a colour of its hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(named: "", [part(5), part(3), part(1)])
  }

  /// Creates a colour of UIKit's.
  public init(uiColor: UIColor) { self.init(named: "", uiColor.parts) }

  /// Creates a colour of UIKit's.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Names a colour of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name) }

  /// Red.
  public static let red = Color(named: "red", [1, 0.23, 0.19])
  /// Orange.
  public static let orange = Color(named: "orange", [1, 0.58, 0])
  /// Yellow.
  public static let yellow = Color(named: "yellow", [1, 0.8, 0])
  /// Green.
  public static let green = Color(named: "green", [0.2, 0.78, 0.35])
  /// Mint.
  public static let mint = Color(named: "mint", [0, 0.78, 0.75])
  /// Teal.
  public static let teal = Color(named: "teal", [0.19, 0.69, 0.78])
  /// Cyan.
  public static let cyan = Color(named: "cyan", [0.2, 0.68, 0.9])
  /// Blue.
  public static let blue = Color(named: "blue", [0, 0.48, 1])
  /// Indigo.
  public static let indigo = Color(named: "indigo", [0.35, 0.34, 0.84])
  /// Purple.
  public static let purple = Color(named: "purple", [0.69, 0.32, 0.87])
  /// Pink.
  public static let pink = Color(named: "pink", [1, 0.18, 0.33])
  /// Brown.
  public static let brown = Color(named: "brown", [0.64, 0.52, 0.37])
  /// White.
  public static let white = Color(named: "white", [1, 1, 1])
  /// Grey.
  public static let gray = Color(named: "gray", [0.56, 0.56, 0.58])
  /// Black.
  public static let black = Color(named: "black", [0, 0, 0])
  /// Nothing.
  public static let clear = Color(named: "clear")
  /// The colour of what is read first.
  public static let primary = Color(named: "primary", [0, 0, 0])
  /// The colour of what is read second.
  public static let secondary = Color(named: "secondary", [0.56, 0.56, 0.58])
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's own colour.
  public static let accentColor = Color(named: "accentColor", [0, 0.48, 1])

  /// The colour, less of it.
  public func opacity(_ opacity: Double) -> Color { self }
  /// The colour, with light on it.
  public var gradient: Color { self }
  /// The colour, lighter.
  public func lighter(by amount: Double) -> Color { self }

  var isRow: Bool { false }

  /// The colour as badges have it: the nearest one.
  var ofBadge: Badge.Color {
    guard let parts, parts.count == 3 else { return .gray }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    guard max(red, green, blue) - min(red, green, blue) > 0.25 else { return .gray }
    if red >= green, red >= blue { return green > 0.45 ? .yellow : .red }
    return green >= blue ? .green : .blue
  }
}

/// What a shape, a text or a background is filled with.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The colour that badges have where this is behind a text.
  var badgeColor: Badge.Color { (self as? Color)?.ofBadge ?? .gray }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// Nothing.
  public static var clear: Color { .clear }
}

/// What is read first, second, and so on, on whatever it stands.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int
  /// What is read first.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// What is read second.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// What is read third.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// What is read last.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What is read first.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// What is read second.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// What is read third.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// What is read last.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// Glass, more or less thick.
public struct Material: ShapeStyle, Hashable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Very thin.
  public static let ultraThin = Material("ultraThin")
  /// Thin.
  public static let thin = Material("thin")
  /// In between.
  public static let regular = Material("regular")
  /// Thick.
  public static let thick = Material("thick")
  /// Very thick.
  public static let ultraThick = Material("ultraThick")
  /// As bars have it.
  public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
  /// Very thin glass.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin glass.
  public static var thinMaterial: Material { .thin }
  /// Glass.
  public static var regularMaterial: Material { .regular }
  /// Thick glass.
  public static var thickMaterial: Material { .thick }
  /// Very thick glass.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Glass as bars have it.
  public static var bar: Material { .bar }
}

/// What the app's tint fills.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What the app's tint fills.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What the background is filled with.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What the background is filled with.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
