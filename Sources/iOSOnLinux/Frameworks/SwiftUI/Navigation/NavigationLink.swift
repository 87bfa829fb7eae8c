/// Something that opens a page when it is tapped.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, Primitive {
  private let label: Label
  private let target: Target

  /// Where a link leads.
  private enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    case state(Binding<Bool>, () -> Destination)
  }

  private init(label: Label, target: Target) { (self.label, self.target) = (label, target) }

  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination))
  }

  /// Creates a link to a view.
  public init(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination))
  }

  /// Creates a link to a view that is open while a state is true.
  public init(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .state(isActive, destination))
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    let name = AnyHashable(Opener(place))
    if case .view(let destination) = target { place.pile?.renew(named: name, put(destination)) }
    guard case .state(let isActive, let destination) = target else { return }
    let isOpen = place.read { isActive.wrappedValue }
    place.graph.afterwards { [weak place] in
      guard let pile = place?.pile else { return }
      if isOpen {
        pile.open(named: name, put(destination)) { isActive.wrappedValue = false }
      } else {
        pile.close(named: name)
      }
    }
  }

  @MainActor private func put(
    _ destination: @escaping () -> Destination
  ) -> @MainActor (Place) -> Void {
    { place in place.place(place.read(destination), .index(0)) }
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let inner = canvas.within { place.drawChildren(on: &$0) }
    var element = Element(buttonWith: inner) { [weak place] in
      guard let place else { return }
      open(from: place)
    }
    if !leads(from: place) { element.isEnabled = false }
    element.opens = true
    canvas.add(element)
  }

  /// Whether a page can come of it: there is a pile around it, and somebody knows the page of its value.
  @MainActor private func leads(from place: Place) -> Bool {
    guard let pile = place.pile else { return false }
    switch target {
    case .view, .state: return true
    case .value(let value): return value.map(pile.knows) ?? false
    }
  }

  @MainActor private func open(from place: Place) {
    switch target {
    case .view(let destination):
      place.pile?.open(named: Opener(place), put(destination), onClose: {})
    case .value(let value?): place.pile?.open(value)
    case .value(nil): return
    case .state(let isActive, _): isActive.wrappedValue = true
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link to the page of a value, named in the app's language.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the page of a value, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// Creates a link to a view, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(destination: destination()) { Text(title) }
  }

  /// Creates a link to a view that is open while a state is true, named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }
}

/// A view that says which page stands for values of a type.
nonisolated struct DestinationView<Content: View, Value: Hashable, Destination: View>: View, Wrapper
{
  let content: Content
  let destination: (Value) -> Destination

  @MainActor func wrap(_ place: Place) {
    place.pile?.register(ObjectIdentifier(Value.self)) { value in
      guard let value = value.base as? Value else { return nil }
      return { place in place.place(place.read { destination(value) }, .index(0)) }
    }
  }
}

/// A view with a page that is open while a state says so.
nonisolated struct StateDestinationView<Content: View, Destination: View>: View, Wrapper {
  let content: Content
  /// What the page is opened for; nil where it is not open.
  let item: () -> AnyHashable?
  let close: () -> Void
  let destination: () -> Destination?

  @MainActor func wrap(_ place: Place) {
    let item = place.read(item)
    let name = AnyHashable(Opener(place))
    let memory = place.keep(0) { Memory() }
    guard memory.item != item else {
      if item != nil { place.pile?.renew(named: [name, item], put) }
      return
    }
    memory.item = item
    place.graph.afterwards { [weak place] in
      guard let pile = place?.pile else { return }
      pile.close(named: [name, memory.open])
      memory.open = item
      guard item != nil else { return }
      pile.open(
        named: [name, item], put
      ) {
        if memory.item == item { close() }
      }
    }
  }

  @MainActor private var put: @MainActor (Place) -> Void {
    { place in place.place(place.read(destination), .index(0)) }
  }

  /// What the page is open for.
  @MainActor final class Memory {
    var item: AnyHashable?
    var open: AnyHashable?
  }
}

extension View {
  /// Says which page stands for values of a type.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }

  /// Says which page is open while a state is true.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    StateDestinationView(
      content: self, item: { isPresented.wrappedValue ? true : nil },
      close: { isPresented.wrappedValue = false }, destination: destination)
  }

  /// Says which page is open while there is an item.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    StateDestinationView(
      content: self, item: { item.wrappedValue }, close: { item.wrappedValue = nil },
      destination: { item.wrappedValue.map(destination) })
  }
}
