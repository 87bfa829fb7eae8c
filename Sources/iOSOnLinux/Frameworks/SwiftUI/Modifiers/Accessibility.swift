internal import DeviceInterface

extension View {
  /// Says what is read of the view, in the app's language.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what is read of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what is read of the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    DrawnView(content: self) { canvas, draw in
      for element in canvas.within(draw).labeled(label.words) { canvas.add(element) }
    }
  }

  /// Says what is read of the view, as it was done before.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what tests call the view; it is read where nothing else names it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    DrawnView(content: self) { canvas, draw in
      for element in canvas.within(draw).identified(identifier) { canvas.add(element) }
    }
  }

  /// Says what tests call the view, as it was done before.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what the value of the view is, in the app's language.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the value of the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the value of the view is: a figure of its label.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    DrawnView(content: self) { canvas, draw in
      let drawn = canvas.within(draw)
      let label = drawn.label
      if drawn.allSatisfy(\.isWords), !label.isEmpty {
        canvas.add(Element(.figure(.text(value.words)), label))
      } else {
        for element in drawn { canvas.add(element) }
      }
    }
  }

  /// Says what touching the view does, which scenarios find out.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what touching the view does, which scenarios find out.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View {
    self
  }

  /// Says whether the view is read at all; it can be touched all the same.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    DrawnView(content: self) { canvas, draw in
      let drawn = canvas.within(draw)
      for element in drawn where !hidden || !element.isWords { canvas.add(element) }
    }
  }

  /// Says how what is in the view is read: one by one, or as one.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    DrawnView(content: self) { canvas, draw in
      let drawn = canvas.within(draw)
      guard children == .combine, drawn.allSatisfy(\.isWords) else {
        for element in drawn { canvas.add(element) }
        return
      }
      canvas.add(text: drawn.label)
    }
  }

  /// Says what kind of thing the view is: what is a button can be tapped anyway.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says what kind of thing the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says in which order things are read; here, in that of the source.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds a deed, by its name: a control.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      canvas.add(Element(.button, name.words) { handler() })
    }
  }

  /// Adds a deed, named in the app's language: a control.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
}

/// How what is in a view is read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// One by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String> = []
  /// Creates no kind.
  public init() {}
  private init(_ name: String) { names = [name] }
  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A headline.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Something that is chosen.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// A text.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// Something that covers the rest.
  public static let isModal = AccessibilityTraits("isModal")
  /// A switch.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  /// Returns both.
  public func union(_ other: Self) -> Self { with(names.union(other.names)) }
  /// Returns what is in both.
  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
  /// Returns what is in one of both.
  public func symmetricDifference(_ other: Self) -> Self {
    with(names.symmetricDifference(other.names))
  }
  /// Adds others.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps what is in both.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps what is in one of both.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  /// Whether another is among these.
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  /// Adds another.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }
  /// Takes another away.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  /// Adds another.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    defer { names.formUnion(newMember.names) }
    return contains(newMember) ? newMember : nil
  }
  private func with(_ names: Set<String>) -> Self {
    var traits = Self()
    traits.names = names
    return traits
  }
}

extension [Element] {
  /// The same with another label: on what can be used, or in place of what is only read.
  func labeled(_ label: String) -> [Element] {
    let used = filter { !$0.isWords }
    guard !used.isEmpty else { return [isEmpty ? Element(.picture, label) : Element(.text, label)] }
    return used.map { element in
      var element = element
      (element.label, element.parts) = (label, [])
      return element
    }
  }

  /// The same with what tests call it.
  func identified(_ identifier: String) -> [Element] {
    map { element in
      var element = element
      element.identifier = element.identifier ?? identifier
      if element.label.isEmpty, !element.isWords { element.label = identifier }
      return element
    }
  }
}

extension Element {
  /// Whether it is only read: a text, a picture or what keeps them apart.
  var isWords: Bool {
    switch kind {
    case .text, .picture, .space, .badge, .progress: true
    case .figure, .button, .field, .slider, .row, .map: false
    }
  }
}
