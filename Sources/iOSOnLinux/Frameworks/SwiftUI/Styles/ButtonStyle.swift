/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// Makes what is shown of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// What is on a button.
  public typealias Label = StylePart
  /// The meaning of the button to the platform.
  public let role: ButtonRole?
  /// What is on the button.
  public let label: Label
  /// Whether a finger is on it; here, a tap takes no time.
  public var isPressed: Bool { false }
}

/// How buttons look, and how they are touched.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// Makes what is shown of a button, and what triggers it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style knows of a button that it triggers itself.
public struct PrimitiveButtonStyleConfiguration {
  /// What is on a button.
  public typealias Label = StylePart
  /// The meaning of the button to the platform.
  public let role: ButtonRole?
  /// What is on the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button within a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Says how buttons look.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) {
      $0[StyleKey<PrimitiveButtonStyleConfiguration>.self] = nil
      $0[StyleKey<ButtonStyleConfiguration>.self] = StyleMaker(style) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  /// Says how buttons look, and how they are touched.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) {
      $0[StyleKey<PrimitiveButtonStyleConfiguration>.self] = StyleMaker(style) {
        $0.makeBody(configuration: $1)
      }
      $0[StyleKey<ButtonStyleConfiguration>.self] = nil
    }
  }
}

/// The style "automatic".
public struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style "automatic".
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The style "bordered".
public struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style "bordered".
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The style "borderedProminent".
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style "borderedProminent".
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The style "borderless".
public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style "borderless".
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style "plain".
public struct PlainButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style "plain".
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
