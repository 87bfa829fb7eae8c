internal import DeviceInterface

/// A view with another one on it or under it.
nonisolated struct LayeredView<Content: View, Layer: View>: View, Primitive {
  let content: Content
  let layer: Layer
  /// Whether the layer lies under the view.
  let isUnder: Bool

  var role: Role { .addition }
  var isRow: Bool { true }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    place.place(layer, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    guard let view = place.children.first, let layer = place.children.last else { return }
    if isUnder, let color = (self.layer as? any BadgeBack)?.badgeColor {
      return canvas.addBadge(color) { view.draw(on: &$0) }
    }
    for child in isUnder ? [layer, view] : [view, layer] { child.draw(on: &canvas) }
  }
}

/// What makes a badge of a single text that stands on it.
protocol BadgeBack { var badgeColor: Badge.Color? { get } }
extension Color: BadgeBack { var badgeColor: Badge.Color? { self == .clear ? nil : ofBadge } }
extension DrawnShape: BadgeBack { var badgeColor: Badge.Color? { (style as? Color)?.ofBadge } }

extension Canvas {
  /// Adds what is drawn within: as a badge where that is one short text, else as it is.
  mutating func addBadge(_ color: Badge.Color, _ draw: (inout Canvas) -> Void) {
    let drawn = within(draw)
    let texts = drawn.filter { if case .text = $0.kind { true } else { false } }
    if texts.count == 1, drawn.allSatisfy(\.isWords), texts[0].label.utf8.count <= 24 {
      add(Element(.badge(color), texts[0].label))
    } else {
      for element in drawn { add(element) }
    }
  }
}

extension View {
  /// Puts a view on this one.
  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content(), isUnder: false)
  }

  /// Puts a view on this one, as it was done before.
  public nonisolated func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center)
    -> some View
  {
    LayeredView(content: self, layer: overlay, isUnder: false)
  }

  /// Puts a view under this one.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content(), isUnder: true)
  }

  /// Puts a view under this one: a short text on a colour of its own is a badge.
  public nonisolated func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  )
    -> some View
  {
    LayeredView(content: self, layer: background, isUnder: true)
  }

  /// Fills what is under the view: a short text on a colour of its own is a badge.
  @_disfavoredOverload
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      if let color = style as? Color, color != .clear {
        canvas.addBadge(color.ofBadge, draw)
      } else {
        draw(&canvas)
      }
    }
  }

  /// Fills what is under the view with the background's own, which looks like none.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// Fills a form under the view: a short text on it is a badge.
  public nonisolated func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      canvas.addBadge(style.badgeColor, draw)
    }
  }

  /// Fills a form under the view with the background's own.
  public nonisolated func background<Form: Shape>(
    in shape: Form, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Puts views into the room that bars leave at an edge.
  public nonisolated func safeAreaInset<Layer: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content(), isUnder: edge == .top)
  }
}
