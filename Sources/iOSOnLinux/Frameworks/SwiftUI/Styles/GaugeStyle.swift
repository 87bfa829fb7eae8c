/// How values within bounds look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What is made of it.
  associatedtype Body: View
  /// Makes what is shown of a value within bounds.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of a value within bounds.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style knows of a value within bounds.
public struct GaugeStyleConfiguration {
  /// What names it.
  public typealias Label = StylePart
  /// What says how much it is.
  public typealias CurrentValueLabel = StylePart
  /// How much it is, from 0 to 1.
  public var value: Double
  /// What names it.
  public var label: Label
  /// What says how much it is.
  public var currentValueLabel: CurrentValueLabel?
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?
{
  /// Creates a gauge within a style; the platform's are drawn without it.
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}

extension View {
  /// Says how values within bounds look.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style "automatic".
public struct DefaultGaugeStyle: GaugeStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style "automatic".
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style "accessoryCircular".
public struct AccessoryCircularGaugeStyle: GaugeStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style "accessoryCircular".
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style "accessoryCircularCapacity".
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style "accessoryCircularCapacity".
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The style "accessoryLinear".
public struct AccessoryLinearGaugeStyle: GaugeStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style "accessoryLinear".
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style "linearCapacity".
public struct LinearCapacityGaugeStyle: GaugeStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style "linearCapacity".
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
