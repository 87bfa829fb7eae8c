/// A pile of pages, of which the last one is seen.
public nonisolated struct NavigationStack<Data, Root: View>: View, Primitive {
  private let root: Root
  private let path: PathAccess?

  /// Creates a pile that knows its pages itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  /// Creates a pile whose pages stand in a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.elements }, write: { path.wrappedValue.elements = $0 })
  }

  /// Creates a pile whose pages stand for the values of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  @MainActor func evaluate(at place: Place) {
    let pile = place.keep(0) { Pile(place) }
    if let path {
      let values = place.read(path.read)
      pile.write = path.write
      pile.follow(values)
    } else {
      pile.write = nil
    }
    pile.place(root, at: place)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    place.keep(0) { Pile(place) }.draw(at: place, on: &canvas)
  }

  var isRow: Bool { false }
}

/// The values of a path, whatever it is made of.
struct PathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

/// A pile of pages, as it was called before; with several columns, the last page is seen.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a pile.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The pages.
  public var body: some View { NavigationStack { content } }
}

/// Columns, of which a phone shows one: the last one that something was chosen for.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// The first column as the first page: its links lead on, and so does what is chosen in its list.
  public var body: some View {
    let last = Column(name: "detail", detail, next: nil)
    let next = Content.self == EmptyView.self ? last : Column(name: "content", content, next: last)
    NavigationStack {
      EnvironmentView(content: sidebar) { $0[ColumnKey.self] = next }
    }
  }
}

/// A column that a phone shows as a page upon another, while something is chosen in the list of that one.
struct Column {
  let name: String
  private let content: any View

  init<Content: View>(name: String, _ content: Content, next: Column?) {
    self.name = name
    self.content = EnvironmentView(content: content) { $0[ColumnKey.self] = next }
  }

  @MainActor func put(at place: Place) { place.place(any: content) }
}

/// The key under which a column hands down the next one.
struct ColumnKey: EnvironmentKey { static var defaultValue: Column? { nil } }

/// The values for which pages stand, of whatever types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates a path without pages.
  public init() {}

  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many pages lie upon the first.
  public var count: Int { elements.count }
  /// Whether only the first page is there.
  public var isEmpty: Bool { elements.isEmpty }
  /// Puts a page upon the others.
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(value) }
  /// Takes the last pages away.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}
