internal import UIKit

/// A control that turns the editing of lists on and off; rows can be deleted by a swipe anyway.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the control.
  public init() {}

  /// A button "Edit", or "Done".
  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}

/// Whether the rows of lists are edited.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// One of them is.
  case transient
  /// They are.
  case active
  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}

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

/// The elements of a tree, each with those below it.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Data.Element: Identifiable, ID == Data.Element.ID {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates the views of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.children, self.content) = (data, children, content)
  }

  /// The views, which can all be seen.
  public var body: AnyView {
    AnyView(
      ForEach(data) { element in
        content(element)
        if let below = element[keyPath: children] {
          OutlineGroup(below, children: children, content: content)
        }
      })
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct TallSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct DirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private struct MotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone that is held upright.
  case compact
  /// More.
  case regular
}

/// In which direction one reads.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

extension EnvironmentValues {
  /// Whether the rows of lists are edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// How much room there is to the side: that of a phone that is held upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }

  /// How much room there is up and down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[TallSizeClassKey.self] }
    set { self[TallSizeClassKey.self] = newValue }
  }

  /// How large texts are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// In which direction one reads.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// How many dots make a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// Whether the user wants less movement.
  public var accessibilityReduceMotion: Bool { self[MotionKey.self] }
}
