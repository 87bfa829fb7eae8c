/// A view that is another one with another identity.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, Primitive {
  let content: Content
  let id: ID

  var role: Role { .addition }
  @MainActor func evaluate(at place: Place) { place.place(content, .id(id)) }
}

/// A view that bears a mark by which a choice knows it.
nonisolated struct TaggedView<Content: View>: View, Wrapper {
  let content: Content
  let tag: AnyHashable

  @MainActor func wrap(_ place: Place) {
    place.mark = tag
    place.graph.noteTelling()
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let row = canvas.row
    canvas.row.tag = tag
    place.drawChildren(on: &canvas)
    canvas.row = row
  }
}

extension View {
  /// Gives the view an identity: with another one, it is another view, and what it remembered is lost.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  /// Marks the view, so that a picker or a tab view knows what is chosen by it.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true)
    -> some View
  {
    TaggedView(content: self, tag: tag)
  }
}

/// A view that is the same to its parent as long as it is equal.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by its equality.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has the view compared by its equality, as all are here that can be.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
