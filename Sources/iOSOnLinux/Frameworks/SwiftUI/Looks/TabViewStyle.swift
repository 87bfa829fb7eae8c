// How things look: these compile and do nothing.

/// How pages beside each other look.
public protocol TabViewStyle {}

/// The style "automatic".
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The style "page".
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with points under the pages or without.
  public init(indexDisplayMode: IndexDisplayMode) {}
  /// Whether points are under the pages.
  public enum IndexDisplayMode: Sendable {
    /// As the platform does it.
    case automatic
    /// They are.
    case always
    /// They are not.
    case never
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style "page".
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// The style "sidebarAdaptable".
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style "sidebarAdaptable".
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style "page", with points under the pages or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}

/// How the points under pages look.
public protocol IndexViewStyle {}

/// The style "page".
public struct PageIndexViewStyle: IndexViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with something behind the points or without.
  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
  /// Whether something is behind the points.
  public enum BackgroundDisplayMode: Sendable {
    /// As the platform does it.
    case automatic
    /// There is.
    case always
    /// There is where one touches.
    case interactive
    /// There is not.
    case never
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style "page".
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style "page", with something behind the points or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle() }
}

/// How columns look.
public protocol NavigationViewStyle {}

/// The style "automatic".
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The style "stack".
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style "stack".
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style "columns".
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style "columns".
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How columns look.
public protocol NavigationSplitViewStyle {}

/// The style "automatic".
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style "automatic".
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The style "balanced".
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style "balanced".
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The style "prominentDetail".
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style "prominentDetail".
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
