import DeviceInterface

/// The app's notifications: those that the user can see, and those that are to come.
struct NotificationShade: Hashable, Sendable {
  /// What the user can see, in the order posted.
  private(set) var shown: [AppNotification] = []
  /// What is to come, in the order posted.
  private var awaited: [AppNotification] = []
  /// The ids of both, as the app can read them at any moment.
  private(set) var shownIDs: [String] = []
  private(set) var awaitedIDs: [String] = []

  /// Shows a notification; one with the same id is replaced where it stands.
  mutating func show(_ notification: AppNotification) {
    if let index = shownIDs.firstIndex(of: notification.id) {
      shown[index] = notification
    } else {
      shown.append(notification)
      shownIDs.append(notification.id)
    }
  }

  mutating func addAwaited(_ notification: AppNotification) {
    awaited.append(notification)
    awaitedIDs.append(notification.id)
  }

  /// Takes out the notification that was to come; `nil` where there is none.
  @discardableResult
  mutating func takeAwaited(_ id: String) -> AppNotification? {
    guard let index = awaitedIDs.firstIndex(of: id) else { return nil }
    awaitedIDs.remove(at: index)
    return awaited.remove(at: index)
  }

  mutating func hide(where isMeant: (AppNotification) -> Bool = { _ in true }) {
    shown.removeAll(where: isMeant)
    shownIDs = shown.map(\.id)
  }
}
