// How things look: these compile and do nothing.

/// How lists look.
public protocol ListStyle {}

/// The style "plain".
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style "plain".
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The style "grouped".
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style "grouped".
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style "inset".
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style "inset".
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The style "insetGrouped".
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style "insetGrouped".
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style "sidebar".
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style "sidebar".
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The style "automatic".
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style "automatic".
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// How fields look.
public protocol TextFieldStyle {}

/// The style "plain".
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style "plain".
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The style "roundedBorder".
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style "roundedBorder".
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The style "automatic".
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style "automatic".
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// How choices of moments look.
public protocol DatePickerStyle {}

/// The style "automatic".
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style "automatic".
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The style "compact".
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style "compact".
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The style "graphical".
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style "graphical".
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The style "wheel".
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style "wheel".
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
