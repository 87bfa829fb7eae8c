extension View {
  private nonisolated func cover<Page: View>(
    _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, canBeSwiped: Bool = true,
    _ page: @escaping () -> Page
  ) -> some View {
    CoverView(
      content: self, item: { isPresented.wrappedValue ? true : nil }, identity: { $0 },
      close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, page: { _ in page() },
      canBeSwiped: canBeSwiped)
  }

  private nonisolated func cover<Item: Identifiable, Page: View>(
    _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, canBeSwiped: Bool = true,
    _ page: @escaping (Item) -> Page
  ) -> some View {
    CoverView(
      content: self, item: { item.wrappedValue }, identity: { AnyHashable($0.id) },
      close: { item.wrappedValue = nil }, onDismiss: onDismiss, page: page,
      canBeSwiped: canBeSwiped)
  }

  /// Shows a page over this one while a state is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    cover(isPresented, onDismiss, content)
  }

  /// Shows a page over this one while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(item, onDismiss, content)
  }

  /// Shows a page over the whole screen while a state is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    cover(isPresented, onDismiss, canBeSwiped: false, content)
  }

  /// Shows a page over the whole screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(item, onDismiss, canBeSwiped: false, content)
  }

  /// Shows a page beside a view while a state is true; on a phone it is a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    cover(isPresented, nil, content)
  }

  /// Shows a page beside a view while there is an item; on a phone it is a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(item, nil, content)
  }

  /// Says whether the page cannot be swiped away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      if isDisabled { canvas.isHeld = true }
    }
  }
}
