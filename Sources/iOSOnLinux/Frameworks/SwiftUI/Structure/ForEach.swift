public import Foundation

/// A view for each element of a collection, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What deletes elements, where the user may do so.
  var delete: ((IndexSet) -> Void)?

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }
}

extension ForEach: View where Content: View {
  /// There is none: a view of each element is drawn.
  public var body: Never { hasNone(self) }

  /// Makes a view of each element, which knows its identity.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { $0.id }, content: content)
  }

  /// Makes a view of each element, known by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes a view of each binding to an element.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>, Base.Element: Identifiable,
    ID == Base.Element.ID, Base.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view of each binding to an element, known by a part of that.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>, Base.Index: Hashable {
    let base = data.wrappedValue
    let elements = base.indices.lazy.map { (index: Base.Index) -> (Base.Index, ID) in
      (index, base[index][keyPath: id])
    }
    self.init(
      elements, id: { (element: (Base.Index, ID)) in element.1 },
      content: { (element: (Base.Index, ID)) in content(data[element.0]) })
  }

  /// Makes a view of each of several numbers, which stay the same.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: { $0 }, content: content)
  }
}

extension ForEach: Primitive where Content: View {
  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    var rows: [ListRow<Content>] = []
    rows.reserveCapacity(data.count)
    place.read {
      for element in data {
        rows.append(
          ListRow(
            content: content(element), id: AnyHashable(id(element)), index: rows.count,
            delete: delete))
      }
    }
    var known: [AnyHashable: Int] = [:]
    for row in rows {
      // Of two elements with one identity, each stands at a place of its own all the same.
      let count = known[row.id, default: 0]
      known[row.id] = count + 1
      place.place(row, count == 0 ? .id(row.id) : .id([row.id, count]))
    }
  }
}

/// A view of `ForEach`, with what the user may do to it in a list.
nonisolated struct ListRow<Content: View>: View, Primitive {
  let content: Content
  let id: AnyHashable
  let index: Int
  let delete: ((IndexSet) -> Void)?
  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    place.identity = id
    place.place(content, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let mark: (inout Row) -> Void = { row in
      row.isOfData = true
      row.tag = id
      if let delete {
        row.delete = { delete(IndexSet(integer: index)) }
      }
    }
    canvas.with(row: mark) { place.drawChildren(on: &$0) }
  }
}

/// Views that the user may delete and move.
public protocol DynamicViewContent: View {
  /// The collection behind the views.
  associatedtype Data: Collection
  /// The collection behind the views.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
  /// Lets the user delete rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var each = self
    each.delete = action
    return each
  }

  /// Lets the user move rows, which no scenario does yet.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    self
  }
}
