/// How large the page's name is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// As on the page before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Small.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The upper one.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The lower one.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one with the pages.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
