internal import DeviceInterface

/// Views in a row.
///
/// A text, a space and another text are a figure with what it tells: "Distance", "5 km".
public nonisolated struct HStack<Content: View>: View, Holder {
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    for element in canvas.within({ place.drawChildren(on: &$0) }).asFigure { canvas.add(element) }
  }
}

extension [Element] {
  /// A label and a figure, where this is just that, else what it is.
  fileprivate var asFigure: [Element] {
    let parts = filter { if case .picture = $0.kind { false } else { true } }
    guard parts.count == 3, case .text = parts[0].kind, case .space = parts[1].kind else {
      return self
    }
    switch parts[2].kind {
    case .text: return [Element(.figure(.text(parts[2].label)), parts[0].label)]
    case .figure(let value) where parts[2].label.isEmpty:
      return [Element(.figure(value), parts[0].label)]
    default: return self
    }
  }
}

/// Views in a column.
public nonisolated struct VStack<Content: View>: View, Holder {
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one upon the other.
public nonisolated struct ZStack<Content: View>: View, Holder {
  let content: Content

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views in a row, which are all there from the beginning here.
public nonisolated struct LazyHStack<Content: View>: View, Holder {
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in a column, which are all there from the beginning here.
public nonisolated struct LazyVStack<Content: View>: View, Holder {
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// What keeps views apart.
public nonisolated struct Spacer: View, Primitive {
  /// Creates a space.
  public init(minLength: CGFloat? = nil) {}

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    canvas.add(Element(.space, ""))
  }
}

/// A line between views.
public nonisolated struct Divider: View, Primitive {
  /// Creates a line.
  public init() {}
  var role: Role { .several }
}
