/// Something that the user can write into.
public nonisolated struct TextField<Label: View>: View, Primitive {
  private let entry: Entry
  private let label: Label

  init(entry: Entry, label: Label) { (self.entry, self.label) = (entry, label) }

  @MainActor func evaluate(at place: Place) { entry.evaluate(label, at: place) }
  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    entry.draw(at: place, on: &canvas)
  }
}

/// A text that is read and written, as fields of all kinds have it.
nonisolated struct Entry {
  let read: () -> String
  let write: (String) -> Void
  var prompt: String?
  var hides = false
  /// What completes with the text.
  var trigger = SubmitTriggers.text
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?

  init(_ text: Binding<String>, prompt: Text? = nil) {
    self.init(read: { text.wrappedValue }, write: { text.wrappedValue = $0 }, prompt: prompt)
  }

  init(read: @escaping () -> String, write: @escaping (String) -> Void, prompt: Text? = nil) {
    (self.read, self.write, self.prompt) = (read, write, prompt?.words)
  }

  @MainActor func evaluate(_ label: some View, at place: Place) {
    _ = place.read(read)
    place.place(label, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    var label = canvas.within { place.drawChildren(on: &$0) }.label
    if label.isEmpty { label = prompt ?? "Text field" }
    let text = read()
    let (surroundings, graph) = (place.surroundings, place.graph)
    canvas.add(
      Element(
        .field(text: hides ? String(repeating: "•", count: text.count) : text) { text in
          let focus = surroundings.read(ObjectIdentifier(FocusKey.self)) as? FieldFocus
          graph.focus(place, focus)
          onEditingChanged(true)
          write(text)
          // The text is another one before the user completes it.
          graph.settle()
          onCommit?()
          let submits = surroundings.read(ObjectIdentifier(SubmitKey.self)) as? [FieldSubmit] ?? []
          for submit in submits where submit.triggers.contains(trigger) { submit.perform() }
          onEditingChanged(false)
        }, label))
  }
}

extension TextField where Label == Text {
  /// Creates a field named in the app's language.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(entry: Entry(text, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(entry: Entry(text, prompt: prompt), label: Text(title))
  }

  /// Creates a field named in the app's language that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }

  /// Creates a field that grows along an axis.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// Creates a field named in the app's language that tells when it is used, and when its text is complete.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    var entry = Entry(text)
    (entry.onEditingChanged, entry.onCommit) = (onEditingChanged, onCommit)
    self.init(entry: entry, label: Text(titleKey))
  }

  /// Creates a field that tells when its text is complete.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    var entry = Entry(text)
    (entry.onEditingChanged, entry.onCommit) = (onEditingChanged, onCommit)
    self.init(entry: entry, label: Text(title))
  }

  /// Creates a field of a value in a format, which keeps what it has where a text is no such value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      entry: Entry(
        read: { format.format(value.wrappedValue) },
        write: { text in
          if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field of a value in a format, which is nothing where a text is no such value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      entry: Entry(
        read: { value.wrappedValue.map { format.format($0) } ?? "" },
        write: { value.wrappedValue = try? format.parseStrategy.parse($0) }, prompt: prompt),
      label: Text(titleKey))
  }

  /// Creates a field of a value in a formatter's words.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: NumberFormatter
  ) {
    self.init(
      entry: Entry(
        read: { formatter.string(for: value.wrappedValue) ?? "" },
        write: { text in
          guard let number = formatter.number(from: text) else { return }
          if let parsed = number as? Value {
            value.wrappedValue = parsed
          } else if Value.self == Double.self, let parsed = number.doubleValue as? Value {
            value.wrappedValue = parsed
          } else if Value.self == Int.self, let parsed = number.intValue as? Value {
            value.wrappedValue = parsed
          }
        }), label: Text(titleKey))
  }
}

extension TextField {
  /// Creates a field with whatever names it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(entry: Entry(text, prompt: prompt), label: label())
  }
}

/// A field whose text nobody can read over the user's shoulder.
public nonisolated struct SecureField<Label: View>: View, Primitive {
  private let entry: Entry
  private let label: Label

  private init(_ text: Binding<String>, prompt: Text?, label: Label) {
    var entry = Entry(text, prompt: prompt)
    entry.hides = true
    (self.entry, self.label) = (entry, label)
  }

  /// Creates a field with whatever names it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  /// Creates a field named in the app's language.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  where Label == Text {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil)
  where Label == Text {
    self.init(text, prompt: prompt, label: Text(title))
  }

  @MainActor func evaluate(at place: Place) { entry.evaluate(label, at: place) }
  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    entry.draw(at: place, on: &canvas)
  }
}

/// A field for a longer text; named "Text" where nothing else names it.
public nonisolated struct TextEditor: View, Primitive {
  private let entry: Entry

  /// Creates a field.
  public init(text: Binding<String>) { entry = Entry(text, prompt: Text(verbatim: "Text")) }

  @MainActor func evaluate(at place: Place) { entry.evaluate(EmptyView(), at: place) }
  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    entry.draw(at: place, on: &canvas)
  }
}

/// What is done when a field gains the user's keys, and when it loses them.
struct FieldFocus {
  let gain: @MainActor () -> Void
  let lose: @MainActor () -> Void
}
struct FocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }

/// What is done when a text is complete.
struct FieldSubmit {
  let triggers: SubmitTriggers
  let perform: @MainActor () -> Void
}
struct SubmitKey: EnvironmentKey { static var defaultValue: [FieldSubmit] { [] } }

/// What completes when a text does.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Does something when the user has completed a text: a scenario's user does so with each text that is entered.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentView(content: self) {
      // Who stands around is told as well, after who stands nearer.
      $0[SubmitKey.self].insert(FieldSubmit(triggers: triggers) { action() }, at: 0)
    }
  }
}
