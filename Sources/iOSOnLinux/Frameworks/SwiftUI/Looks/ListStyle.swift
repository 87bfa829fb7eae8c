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

/// How what is going on looks.
public protocol ProgressViewStyle {}

/// The style "automatic".
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style "circular".
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style in a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style "circular".
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style "linear".
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style in a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style "linear".
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// How values within bounds look.
public protocol GaugeStyle {}

/// The style "automatic".
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style "automatic".
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style "accessoryCircular".
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style "accessoryCircular".
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style "accessoryCircularCapacity".
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style "accessoryCircularCapacity".
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The style "accessoryLinear".
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style "accessoryLinear".
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style "linearCapacity".
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style "linearCapacity".
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
