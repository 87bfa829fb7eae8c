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
    place.place(label, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.drawChildren(on: &$0) }.label
    canvas.add(Element(.figure(.text(isOn.wrappedValue ? "On" : "Off")), label))
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
