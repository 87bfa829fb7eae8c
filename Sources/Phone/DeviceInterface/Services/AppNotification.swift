/// A notification that an app shows outside itself.
public struct AppNotification: Hashable, Sendable {
  /// What identifies it within the app; a second one with the same id replaces the first.
  public var id: String
  /// The first line.
  public var title: String
  /// The text under it.
  public var text: String
  /// Whether it stays until the app withdraws it, so that the user cannot swipe it away.
  public var isOngoing: Bool
  /// How long the platform waits before it shows it, with or without a process; iOS only.
  public var delay: Duration
  /// The region whose boundary, when the user crosses it, shows the notification instead, with or without a process; iOS only.
  public var region: Region?

  /// Creates a notification that is shown at once, and that the user can dismiss, unless said otherwise.
  public init(
    id: String, title: String, text: String, isOngoing: Bool = false, delay: Duration = .zero,
    region: Region? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.isOngoing = isOngoing
    self.delay = delay
    self.region = region
  }
}

/// The authorization that a service session of iOS declares, and so asks for (`I-25`).
public enum ServiceSessionKind: String, Hashable, Sendable, CaseIterable {
  /// Location while the app is in use.
  case whenInUse
  /// Location at any time.
  case always
}

/// Why an Android foreground service did not start.
public enum ForegroundServiceFailure: String, Hashable, Sendable, CaseIterable {
  /// `ForegroundServiceStartNotAllowedException`: started from the background without an exemption (`A-43`).
  case startNotAllowed
  /// `SecurityException`: the permission at hand does not cover a start from the background (`A-42`).
  case securityException
}
