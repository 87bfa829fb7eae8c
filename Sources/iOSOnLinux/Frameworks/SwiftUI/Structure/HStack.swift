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
    canvas.addWithin(joining: \.asFigure) { place.drawChildren(on: &$0) }
  }
}

extension ArraySlice<Element> {
  /// A label and a figure, where this is just that; nil where it is not.
  fileprivate var asFigure: Element? {
    var parts = lazy.filter { !$0.isPicture }.makeIterator()
    guard let label = parts.next(), let space = parts.next(), let figure = parts.next(),
      parts.next() == nil, case .text = label.kind, case .space = space.kind
    else { return nil }
    switch figure.kind {
    case .text: return Element(.figure(.text(figure.label)), label.label)
    case .figure(let value) where figure.label.isEmpty:
      return Element(.figure(value), label.label)
    default: return nil
    }
  }
}

extension Element {
  fileprivate var isPicture: Bool { if case .picture = kind { true } else { false } }
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
