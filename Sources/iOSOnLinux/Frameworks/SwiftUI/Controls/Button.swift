/// The meaning of a button to the platform.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

/// Something that the user can tap.
public nonisolated struct Button<Label: View>: View, Primitive {
  let role: ButtonRole?
  let label: Label
  let action: @MainActor () -> Void

  /// Creates a button with whatever is on it.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a meaning and whatever is on it.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.label, self.action) = (role, label(), action)
  }

  @MainActor func evaluate(at place: Place) {
    let part = StylePart(label)
    if place.style(
      PrimitiveButtonStyleConfiguration(role: role, label: part, action: action), at: .index(8))
      || place.style(ButtonStyleConfiguration(role: role, label: part))
    {
      return
    }
    place.place(label, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    // Such a style says itself what triggers the button.
    if place.isStyledWhole { return place.drawChildren(on: &canvas) }
    let inner = canvas.within { place.drawChildren(on: &$0) }
    var element = Element(buttonWith: inner, tap: action)
    element.isCancel = role == .cancel
    canvas.add(element)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text of the app's language.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a meaning and a text of the app's language.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a meaning and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a text of the app's language and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A text with a picture; the text is read.
public nonisolated struct Label<Title: View, Icon: View>: View, Primitive {
  private let title: Title
  private let icon: Icon

  /// Creates a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor func evaluate(at place: Place) {
    if place.style(LabelStyleConfiguration(title: StylePart(title), icon: StylePart(icon))) {
      return
    }
    place.place(title, .index(0))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text of the app's language and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a text and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a text of the app's language and a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a text and a picture.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
