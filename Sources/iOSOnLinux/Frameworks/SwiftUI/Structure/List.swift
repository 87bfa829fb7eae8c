/// Rows one below the other.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, Primitive {
  private let content: Content
  private let selection: RowSelection?

  private init(content: Content, selection: RowSelection?) {
    (self.content, self.selection) = (content, selection)
  }

  /// Creates a list of rows, of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { RowSelection($0) })
  }

  /// Creates a list of rows, of which several can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { RowSelection($0) })
  }

  /// Creates a list with a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { RowSelection($0) })
  }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    selection?.openColumn(at: place)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    canvas.listing(choosing: selection?.choose) { place.drawChildren(on: &$0) }
  }

  var isRow: Bool { false }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }

  /// Creates a list with a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, known by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
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
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each of several numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

/// Controls one below the other.
public nonisolated struct Form<Content: View>: View, Holder {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    canvas.listing { place.drawChildren(on: &$0) }
  }

  var isRow: Bool { false }
}
