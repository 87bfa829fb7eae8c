internal import DeviceInterface

extension View {
  /// Says whether what is in the view can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    DrawnView(
      content: EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
    ) { canvas, draw in
      canvas.disabled(if: disabled, draw)
    }
  }

  /// Says whether the view can be touched; what is under it cannot be through it here.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    DrawnView(content: self) { canvas, draw in canvas.disabled(if: !enabled, draw) }
  }

  /// Hides the view, which stays where it is.
  public nonisolated func hidden() -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in canvas.unseen(draw) }
  }

  /// Makes the view less visible; what cannot be seen at all is neither read nor touched.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      if opacity > 0 { draw(&canvas) } else { canvas.unseen(draw) }
    }
  }

  /// Does something when the view is tapped: it is a control with what is read of it, and still read.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    touched { (action, nil) }
  }

  /// Does something when the view is touched for long: a tap stands for that, unless the view can be tapped as well.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    touched { (nil, action) }
  }

  /// Has the view be touched; what is done is asked for as it is drawn.
  private nonisolated func touched(
    _ deeds: @escaping @MainActor () -> (tap: (() -> Void)?, hold: (() -> Void)?)
  ) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      guard let drawn = canvas.seen(draw) else { return }
      let (tap, hold) = deeds()
      if let tap {
        canvas.add(drawn, touchedBy: tap)
      } else if let hold {
        canvas.add(drawn, heldBy: hold)
      } else {
        for element in drawn { canvas.add(element) }
      }
    }
  }

  /// Lets gestures be told; those that are drawn with a finger do nothing here.
  public nonisolated func gesture<Gestures: Gesture>(_ gesture: Gestures) -> some View {
    touched(by: gesture)
  }

  /// Lets gestures be told beside those of the view.
  public nonisolated func simultaneousGesture<Gestures: Gesture>(_ gesture: Gestures) -> some View {
    touched(by: gesture)
  }

  /// Lets gestures be told before those of the view.
  public nonisolated func highPriorityGesture<Gestures: Gesture>(_ gesture: Gestures) -> some View {
    touched(by: gesture)
  }

  private nonisolated func touched(by gesture: some Gesture) -> some View {
    touched { (gesture.tapped, gesture.held) }
  }

  /// Offers deeds on a row by a swipe: controls, each with the row's name before it, in the place of "Delete".
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    DeedsView(content: self, deeds: content(), replacesDelete: true)
  }

  /// Offers deeds by a long touch: controls, each with what is read of the view before it.
  public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View
  {
    DeedsView(content: self, deeds: menuItems(), replacesDelete: false)
  }

  /// Offers deeds by a long touch, with a preview that nobody sees.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    DeedsView(content: self, deeds: menuItems(), replacesDelete: false)
  }

  /// Loads something again when the user pulls the view down.
  public nonisolated func refreshable(action: @escaping @Sendable @MainActor () async -> Void)
    -> some View
  {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      canvas.refresh = { Task { @MainActor in await action() } }
    }
  }

  /// Puts a number beside the view: a figure of what is read of it, unless it is 0.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Puts a text beside the view: a figure of what is read of it.
  public nonisolated func badge(_ label: Text?) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      let drawn = canvas.within(draw)
      if let label, drawn.allSatisfy(\.isWords), !drawn.label.isEmpty {
        canvas.add(Element(.figure(.text(label.words)), drawn.label))
      } else {
        for element in drawn { canvas.add(element) }
      }
    }
  }

  /// Says whether rows can be deleted, which they can be by a swipe.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    DrawnView(content: self) { canvas, draw in
      canvas.with(row: { if isDisabled { $0.canBeDeleted = false } }, draw)
    }
  }

  /// Says whether rows can be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

extension Canvas {
  /// Adds what was drawn as one thing that can be tapped; a button within takes the touch itself, the rest stands beside it.
  fileprivate mutating func add(
    _ drawn: [Element], touchedBy action: @escaping () -> Void, isHold: Bool = false
  ) {
    let others = drawn.filter { !$0.isHold }
    let hasButtons = others.contains { $0.tap != nil }
    let named = hasButtons ? drawn.filter(\.isWords) : drawn
    var touched = Element(buttonWith: named) { action() }
    touched.isHold = isHold
    // What is touched as a whole comes first: it names a row.
    if hasButtons, !touched.label.isEmpty { add(touched) }
    for element in others where !element.isWords { add(element) }
    if !hasButtons { add(touched) }
    for element in drawn where element.isHold { add(element.besideTap) }
  }

  /// Adds what was drawn as one thing that can be touched for long, beside what can be tapped of it.
  fileprivate mutating func add(_ drawn: [Element], heldBy action: @escaping () -> Void) {
    guard drawn.contains(where: { $0.tap != nil }) else {
      return add(drawn, touchedBy: action, isHold: true)
    }
    for element in drawn { add(element) }
    add(Element(.button, drawn.label) { action() }.besideTap)
  }
}

extension Element {
  /// A long touch where a tap does something else.
  fileprivate var besideTap: Element {
    var hold = self
    (hold.label, hold.isHold) = (label + ": Touch and hold", false)
    return hold
  }
}
