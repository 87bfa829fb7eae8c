/// What is chosen of a list's rows.
struct RowSelection {
  /// Chooses what a list knows a row by.
  let choose: (AnyHashable) -> Void
  private let isThere: () -> Bool
  private let clear: () -> Void

  /// Chooses one row.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    isThere = { selection.wrappedValue != nil }
    clear = { selection.wrappedValue = nil }
  }

  /// Chooses several rows: each one, or no more.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    choose = { value in
      if let value = value.base as? Value {
        selection.wrappedValue.formSymmetricDifference([value])
      }
    }
    isThere = { !selection.wrappedValue.isEmpty }
    clear = { selection.wrappedValue = [] }
  }

  /// Has the next column, where the list stands in one, be open while something is chosen.
  @MainActor func openColumn(at place: Place) {
    let found = place.read { place.surroundings.read(ObjectIdentifier(ColumnKey.self)) }
    guard let column = found as? Column else { return }
    let isThere = place.read(isThere)
    place.graph.afterwards { [weak place] in
      guard let pile = place?.pile else { return }
      if isThere {
        pile.open(named: column.name, column.put(at:), onClose: clear)
      } else {
        pile.close(named: column.name)
      }
    }
  }
}

extension List {
  /// Creates a list with a row for each element, known by a part of it, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element, known by a part of it, of which several can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
