internal import DeviceInterface

/// Views in a row.
///
/// A text, a space and another text are a figure with what it tells: "Distance", "5 km".
public nonisolated struct HStack<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }

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
public nonisolated struct VStack<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// Views one upon the other.
public nonisolated struct ZStack<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// Views in a row, which are all there from the beginning here.
public nonisolated struct LazyHStack<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// Views in a column, which are all there from the beginning here.
public nonisolated struct LazyVStack<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// What stays in sight while the rest moves.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

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
public nonisolated struct LazyVGrid<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// Views in rows, which are all there from the beginning here.
public nonisolated struct LazyHGrid<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// A row of a grid; two texts in it are a figure with what it tells.
public nonisolated struct GridRow<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let inner = canvas.within { place.drawChildren(on: &$0) }
    if inner.count == 2, case .text = inner[0].kind, case .text = inner[1].kind {
      canvas.add(Element(.figure(.text(inner[1].label)), inner[0].label))
    } else {
      for element in inner { canvas.add(element) }
    }
  }
}

/// Views of which more may be there than the screen shows; here all of them are seen.
public nonisolated struct ScrollView<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a view that can be scrolled.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// A place in which views can be scrolled to; here all of them are seen.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates the place.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// What is in the place.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls; here all views are seen.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view; here nothing has to be done.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
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
  var isTransparent: Bool { true }
}

/// A view that knows how large it is: always as large as the screen of one phone, 390 by 844 points.
public nonisolated struct GeometryReader<Content: View>: View {
  /// What is in the view.
  public var content: (GeometryProxy) -> Content

  /// Creates the view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// What is in the view.
  public var body: some View { content(GeometryProxy()) }
}

/// How large a view is: always as large as the screen of one phone.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  /// What the phone's own bars cover.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  }

  /// Where the view is; always the whole screen.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What places are measured in.
public enum CoordinateSpace: Hashable {
  /// The whole screen.
  case global
  /// The view.
  case local
  /// A view that has a name.
  case named(AnyHashable)
}
