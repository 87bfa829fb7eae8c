import DeviceInterface

extension Phone {
  /// Turns the app's notifications on its page in Settings; what is shown goes with them.
  ///
  /// On iOS no app can ask after that. On Android a permission is taken away, which ends the process (`A-07`), and the app may
  /// ask once more (`A-71`).
  public mutating func setNotificationsEnabled(_ on: Bool) throws(PhoneError) {
    guard manifest != nil else { throw .appNotInstalled }
    core.record(.user, .switched(.notifications, isOn: on))
    let isRevoked =
      !on && showsNotifications && notificationsNeedPermission && core.profile.platform == .android
    notices.allow(on, canAskAgain: isRevoked)
    if isRevoked { live(.ended(.permissionRevoked)) }
  }

  /// Shows a notification, if the user lets the app; one with the same id is replaced where it stands.
  mutating func post(_ notification: AppNotification) {
    forgetAwaited(notification.id)
    guard let region = notices.post(notification, isSeen: showsNotifications, &core)
    else { return }
    watch(region, forNotification: notification.id)
  }

  /// Forgets that a notification is to come.
  private mutating func forgetAwaited(_ id: String) {
    guard notices.takeAwaited(id) != nil else { return }
    places.forget(.ofNotification(id: id), &core)
    core.timeline.removeAll { $0.isOfNotification(id) }
  }

  /// The delay of a notification is over, or its region's boundary is crossed: it is shown unless the user has the app in front, which iOS tells instead.
  ///
  /// What would be due while the phone is off is lost; that it is then is an assumption.
  mutating func notificationDue(_ notification: AppNotification) {
    notices.takeAwaited(notification.id)
    guard isOn, manifest.exists, showsNotifications else { return }
    if front == .app {
      core.enqueue(.notificationDue(id: notification.id))
    } else {
      notices.show(notification, isSeen: true, &core)
    }
  }

  /// Takes the notification away, if it is there or was to come.
  mutating func withdraw(id: String) {
    forgetAwaited(id)
    notices.hide { $0.id == id }
  }

  /// Takes away all that there are and all that were to come, as the app is removed.
  mutating func forgetNotifications() {
    for id in notices.awaitedIDs { forgetAwaited(id) }
    notices.appWasRemoved()
  }

  /// Swipes the notification away; on Android one that is ongoing may stay (`I-110`).
  public mutating func dismissNotification(id: String) throws(PhoneError) {
    let notification = try notification(id)
    guard !notification.isOngoing || ongoingCanBeSwiped else {
      throw .notificationStays(id: id, title: notification.title)
    }
    core.record(.user, .notificationDismissed(id: id))
    withdraw(id: id)
  }

  /// Swipes the foreground service's own notice away, which shows its user nothing more; the service runs on (`A-41`).
  public mutating func dismissServiceNotification() throws(PhoneError) {
    try checkOn()
    guard indicators.serviceNotification else {
      throw .missing(wanted: "the notification of a foreground service")
    }
    guard ongoingCanBeSwiped else {
      throw .notificationStays(id: "service", title: "foreground service")
    }
    core.record(.user, .serviceNoticeDismissed)
    services.swipeServiceNotice()
  }

  private var ongoingCanBeSwiped: Bool {
    if core.profile.platform == .iOS { return true }
    return switch core.profile.policies.ongoingNotifications {
    case .byVersion: core.profile.version >= 14 && front != .lockScreen
    case .canBeSwiped: true
    case .stay: false
    }
  }

  /// Taps the notification: the app comes to the front and is told, and the notification goes unless it is ongoing.
  public mutating func tapNotification(id: String) throws(PhoneError) {
    let notification = try notification(id)
    try checkNoAlert()
    try checkUnlocked()
    core.record(.user, .notificationTapped(id: id))
    if !notification.isOngoing { withdraw(id: id) }
    if front != .app { bringAppToFront() }
    core.enqueue(.notificationTapped(id: id))
  }

  private func notification(_ id: String) throws(PhoneError) -> AppNotification {
    guard manifest != nil else { throw .appNotInstalled }
    try checkOn()
    guard let found = notifications.first(where: { $0.id == id }) else {
      throw .noSuchNotification(wanted: id, notifications: notifications.map(\.id))
    }
    return found
  }
}
