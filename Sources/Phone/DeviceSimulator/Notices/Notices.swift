import DeviceInterface

/// The app's notifications and pushes: what the user lets it show, what is shown, and what is to come.
struct Notices: Hashable, Sendable {
  private var shade = NotificationShade()
  private var allowed = true
  private var registered = false

  /// What the user can see, in the order posted.
  var shown: [AppNotification] { shade.shown }
  var shownIDs: [String] { shade.shownIDs }
  var awaitedIDs: [String] { shade.awaitedIDs }
  /// Whether the user lets the app show notifications.
  var areAllowed: Bool { allowed }
  /// Whether the app has registered for the pushes of its server (`I-103`, `A-43`).
  var isRegisteredForPushes: Bool { registered }

  mutating func registerForPushes() { registered = true }

  /// Lets the app show notifications or not; what is shown goes with them.
  mutating func allow(_ on: Bool) {
    allowed = on
    if !on { shade.hide() }
  }

  /// Shows a notification now, or lets it wait for its time; returns the region for whose boundary it waits.
  ///
  /// Only iOS lets one wait.
  mutating func post(_ notification: AppNotification, _ core: inout PhoneCore) -> Region? {
    let waits = notification.region != nil || notification.delay > .zero
    guard core.profile.platform == .iOS, waits else {
      show(notification, &core)
      return nil
    }
    shade.addAwaited(notification)
    if notification.region == nil {
      core.timeline.add(.notificationDue(notification), at: core.now + notification.delay)
    }
    return notification.region
  }

  /// Shows a notification, if the user lets the app; one with the same id is replaced where it stands.
  mutating func show(_ notification: AppNotification, _ core: inout PhoneCore) {
    guard allowed else { return core.record(.system, .notificationHidden(id: notification.id)) }
    shade.show(notification)
  }

  /// Takes out the notification that was to come; `nil` where there is none.
  @discardableResult
  mutating func takeAwaited(_ id: String) -> AppNotification? { shade.takeAwaited(id) }

  /// Takes away what is shown, or of that what is meant.
  mutating func hide(where isMeant: (AppNotification) -> Bool = { _ in true }) {
    shade.hide(where: isMeant)
  }

  /// Takes away what the end of the process takes with it; other notifications outlive the process.
  ///
  /// On Android those that are ongoing go with the service they stand for, and all of them when the app is stopped by
  /// force or the phone goes off.
  mutating func lostProcess(
    _ reason: TerminationReason, hadService: Bool, on platform: PlatformKind
  ) {
    guard platform == .android else { return }
    switch reason {
    case .forceStopped: shade.hide()
    case .killedBySystem, .overdrewBackgroundTime, .closedByUser, .crashed, .securityException,
      .permissionRevoked, .rebooted, .phoneOff, .removed:
      // Restarts and removals clear the list where they are told, also without a process.
      if hadService { shade.hide(where: \.isOngoing) }
    }
  }

  /// Begins anew, as for an app that was not there before.
  mutating func appWasRemoved() { self = Notices() }
}
