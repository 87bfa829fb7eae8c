/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What a box is made of.
  associatedtype Body: View
  /// Makes what is shown of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What a style knows of a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style knows of a box.
public struct GroupBoxStyleConfiguration {
  /// What names a box.
  public typealias Label = StylePart
  /// What is in a box.
  public typealias Content = StylePart
  /// What names the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box within a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Says how boxes look.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style "automatic".
public struct DefaultGroupBoxStyle: GroupBoxStyle, PlatformStyle {
  /// Creates the style.
  public init() {}
  /// Leaves it as it is.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style "automatic".
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
