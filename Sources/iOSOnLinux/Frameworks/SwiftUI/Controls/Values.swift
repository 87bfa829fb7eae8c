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

/// Something that is going on: how far it is where that is known, else that it is.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  private let label: Label
  private let current: CurrentValueLabel
  private let part: Double?
  private let isDetermined: Bool

  private init(_ label: Label, _ current: CurrentValueLabel, part: Double?, isDetermined: Bool) {
    (self.label, self.current, self.part, self.isDetermined) = (label, current, part, isDetermined)
  }

  /// Shows that something is going on.
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows that something is going on, and what.
  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(label(), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows that something is going on, named in the app's language.
  public init(_ titleKey: LocalizedStringKey)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Text(titleKey), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows that something is going on, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Text(title), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows how far something is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows how far something is, and what.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(label(), EmptyView(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows how far something is, and what, with its figure.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows how far something is, named in the app's language.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Text(titleKey), EmptyView(), part: Self.part(value, total), isDetermined: true)
  }

  private static func part<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value / total)))
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(current, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let words = canvas.within { place.children.last?.draw(on: &$0) }.label
    guard let part, isDetermined else {
      return canvas.add(Element(.progress, label.isEmpty ? "In progress" : label))
    }
    let figure = words.isEmpty ? "\(Int((part * 100).rounded())) %" : words
    canvas.add(Element(.figure(.text(figure)), label.isEmpty ? "Progress" : label))
  }
}

/// A value within bounds.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View, Primitive {
  private let label: Label
  private let current: CurrentValueLabel
  private let part: Double

  /// Shows a value, and what it is of.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }

  /// Shows a value, and what it is of, with its figure.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let width = Double(bounds.upperBound - bounds.lowerBound)
    part = width > 0 ? min(1, max(0, Double(value - bounds.lowerBound) / width)) : 0
    (self.label, current) = (label(), currentValueLabel())
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(current, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let words = canvas.within { place.children.last?.draw(on: &$0) }.label
    canvas.add(
      Element(.figure(.text(words.isEmpty ? "\(Int((part * 100).rounded())) %" : words)), label))
  }
}

/// Something that opens an address.
public nonisolated struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// Creates a link with whatever is on it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.label, self.destination) = (label(), destination)
  }

  /// Creates a link named in the app's language.
  public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  /// A button that opens the address.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

/// Something that hands things to other apps, which take nothing here: a control that does nothing.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a link with whatever is on it.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link named in the app's language.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) where Label == Text {
    label = Text(titleKey)
  }

  /// Creates a link named "Share".
  public init<Item>(item: Item) where Label == Text { label = Text(verbatim: "Share") }

  /// A button.
  public var body: some View { Button(action: {}, label: { label }) }
}

/// A view that tells that there is nothing to be seen, and why.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View, Primitive
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(description, .index(1))
    place.place(actions, .index(2))
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view named in the app's language, with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates the view with a name and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// The view for a search that has found nothing.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
}

/// Views that a control shows and hides.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var isOpen = false

  private init(
    _ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content
  ) {
    (self.label, given, self.content) = (label, isExpanded, content)
  }

  /// Creates a group with whatever names it.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }

  /// Creates a group that others can open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }

  /// Creates a group named in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group named in the app's language that others can open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(Text(titleKey), isExpanded, content)
  }

  /// A button, and the views once it was tapped.
  public var body: some View {
    let open = given ?? $isOpen
    Button {
      open.wrappedValue.toggle()
    } label: {
      label
    }
    if open.wrappedValue { content() }
  }
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View, Primitive {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }
}
