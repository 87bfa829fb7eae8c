/// A phone on which a preview is shown.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Its name.
  public let rawValue: String
  /// Names a phone.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a phone.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As the phone.
  case device
  /// As the view.
  case sizeThatFits
  /// As said.
  case fixed(width: CGFloat, height: CGFloat)
}
