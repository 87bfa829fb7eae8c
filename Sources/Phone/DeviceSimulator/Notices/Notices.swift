import DeviceInterface

/// The app's notifications and pushes: what the user lets it show, what is shown, and what is to come.
struct Notices: Hashable, Sendable {
  private var shade = NotificationShade()
  private var consent = NotificationConsent()
  private var inbox = PushInbox()

  /// What the user can see, in the order posted.
  var shown: [AppNotification] { shade.shown }
  var shownIDs: [String] { shade.shownIDs }
  var awaitedIDs: [String] { shade.awaitedIDs }
  /// The question about notifications that is up, or is to come up.
  var question: NotificationConsent.Question? { consent.question }
  /// Whether neither the user nor the app has decided about notifications.
  var isUndecided: Bool { consent.state == .notAsked }
  /// Whether Android advises to explain what notifications are for (`A-21`): the user has refused them once.
  var shouldExplain: Bool { consent.state == .deniedOnce }
  // MARK: Pushes

  /// Whether the app has registered for the pushes of its server (`I-103`, `A-43`).
  var isRegisteredForPushes: Bool { inbox.isRegistered }
  var holdsPushes: Bool { !inbox.held.isEmpty }
  /// The pushes that are held back, the oldest first.
  var heldPushes: [Push] { inbox.held }

  mutating func registerForPushes() { inbox.register() }
  mutating func hold(_ push: Push, on platform: PlatformKind, isOnPhone: Bool) {
    inbox.hold(push, on: platform, isOnPhone: isOnPhone)
  }
  mutating func heldPushesReachedPhone() { inbox.reachedPhone() }

  /// Takes out the held push at the place.
  mutating func takePush(at index: Int) -> Push { inbox.take(at: index) }

  /// Counts a silent push that was let through.
  mutating func passSilentPush(at now: Instant) { inbox.pass(at: now) }

  /// When iOS lets the next silent push through; an instant that is past where it does so now.
  func silentPushesOpen(_ profile: Profile) -> Instant {
    inbox.opens(limit: profile.policies.silentPushLimit)
  }

  // MARK: Notifications

  /// Whether notifications are seen; where no permission is needed, they are unless the user has turned them off.
  func areAllowed(needsPermission: Bool) -> Bool {
    consent.allows(needsPermission: needsPermission)
  }

  /// What an app can read of the permission for them.
  func permission(on platform: PlatformKind, needsPermission: Bool) -> NotificationPermission {
    consent.permission(on: platform, needsPermission: needsPermission)
  }

  /// Lets the app show notifications or not; what is shown goes with them.
  mutating func allow(_ on: Bool, canAskAgain: Bool) {
    consent.set(on, canAskAgain: canAskAgain)
    if !on { shade.hide() }
  }

  /// Takes in a request for permission.
  mutating func request(
    provisional: Bool, on platform: PlatformKind, needsPermission: Bool
  ) -> NotificationConsent.Outcome {
    consent.request(
      provisional: provisional, on: platform, needsPermission: needsPermission)
  }

  mutating func put(_ question: NotificationConsent.Question?) { consent.put(question) }

  /// Takes in the user's answer to the question; what came quietly goes with a refusal.
  mutating func answer(isAllowed: Bool, on platform: PlatformKind) {
    consent.answer(isAllowed: isAllowed, on: platform)
    if !isAllowed { shade.hide() }
  }

  /// Shows a notification now, or lets it wait for its time; returns the region for whose boundary it waits.
  ///
  /// Only iOS lets one wait.
  mutating func post(
    _ notification: AppNotification, isSeen: Bool, _ core: inout PhoneCore
  ) -> Region? {
    let waits = notification.region != nil || notification.delay > .zero
    guard core.profile.platform == .iOS, waits else {
      show(notification, isSeen: isSeen, &core)
      return nil
    }
    shade.addAwaited(notification)
    if notification.region == nil {
      core.timeline.add(.notificationDue(notification), at: core.now + notification.delay)
    }
    return notification.region
  }

  /// Shows a notification, if the user lets the app; one with the same id is replaced where it stands.
  mutating func show(
    _ notification: AppNotification, isSeen: Bool, _ core: inout PhoneCore
  ) {
    guard isSeen else { return core.record(.system, .notificationHidden(id: notification.id)) }
    shade.show(notification)
  }

  /// Takes out the notification that was to come; `nil` where there is none.
  @discardableResult
  mutating func takeAwaited(_ id: String) -> AppNotification? { shade.takeAwaited(id) }

  /// Takes away what is shown, or of that what is meant.
  mutating func hide(where isMeant: (AppNotification) -> Bool = { _ in true }) {
    shade.hide(where: isMeant)
  }

  /// Takes away what the end of the process takes with it, on iOS the pushes that were held for it (`I-103`); other
  /// notifications outlive the process.
  ///
  /// On Android those that are ongoing go with the service they stand for, and all of them when the app is stopped by
  /// force or the phone goes off.
  mutating func lostProcess(
    _ reason: TerminationReason, hadService: Bool, on platform: PlatformKind
  ) {
    // Nobody is left who has asked.
    consent.put(nil)
    guard platform == .android else { return inbox.discardHeldOnPhone() }
    switch reason {
    case .forceStopped: shade.hide()
    case .killedBySystem, .overdrewBackgroundTime, .closedByUser, .crashed, .securityException,
      .permissionRevoked, .rebooted, .phoneOff, .removed, .updated, .stoppedByUser, .restricted:
      // Restarts and removals clear the list where they are told, also without a process.
      if hadService { shade.hide(where: \.isOngoing) }
    }
  }

  /// Begins anew, as for an app that was not there before.
  mutating func appWasRemoved() { self = Notices() }

  /// Forgets what the user has said to notifications, and that the app has registered for pushes, as its data is cleared
  /// (`A-55`).
  mutating func dataWasCleared() {
    consent = NotificationConsent()
    inbox = PushInbox()
    shade.hide()
  }
}
