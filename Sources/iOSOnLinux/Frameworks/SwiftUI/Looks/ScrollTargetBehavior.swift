/// How scrolling stops.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String
  /// At a page.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At a view.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As others.
  case standard
  /// More.
  case increased
}

/// The role of a page.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ToolbarRole(name: "automatic")
  /// To look around.
  public static let browser = ToolbarRole(name: "browser")
  /// To write.
  public static let editor = ToolbarRole(name: "editor")
  /// To go somewhere.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Whether what lies behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It can while the sheet is no taller.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { enabled }
}

/// Whether a sheet is made taller by scrolling.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It is.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// A key with others.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The key that agrees.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The key that leaves things as they are.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The letter on it.
  public let character: Character
  /// Names a key.
  public init(_ character: Character) { self.character = character }
  /// Names a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
}
