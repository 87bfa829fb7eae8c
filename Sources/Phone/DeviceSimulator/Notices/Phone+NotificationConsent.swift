import DeviceInterface

extension Phone {
  /// Whether the platform has an app ask before anybody sees its notifications: iOS always, Android from 13 on for an app that was built for it (`A-71`).
  var notificationsNeedPermission: Bool {
    switch core.profile.platform {
    case .iOS: true
    case .android: core.profile.version >= 13 && installation.targetSDK >= 33
    }
  }

  /// Whether the app would have to ask for notifications, and nobody has decided about them yet.
  public var isUndecidedAboutNotifications: Bool {
    notificationsNeedPermission && notices.isUndecided
  }

  /// Whether the app's notifications are seen.
  var showsNotifications: Bool { notices.areAllowed(needsPermission: notificationsNeedPermission) }

  /// What an app can read of the permission.
  var notificationPermission: NotificationPermission {
    notices.permission(on: core.profile.platform, needsPermission: notificationsNeedPermission)
  }

  /// Asks the user whether the app may notify, or tells the app what is decided (`I-98`, `A-71`).
  ///
  /// That an app out of sight is refused without a question is documented for Android (`A-18`) and assumed for iOS.
  mutating func askForNotifications(provisional: Bool) {
    if notificationsNeedPermission, core.profile.platform == .android,
      let lack = manifest?.lack(.notifications)
    {
      core.record(.system, .undeclared(lack))
      return core.enqueue(.notificationRequestFinished(isAllowed: false))
    }
    switch requestNotifications(provisional: provisional) {
    case .asks: bringUpNotificationQuestion()
    case .decided:
      coverForRequest()
      core.enqueue(.notificationRequestFinished(isAllowed: showsNotifications))
    case .underWay:
      // One question, one answer: it is told once to everybody who has asked.
      core.record(.system, .ignored(core.profile.platform == .iOS ? .iOS(98) : .android(71)))
    }
  }

  /// Android answers by an activity of its own, also where it asks the user nothing.
  private mutating func coverForRequest() {
    guard core.profile.platform == .android, notificationsNeedPermission, front == .app,
      lifecycle.state.isForeground, !isAppCovered
    else { return }
    live(.covered)
    live(.uncovered)
  }

  private mutating func requestNotifications(provisional: Bool) -> NotificationConsent.Outcome {
    let outcome = notices.request(
      provisional: provisional, on: core.profile.platform,
      needsPermission: notificationsNeedPermission)
    return outcome == .asks && !lifecycle.state.isForeground ? .decided : outcome
  }

  /// Shows the question, or lets it wait until the one that is up is answered.
  private mutating func bringUpNotificationQuestion() {
    guard !hasAppAlert, !hasSystemAlert else { return notices.put(.waiting) }
    notices.put(.up)
    if let question { cameUp(question) }
  }

  /// The next question comes up, now that one is answered; returns whether there is one.
  mutating func waitingQuestionComesUp() -> Bool {
    guard notices.question == .waiting, !hasAppAlert, !hasSystemAlert else { return false }
    bringUpNotificationQuestion()
    return true
  }

  /// The user has answered; closing the dialog says nothing, and the app may ask again (`A-19`).
  mutating func answeredNotifications(_ answer: AlertAnswer) {
    switch answer {
    case .allow: notices.answer(isAllowed: true, on: core.profile.platform)
    case .deny: notices.answer(isAllowed: false, on: core.profile.platform)
    case .allowWhileInUse, .allowOnce, .keepWhileInUse, .changeToAlways, .changeToPrecise,
      .turnOn, .dismiss:
      notices.put(nil)
    }
    core.news.add(.signal(.notificationRequestFinished(isAllowed: showsNotifications)))
    alertClosed()
  }
}
