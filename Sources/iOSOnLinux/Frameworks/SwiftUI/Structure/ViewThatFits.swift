/// The first of several views for which there is room: here always the first.
public nonisolated struct ViewThatFits<Content: View>: View, Primitive {
  private let content: Content

  /// Creates the view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    place.showOne { _ in 0 }
  }
}
