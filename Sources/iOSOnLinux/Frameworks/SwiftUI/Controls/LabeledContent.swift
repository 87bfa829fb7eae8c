internal import DeviceInterface
internal import UIKit

/// A figure with what it tells.
public nonisolated struct LabeledContent<Label: View, Content: View>: View, Primitive {
  private let label: Label
  private let content: Content

  /// Creates a figure of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a figure named in the app's language, of views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a figure with a name, of views.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(title) }
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(content, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let inner = canvas.within { place.children.last?.draw(on: &$0) }
    if inner.count == 1, case .figure(let value) = inner[0].kind, inner[0].label.isEmpty {
      return canvas.add(Element(.figure(value), label))
    }
    let words = inner.filter { if case .text = $0.kind { true } else { false } }
    if !words.isEmpty { canvas.add(Element(.figure(.text(words.label)), label)) }
    for element in inner {
      if case .text = element.kind { continue }
      canvas.add(element)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a figure named in the app's language.
  public init<Words: StringProtocol>(_ titleKey: LocalizedStringKey, value: Words) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a figure with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol, Words: StringProtocol>(_ title: Title, value: Words) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a figure named in the app's language, in a format.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}
