internal import DeviceInterface

/// A switch: a control that turns it over, with a figure of its name that says how it stands.
public nonisolated struct Toggle<Label: View>: View, Primitive {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with whatever names it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  @MainActor func evaluate(at place: Place) {
    _ = place.read { isOn.wrappedValue }
    let part = StylePart(label)
    if place.style(ToggleStyleConfiguration(label: part, isOn: isOn)) {
      place.place(label, .index(1), isShown: false)
    } else {
      place.place(label, .index(0))
    }
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.children.last?.drawUnseen(on: &$0) }.label
    let drawn = place.isStyled ? canvas.within { place.children.first?.draw(on: &$0) } : []
    let isTold = drawn.contains { if case .figure = $0.kind { $0.label == label } else { false } }
    if !isTold { canvas.add(Element(.figure(.text(isOn.wrappedValue ? "On" : "Off")), label)) }
    guard !place.isStyled else {
      for element in drawn { canvas.add(element) }
      return
    }
    canvas.add(Element(.button, label) { isOn.wrappedValue.toggle() })
  }
}

extension Toggle where Label == Text {
  /// Creates a switch named in the app's language.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch named in the app's language, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
