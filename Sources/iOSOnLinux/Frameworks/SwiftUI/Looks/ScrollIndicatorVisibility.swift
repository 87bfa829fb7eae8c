/// Whether one sees how far one has scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// One does.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// One does not.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// One never does.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// By and by.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether lists bounce.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
