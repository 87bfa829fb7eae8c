/// A view with others in the bars.
nonisolated struct BarView<Content: View, Bar: View>: View, Primitive {
  let content: Content
  let bar: Bar

  var role: Role { .addition }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    place.place(bar, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    place.children.first?.draw(on: &canvas)
    guard let bar = place.children.last else { return }
    let drawn = canvas.within { bar.draw(on: &$0) }
    canvas.bars += drawn
  }
}
