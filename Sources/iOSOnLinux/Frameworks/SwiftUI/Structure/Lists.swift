/// Rows one below the other.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, Primitive {
  private let content: Content
  private let select: ((AnyHashable) -> Void)?

  private init(content: Content, select: ((AnyHashable) -> Void)?) {
    (self.content, self.select) = (content, select)
  }

  /// Creates a list of rows, of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), select: Self.choosing(selection))
  }

  /// Creates a list of rows, of which several can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(),
      select: selection.map { selection in
        { value in
          guard let value = value.base as? SelectionValue else { return }
          selection.wrappedValue.formSymmetricDifference([value])
        }
      })
  }

  private static func choosing(_ selection: Binding<SelectionValue?>?) -> ((AnyHashable) -> Void)? {
    selection.map { selection in { selection.wrappedValue = $0.base as? SelectionValue } }
  }

  /// Creates a list with a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), select: Self.choosing(selection))
  }

  @MainActor func evaluate(at place: Place) {
    guard let select else {
      place.place(content, .index(0))
      return
    }
    let surroundings = place.keep(0) { Surroundings(place.surroundings) }
    _ = surroundings.set([ObjectIdentifier(RowSelectionKey.self): RowSelection(choose: select)])
    place.place(content, .index(0), in: surroundings)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let wasListing = canvas.isListing
    canvas.isListing = true
    place.drawChildren(on: &canvas)
    canvas.isListing = wasListing
  }

  var isTransparent: Bool { true }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), select: nil) }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), select: nil)
  }

  /// Creates a list with a row for each element, known by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), select: nil)
  }

  /// Creates a list with a row for each binding to an element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), select: nil)
  }

  /// Creates a list with a row for each of several numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), select: nil)
  }
}

/// What choosing a row of a list does.
struct RowSelection {
  let choose: (AnyHashable) -> Void
}

/// The key under which a list hands down what choosing a row does.
struct RowSelectionKey: EnvironmentKey {
  static var defaultValue: RowSelection? { nil }
}

/// Controls one below the other.
public nonisolated struct Form<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let wasListing = canvas.isListing
    canvas.isListing = true
    place.drawChildren(on: &canvas)
    canvas.isListing = wasListing
  }

  var isTransparent: Bool { true }
}

/// Views that belong together, with what stands above and below them.
public nonisolated struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Bool
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is none: the views are drawn as they are.
  @MainActor public var body: Never { hasNone(self) }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: true)
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: true)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: true)
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: true)
  }

  /// Creates a section with a header that can be closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: true)
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: true)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a header in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: true)
  }

  /// Creates a section with a header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section: Primitive where Parent: View, Content: View, Footer: View {
  var isTransparent: Bool { true }

  @MainActor func evaluate(at place: Place) {
    place.place(header, .index(0))
    if isExpanded { place.place(content, .index(1)) }
    place.place(footer, .index(2))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    for child in place.children {
      guard child.name != .index(1), canvas.isListing else {
        child.draw(on: &canvas)
        continue
      }
      // What stands above and below is no row.
      for element in canvas.within({ child.draw(on: &$0) }) { canvas.add(element) }
    }
  }
}

/// Views that belong together, with a frame around them.
public nonisolated struct GroupBox<Label: View, Content: View>: View, Primitive {
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    (label, self.content) = (EmptyView(), content())
  }

  /// Creates a box with a label in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    (label, self.content) = (Text(titleKey), content())
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(content, .index(1))
  }
}
