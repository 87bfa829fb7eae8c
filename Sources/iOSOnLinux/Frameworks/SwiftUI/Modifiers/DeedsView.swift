/// A view with deeds that are found by a swipe or a long touch.
nonisolated struct DeedsView<Content: View, Deeds: View>: View, Primitive {
  let content: Content
  let deeds: Deeds
  /// Whether a list offers these instead of deleting the row by a swipe.
  let replacesDelete: Bool

  var role: Role { .addition }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    place.place(deeds, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    guard let view = place.children.first, let deeds = place.children.last else { return }
    let found = canvas.within { deeds.draw(on: &$0) }.compactMap { element in
      element.tap.map { Deed(label: element.label, isEnabled: element.isEnabled, perform: $0) }
    }
    guard !canvas.isListing else {
      let offer: (inout Row) -> Void = { row in
        row.deeds += found
        if replacesDelete { row.canBeDeleted = false }
      }
      canvas.with(row: offer) { view.draw(on: &$0) }
      return
    }
    let drawn = canvas.within { view.draw(on: &$0) }
    for element in drawn { canvas.add(element) }
    for deed in found { canvas.add(deed.control(named: drawn.label)) }
  }
}
