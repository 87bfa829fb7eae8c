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
    let touched = place.keep(0) { Touched() }
    place.place(content, .index(0))
    place.showOne { index(in: $0, touched) }
  }

  /// Which page is seen: the one that is chosen by its mark, or else the one that was touched last.
  @MainActor private func index(in pages: [Part], _ touched: Touched) -> Int {
    let value = selection?.wrappedValue
    let chosen = value.flatMap { value in pages.firstIndex { $0.mark == AnyHashable(value) } }
    return chosen ?? min(touched.index, pages.count - 1)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    place.drawChildren(on: &canvas)
    let pages = place.children.first?.parts ?? []
    guard !canvas.hidesTabs else { return }
    let names = pages.map { $0.label?(&canvas) ?? "" }
    // The pages' names stand below what the bars of the page hold; pages without any are turned.
    guard names.allSatisfy(\.isEmpty) else {
      for (index, name) in names.enumerated() where !name.isEmpty {
        canvas.bars.append(control(name, for: pages[index], at: index, of: place))
      }
      return
    }
    guard let seen = pages.firstIndex(where: \.place.isChosen) else { return }
    for (index, name) in [(seen - 1, "Previous page"), (seen + 1, "Next page")]
    where pages.indices.contains(index) {
      canvas.bars.append(control(name, for: pages[index], at: index, of: place))
    }
  }

  @MainActor private func control(
    _ label: String, for page: Part, at index: Int, of place: Place
  ) -> Element {
    let touched = place.keep(0) { Touched() }
    return Element(.button, label) { [weak place] in
      touched.index = index
      if let selection, let value = page.mark?.base as? SelectionValue {
        selection.wrappedValue = value
      }
      place?.invalidate()
    }
  }

  /// Which page the user has touched last.
  @MainActor final class Touched { var index = 0 }
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

  var role: Role { .addition }
}

/// A page that bears its name.
nonisolated struct TabItemView<Content: View, Label: View>: View, Primitive {
  let content: Content
  let label: Label
  var role: Role { .addition }

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
