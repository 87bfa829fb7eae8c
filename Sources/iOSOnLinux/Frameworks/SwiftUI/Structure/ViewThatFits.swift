/// The first of several views for which there is room: here always the first.
public nonisolated struct ViewThatFits<Content: View>: View, Primitive {
  private let content: Content

  /// Creates the view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    first(below: place).draw(on: &canvas)
  }

  @MainActor private func first(below place: Place) -> Place {
    var place = place
    // A custom view is one choice; what only holds several is looked through.
    while let child = place.children.first, place.isTransparent { place = child }
    return place
  }
}
