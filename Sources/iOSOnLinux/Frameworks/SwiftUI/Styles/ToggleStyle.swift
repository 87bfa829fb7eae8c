/// How switches look, and what turns them.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What a switch is made of.
  associatedtype Body: View
  /// Makes what is shown of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of a switch.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style knows of a switch.
public struct ToggleStyleConfiguration {
  /// What names a switch.
  public typealias Label = StylePart
  /// What names the switch.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool
  /// Whether it is on for some of what it stands for and off for others, which none is here.
  public var isMixed: Bool { false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch within a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension View {
  /// Says how switches look, and what turns them.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style "automatic".
public struct DefaultToggleStyle: ToggleStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style "automatic".
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The style "switch".
public struct SwitchToggleStyle: ToggleStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  /// Creates the style in a colour.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style "switch".
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The style "button".
public struct ButtonToggleStyle: ToggleStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style "button".
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
