/// How views scroll and what they leave free.
extension View {
  /// Says what scrolling stops at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Says how scrolling stops.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    self
  }

  /// Says where scrolling begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Says whether what scrolls is cut at its edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Leaves room in what scrolls.
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  {
    self
  }

  /// Leaves room beside bars.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }

  /// Leaves the room that a window wants.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Says how much the headers of sections stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Says whether bars are hidden: the upper one with the way back, the one with the pages with their names.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      guard visibility == .hidden else { return }
      if bars.contains(.tabBar) { canvas.hidesTabs = true }
      if bars.contains(.navigationBar) || bars.isEmpty { canvas.hidesBack = true }
    }
  }

  /// Says how large texts are, to those who ask.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Says what the page's role is.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Says whether the view is dark, also to those who ask.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Changes how a view looks by where it is.
  public nonisolated func visualEffect<Changed: View>(
    _ effect: @escaping (EmptyView, GeometryProxy) -> Changed
  ) -> some View { self }

  /// Keeps a view together while it moves.
  public nonisolated func geometryGroup() -> some View { self }

  /// Puts glass behind the view.
  public nonisolated func glassEffect() -> some View { self }

  /// Gives letters another width.
  public nonisolated func fontWidth(_ width: CGFloat?) -> some View { self }

  /// Gives what is behind views a style.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Says whether what lies behind a sheet can be touched, which it never can be here.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Says whether a sheet is made taller by scrolling.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View { self }
}

/// Never told here: what keys, pointers, dragging, scrolling, other devices and addresses would do.
extension View {
  /// Ties a value to what has been scrolled to, which is never changed here: all rows are seen.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Says what a key does; there are no keys here.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Says what a key does; there are no keys here.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent) -> some View { self }

  /// Says whether the view can have the user's keys.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Does something when a pointer comes; here are fingers alone.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Lets the view be dragged to others, which nobody does here.
  public nonisolated func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View
  {
    self
  }

  /// Does something with an address that the system opens; no address reaches an app here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Does something with what was begun on another device, which nothing is here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says what can be begun here and continued elsewhere.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
