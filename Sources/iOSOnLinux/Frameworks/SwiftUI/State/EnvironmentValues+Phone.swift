internal import UIKit

struct EditModeKey: EnvironmentKey {
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
