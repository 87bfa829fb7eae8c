/// What the phone shows its user about an app's use of location.
public struct Indicators: Hashable, Sendable {
  /// The arrow in the status bar of iOS.
  public enum Arrow: String, Hashable, Sendable, CaseIterable {
    /// No arrow.
    case none
    /// A hollow arrow: the app may get a location under conditions (`I-66`).
    case hollow
    /// A solid arrow: the app uses location now (`I-66`).
    case solid
  }

  /// Whether the blue indicator of background use is shown (`I-63`, `I-64`, `I-65`); iOS only.
  public var backgroundPill = false
  /// The arrow in the status bar; iOS only.
  public var arrow: Arrow = .none
  /// Whether the notification of a foreground service is shown (`A-41`); Android only.
  public var serviceNotification = false
  /// Whether the blue dot of use is shown (`A-61`); Android only.
  public var dot = false
  /// Whether the notice is shown that the app got its location in the background (`A-32`); Android only.
  public var backgroundNotice = false
}
