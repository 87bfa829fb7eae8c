/// Views that belong together, with what stands above and below them.
public nonisolated struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Bool
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is none: the views are drawn as they are.
  @MainActor public var body: Never { hasNone(self) }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: true)
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: true)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: true)
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: true)
  }

  /// Creates a section with a header that can be closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: true)
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: true)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a header in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: true)
  }

  /// Creates a section with a header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section: Primitive where Parent: View, Content: View, Footer: View {
  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    place.place(header, .index(0))
    if isExpanded { place.place(content, .index(1)) }
    place.place(footer, .index(2))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    for child in place.children {
      guard child.name != .index(1), canvas.isListing else {
        child.draw(on: &canvas)
        continue
      }
      // What stands above and below is no row.
      for element in canvas.within({ child.draw(on: &$0) }) { canvas.add(element) }
    }
  }
}

/// Views that belong together, with a frame around them.
public nonisolated struct GroupBox<Label: View, Content: View>: View, Primitive {
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    (label, self.content) = (EmptyView(), content())
  }

  /// Creates a box with a label in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    (label, self.content) = (Text(titleKey), content())
  }

  @MainActor func evaluate(at place: Place) {
    if place.style(
      GroupBoxStyleConfiguration(label: StylePart(label), content: StylePart(content)))
    {
      return
    }
    place.place(label, .index(0))
    place.place(content, .index(1))
  }
}
