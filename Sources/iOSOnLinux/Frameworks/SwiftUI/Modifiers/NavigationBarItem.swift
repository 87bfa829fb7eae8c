/// How a page's name looks, as it was called before.
public struct NavigationBarItem: Sendable {
  /// How a page's name looks.
  public enum TitleDisplayMode: Sendable {
    /// As on the page before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}

/// Where the field for searches is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Under the page's name.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Whether the field under the page's name goes away.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the platform does it.
    case automatic
    /// It stays.
    case always
  }

  /// Under the page's name.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }
}
