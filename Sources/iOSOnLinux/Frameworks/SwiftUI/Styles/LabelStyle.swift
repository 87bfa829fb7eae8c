/// How labels look: those of the platform's are read whole.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What a label is made of.
  associatedtype Body: View
  /// Makes what is shown of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  /// The text of a label.
  public typealias Title = StylePart
  /// The picture of a label.
  public typealias Icon = StylePart
  /// The text of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label within a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension View {
  /// Says how labels look.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style "automatic".
public struct DefaultLabelStyle: LabelStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style "automatic".
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The style "titleOnly".
public struct TitleOnlyLabelStyle: LabelStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style "titleOnly".
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The style "iconOnly".
public struct IconOnlyLabelStyle: LabelStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style "iconOnly".
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The style "titleAndIcon".
public struct TitleAndIconLabelStyle: LabelStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style "titleAndIcon".
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
