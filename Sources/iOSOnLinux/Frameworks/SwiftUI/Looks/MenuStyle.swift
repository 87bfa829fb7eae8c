// How things look: these compile and do nothing.

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
