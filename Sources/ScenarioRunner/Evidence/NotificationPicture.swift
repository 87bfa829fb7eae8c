/// A notification that is shown outside the app.
public struct NotificationPicture: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The text under it; empty where there is none.
  public var text: String
  /// Whether it stays until the app takes it away.
  public var isOngoing: Bool

  /// Creates a notification.
  public init(title: String, text: String = "", isOngoing: Bool = false) {
    self.title = title
    self.text = text
    self.isOngoing = isOngoing
  }
}
