internal import DeviceInterface

/// A choice among several: a figure of its name says what is chosen, and each choice is a control.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  Primitive
{
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Creates a choice with whatever names it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }

  /// Creates a choice with whatever names it.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  @MainActor func evaluate(at place: Place) {
    _ = place.read { selection.wrappedValue }
    place.place(label, .index(0))
    place.place(content, .index(1))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let style = place.surroundings.read(ObjectIdentifier(PickerStyleKey.self)) as? PickerLook
    let choices = [Choice](in: place.children.last, on: &canvas)
    let now = selection.wrappedValue
    // A choice of an optional value may bear the value itself.
    let chosen = choices.first { $0.tag.base as? SelectionValue == now }
    if !label.isEmpty || style != .spread {
      canvas.add(Element(.figure(.text(chosen?.label ?? "")), label))
    }
    let choose = { (choice: Choice) in
      { @MainActor in
        if let value = choice.tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    let answers = choices.map { (label: $0.label, perform: choose($0)) }
    switch style ?? .menu {
    case .spread:
      for answer in answers { canvas.add(Element(.button, answer.label, tap: answer.perform)) }
    case .menu: place.keep(0) { MenuState() }.draw(label, answers, at: place, on: &canvas)
    case .page: canvas.add(ChoicePage.link(to: answers, named: label, from: place))
    }
  }
}

extension Picker where Label == Text {
  /// Creates a choice named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a choice with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a choice named in the app's language, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// Something that can be chosen: how it is known, and how it is read.
struct Choice {
  let tag: AnyHashable
  let label: String
}

extension [Choice] {
  /// Returns what can be chosen of the views in a place, by their marks or by the identities that `ForEach` gives them.
  @MainActor init(in place: Place?, on canvas: inout Canvas) {
    self = (place?.parts ?? []).compactMap { part in
      part.mark.map { Choice(tag: $0, label: canvas.within { part.place.draw(on: &$0) }.label) }
    }
  }
}

/// How a choice looks: all choices at once, behind a control, or on a page of their own.
enum PickerLook: Equatable { case spread, menu, page }
struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

/// Whether a menu is open, and what it offers: a control opens it, and a question holds its choices.
@MainActor final class MenuState {
  private var isOpen = false

  func draw(
    _ label: String, _ choices: [(label: String, perform: @MainActor () -> Void)],
    at place: Place, on canvas: inout Canvas
  ) {
    let graph = place.graph
    canvas.add(
      Element(.button, label) { [weak self] in
        self?.isOpen = true
        graph.noteAppearance()
      })
    guard isOpen else { return }
    let answers = choices.map { choice in
      (
        choice.label,
        { @MainActor [weak self] in
          self?.isOpen = false
          choice.perform()
        }
      )
    }
    canvas.question = Canvas.Question(
      title: label, message: "",
      answers: answers + [("Dismiss", { @MainActor [weak self] in self?.isOpen = false })])
  }
}

/// A control that opens a list of others.
public nonisolated struct Menu<Label: View, Content: View>: View, Primitive {
  private let label: Label
  private let content: Content

  /// Creates a menu with whatever is on its control.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a menu named in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu named in the app's language, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(content, .index(1), in: place.unstyled)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let inner = canvas.within { place.children.last?.draw(on: &$0) }
    let choices = inner.compactMap { element in
      element.tap.map { tap in (element.label, { @MainActor in if element.isEnabled { tap() } }) }
    }
    place.keep(0) { MenuState() }.draw(label, choices, at: place, on: &canvas)
  }
}
