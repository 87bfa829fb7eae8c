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
