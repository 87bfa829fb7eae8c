/// Pages beside each other, of which one is seen; the controls bear the pages' names.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates pages, of which the chosen one is known elsewhere.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// Creates pages, of which the first one is seen.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    (selection, self.content) = (nil, content())
  }

  @MainActor func evaluate(at place: Place) {
    if let selection { _ = place.read { selection.wrappedValue } }
    let tabs = place.keep(0) { Tabs() }
    place.place(content, .index(0))
    // Pages may come and go without the tab view itself being another.
    place.hears = { [weak place, selection] in
      guard let place, let pages = place.children.first else { return }
      if tabs.find(below: pages, chosen: selection?.wrappedValue) { place.graph.noteAppearance() }
    }
    place.graph.noteHearing(place)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let tabs = place.keep(0) { Tabs() }
    for tab in tabs.all where tab.isShown { tab.draw(on: &canvas) }
    // The pages' names stand below what the bars of the page hold.
    for (index, tab) in tabs.all.enumerated() {
      guard let label = tab.tabLabel?(&canvas), !label.isEmpty else { continue }
      canvas.bars.append(
        Element(.button, label) { [weak place] in
          guard let place else { return }
          if let selection, let value = tab.mark?.base as? SelectionValue {
            selection.wrappedValue = value
          } else {
            tabs.chosen = index
          }
          place.invalidate()
        })
    }
  }

  /// The pages, and which one is seen where nobody else knows it.
  @MainActor final class Tabs {
    private(set) var all: [Place] = []
    var chosen = 0

    /// Looks for the pages; returns whether another one is seen.
    func find(below place: Place, chosen value: SelectionValue?) -> Bool {
      all = pages(place)
      let seen =
        value.flatMap { value in all.firstIndex { $0.mark?.base as? SelectionValue == value } }
        ?? (value == nil ? chosen : 0)
      var isOther = false
      for (index, page) in all.enumerated() where page.isShown != (index == seen) {
        page.isShown = index == seen
        isOther = true
      }
      return isOther
    }

    private func pages(_ place: Place) -> [Place] {
      if place.tabLabel != nil || place.mark != nil {
        // The mark may stand around the name, or within it.
        var (label, mark) = (place.tabLabel, place.mark)
        var inner = place
        while let child = inner.children.first, inner.children.count == 1,
          label == nil || mark == nil
        {
          label = label ?? child.tabLabel
          mark = mark ?? child.mark
          inner = child
        }
        (place.tabLabel, place.mark) = (label, mark)
        return [place]
      }
      guard place.children.count > 0 else { return [] }
      return place.children.flatMap { pages($0) }
    }
  }
}

/// A page of a tab view.
public nonisolated struct Tab<Value, Content: View, Label: View>: View, Primitive {
  private let content: Content
  private let label: Label
  private let value: AnyHashable?

  /// Creates a page with whatever names it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    (self.content, self.label, value) = (content(), label(), nil)
  }

  /// Creates a page with a value and whatever names it.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    (self.content, self.label, self.value) = (content(), label(), value)
  }

  /// Creates a page named in the app's language, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  )
  where Value == Never, Label == SwiftUI.Label<Text, Image> {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a page with a value, named in the app's language, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
    self.init(value: value, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @MainActor func evaluate(at place: Place) {
    place.mark = value
    place.graph.noteTelling()
    place.place(TabItemView(content: content, label: label), .index(0))
  }

  var isTransparent: Bool { true }
}

/// A page that bears its name.
nonisolated struct TabItemView<Content: View, Label: View>: View, Primitive {
  let content: Content
  let label: Label
  var isTransparent: Bool { true }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    let name = place.place(label, .index(1), isShown: false)
    place.graph.noteTelling()
    place.tabLabel = { canvas in
      canvas.within { name.drawUnseen(on: &$0) }.label
    }
  }
}

extension View {
  /// Names the page in a tab view.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}
