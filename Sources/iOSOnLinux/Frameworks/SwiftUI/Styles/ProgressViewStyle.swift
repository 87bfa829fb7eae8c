/// How what is going on looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What is made of it.
  associatedtype Body: View
  /// Makes what is shown of something that is going on.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of something that is going on.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows of something that is going on.
public struct ProgressViewStyleConfiguration {
  /// What names it.
  public typealias Label = StylePart
  /// What says how far it is.
  public typealias CurrentValueLabel = StylePart
  /// How far it is, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What names it.
  public var label: Label?
  /// What says how far it is.
  public var currentValueLabel: CurrentValueLabel?
  let isDetermined: Bool
}

extension View {
  /// Says how what is going on looks.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style "automatic".
public struct DefaultProgressViewStyle: ProgressViewStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style "circular".
public struct CircularProgressViewStyle: ProgressViewStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  /// Creates the style in a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style "circular".
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style "linear".
public struct LinearProgressViewStyle: ProgressViewStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  /// Creates the style in a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style "linear".
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
