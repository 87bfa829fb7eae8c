internal import UIKit

/// A choice of a colour, which no scenario makes: a figure of its name.
public nonisolated struct ColorPicker<Label: View>: View, Primitive {
  private let label: Label

  /// Creates a choice with whatever names it.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a choice named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {
    label = Text(titleKey)
  }

  @MainActor func evaluate(at place: Place) { place.place(label, .index(0)) }
}
