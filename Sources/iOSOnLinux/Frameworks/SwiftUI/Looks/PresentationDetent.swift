/// How tall a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { medium }
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent { medium }
}

/// How a page is shown on a phone.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As it is.
  public static let none = PresentationAdaptation(name: "none")
  /// Beside a view.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
