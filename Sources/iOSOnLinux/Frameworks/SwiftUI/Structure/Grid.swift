internal import DeviceInterface

/// The width or height of a column or row of a grid.
public struct GridItem: Sendable {
  /// How large it is.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// As there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
  }
}

/// Views in columns, which are all there from the beginning here.
public nonisolated struct LazyVGrid<Content: View>: View, Holder {
  let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in rows, which are all there from the beginning here.
public nonisolated struct LazyHGrid<Content: View>: View, Holder {
  let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: View, Holder {
  let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A row of a grid; two texts in it are a figure with what it tells.
public nonisolated struct GridRow<Content: View>: View, Holder {
  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    canvas.addWithin(joining: figure) { place.drawChildren(on: &$0) }
  }

  private func figure(_ cells: ArraySlice<Element>) -> Element? {
    guard cells.count == 2, let label = cells.first, let text = cells.last,
      case .text = label.kind, case .text = text.kind
    else { return nil }
    return Element(.figure(.text(text.label)), label.label)
  }
}
