// How things look: these compile and do nothing.

/// How labels look.
public protocol LabelStyle {}

/// The style "automatic".
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style "automatic".
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The style "titleOnly".
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style "titleOnly".
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The style "iconOnly".
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style "iconOnly".
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The style "titleAndIcon".
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style "titleAndIcon".
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How menus look.
public protocol MenuStyle {}

/// The style "automatic".
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style "automatic".
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style "button".
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style "button".
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The style "borderlessButton".
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style "borderlessButton".
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// How forms look.
public protocol FormStyle {}

/// The style "automatic".
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style "automatic".
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style "grouped".
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style "grouped".
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The style "columns".
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style "columns".
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How boxes look.
public protocol GroupBoxStyle {}

/// The style "automatic".
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style "automatic".
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
