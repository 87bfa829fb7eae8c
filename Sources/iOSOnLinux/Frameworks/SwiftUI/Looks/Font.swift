/// How a text is written.
public struct Font: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// How heavy the letters are.
  public struct Weight: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Ultralight.
    public static let ultraLight = Weight("ultraLight")
    /// Thin.
    public static let thin = Weight("thin")
    /// Light.
    public static let light = Weight("light")
    /// Regular.
    public static let regular = Weight("regular")
    /// Medium.
    public static let medium = Weight("medium")
    /// Semibold.
    public static let semibold = Weight("semibold")
    /// Bold.
    public static let bold = Weight("bold")
    /// Heavy.
    public static let heavy = Weight("heavy")
    /// Black.
    public static let black = Weight("black")
  }

  /// What the letters look like.
  public enum Design: Hashable, Sendable {
    /// As the platform's.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// All of one width.
    case monospaced
  }

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// A still smaller title.
    case title3
    /// A headline.
    case headline
    /// A headline of less weight.
    case subheadline
    /// A text.
    case body
    /// What is said beside.
    case callout
    /// A footnote.
    case footnote
    /// What is said under something.
    case caption
    /// What is said under something, smaller.
    case caption2
  }

  /// A large title.
  public static let largeTitle = Font("largeTitle")
  /// A title.
  public static let title = Font("title")
  /// A smaller title.
  public static let title2 = Font("title2")
  /// A still smaller title.
  public static let title3 = Font("title3")
  /// A headline.
  public static let headline = Font("headline")
  /// A headline of less weight.
  public static let subheadline = Font("subheadline")
  /// A text.
  public static let body = Font("body")
  /// What is said beside.
  public static let callout = Font("callout")
  /// A footnote.
  public static let footnote = Font("footnote")
  /// What is said under something.
  public static let caption = Font("caption")
  /// What is said under something, smaller.
  public static let caption2 = Font("caption2")

  /// The platform's, of a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    body
  }
  /// The platform's, for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { body }
  /// The app's own.
  public static func custom(_ name: String, size: CGFloat) -> Font { body }
  /// The app's own, for a purpose.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { body }
  /// The app's own, of a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { body }

  /// The same, heavier.
  public func bold() -> Font { self }
  /// The same, slanted.
  public func italic() -> Font { self }
  /// The same, of a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same, with digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The same, with letters of one width.
  public func monospaced() -> Font { self }
  /// The same, with small capitals.
  public func smallCaps() -> Font { self }
}
