/// A view over which another page lies while there is an item.
nonisolated struct CoverView<Content: View, Item, Page: View>: View, Primitive {
  let content: Content
  let item: () -> Item?
  /// What tells an item from the next.
  let identity: (Item) -> AnyHashable
  let close: () -> Void
  let onDismiss: (() -> Void)?
  let page: (Item) -> Page
  /// Whether the user can swipe it away.
  let canBeSwiped: Bool

  var role: Role { .addition }

  /// What lies over a place.
  @MainActor final class Cover { var identity: AnyHashable? }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    let cover = place.keep(0) { Cover() }
    let item = place.read(item)
    let identity = item.map(identity)
    if cover.identity != nil, cover.identity != identity, let onDismiss {
      place.graph.afterwards(onDismiss)
    }
    cover.identity = identity
    guard let item, let identity else { return }
    let surroundings = place.keep(1) { Surroundings(place.surroundings) }
    // A page over others stands in no pile, even where the page under it does.
    _ = surroundings.set([
      PresentationAccess.key: Presentation { close() },
      ObjectIdentifier(PileKey.self): PileKey.none,
    ])
    place.place(place.read { page(item) }, .id(identity), in: surroundings)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    place.children.first?.draw(on: &canvas)
    guard place.children.count > 1, let page = place.children.last else { return }
    var cover = Canvas()
    page.draw(on: &cover)
    if canBeSwiped, !cover.isHeld {
      cover.bars.append(Element(.button, "Swipe the sheet away") { close() })
    }
    canvas.covers.append(cover)
  }
}

/// A view that is drawn in a way of its own.
nonisolated struct DrawnView<Content: View>: View, Wrapper {
  let content: Content
  /// Whether it changes what is drawn, and in a list what is drawn in each row.
  var changesRows = false
  let drawing: @MainActor (inout Canvas, (inout Canvas) -> Void) -> Void

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    guard canvas.isListing, changesRows else {
      return drawing(&canvas) { place.drawChildren(on: &$0) }
    }
    for element in canvas.rows({ place.drawChildren(on: &$0) }) {
      guard case .row(let row) = element.kind else {
        drawing(&canvas) { $0.add(element) }
        continue
      }
      canvas.add(row, of: element) { canvas in
        drawing(&canvas) { for element in row.elements { $0.add(element) } }
      }
    }
  }
}
