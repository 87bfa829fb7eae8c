import DeviceInterface

extension Phone {
  /// The question of the system that the user sees, or `nil`.
  public var alert: SystemAlert? { isAlertVisible ? question : nil }

  /// The question that is up, also while the user cannot see it.
  var question: SystemAlert? {
    if isNotificationQuestionOnTop { return notificationQuestion }
    return grants.isAskedToTurnLocationOn ? .turnLocationOn : permissionQuestion
  }

  /// Whether the question about notifications is answered next: one of the system lies above it, and one that waits is not up.
  private var isNotificationQuestionOnTop: Bool { notices.question == .up && !hasSystemAlert }

  private var notificationQuestion: SystemAlert? {
    manifest.map { .notifications($0.name, on: core.profile.platform) }
  }

  /// The question about the app's permission that is up, also while another one hides it.
  private var permissionQuestion: SystemAlert? {
    guard let manifest else { return nil }
    let isPrecise = grants.isAlertPrecise
    switch grants.machine {
    case .iOS(let machine):
      return machine.prompt.map { SystemAlert($0, manifest: manifest, isPrecise: isPrecise) }
    case .android(let machine):
      return machine.prompt.map { SystemAlert($0, manifest: manifest, isPrecise: isPrecise) }
    }
  }

  /// Notes that the system asks about the app's permission now, and covers the app.
  mutating func permissionQuestionCameUp(isPrecise: Bool) {
    grants.choose(precise: isPrecise)
    if let permissionQuestion { cameUp(permissionQuestion) }
  }

  /// Asks the user to turn the device's location on; a further request while the dialog is up gets the same answer.
  mutating func showTurnLocationOn() {
    guard !grants.isAskedToTurnLocationOn else { return }
    grants.askToTurnLocationOn(true)
    cameUp(.turnLocationOn)
  }

  /// Every question of the system comes up here: it is noted, and covers what it lies above.
  mutating func cameUp(_ alert: SystemAlert) {
    core.record(.system, .alertShown(title: alert.title, isAboutPermission: alert.isAboutLocation))
    if hasSystemAlert || front == .app { live(.covered) }
  }

  /// Presses the button with the label or the meaning, such as "Allow Once", "while using the app" or "deny".
  public mutating func answerAlert(_ text: String) throws(PhoneError) {
    let alert = try visibleAlert()
    if let button = alert.button(text) { return press(button) }
    guard alert.isDismissible, AlertAnswer.meanings(of: text).contains(.dismiss) else {
      throw noButton(text, in: alert)
    }
    try dismissAlert()
  }

  /// Presses the button with the meaning.
  public mutating func answerAlert(_ meaning: AlertAnswer) throws(PhoneError) {
    let alert = try visibleAlert()
    guard let button = alert.buttons.first(where: { $0.meaning == meaning }) else {
      if meaning == .dismiss { return try dismissAlert() }
      throw noButton(meaning.names[0], in: alert)
    }
    press(button)
  }

  /// Chooses precise or approximate location in the question (`I-42`, `A-12`); the answer comes with a button.
  public mutating func chooseInAlert(precise: Bool) throws(PhoneError) {
    let alert = try visibleAlert()
    guard alert.isPrecise != nil else { throw .noPreciseChoice(title: alert.title) }
    grants.choose(precise: precise)
    core.record(.user, .alertPreciseChosen(precise))
  }

  /// Closes the question without an answer (`A-19`); iOS has no such way.
  public mutating func dismissAlert() throws(PhoneError) {
    let alert = try visibleAlert()
    guard alert.isDismissible else {
      throw .notDismissible(title: alert.title, buttons: alert.buttons.map(\.label))
    }
    core.record(.user, .alertWithdrawn)
    if isNotificationQuestionOnTop { return answeredNotifications(.dismiss) }
    guard !grants.isAskedToTurnLocationOn else { return answeredTurnLocationOn(false) }
    changeAndroid(.answered(.dismiss, precise: grants.isAlertPrecise, androidCircumstances))
    alertClosed()
  }

  private mutating func press(_ button: AlertButton) {
    core.record(.user, .alertAnswered(label: button.label))
    if isNotificationQuestionOnTop { return answeredNotifications(button.meaning) }
    guard !grants.isAskedToTurnLocationOn else {
      return answeredTurnLocationOn(button.meaning == .turnOn)
    }
    change(
      iOS: .answered(button.meaning, precise: grants.isAlertPrecise),
      android: .answered(button.meaning, precise: grants.isAlertPrecise, androidCircumstances))
    alertClosed()
  }

  private mutating func answeredTurnLocationOn(_ on: Bool) {
    grants.askToTurnLocationOn(false)
    if on { setLocationServices(true, by: .user) }
    core.news.add(.signal(.turnLocationOnFinished(isOn: on)))
    alertClosed()
  }

  /// Gives the app back what the question had covered.
  mutating func alertClosed() {
    questionWent()
    flushNews()
  }

  /// A question has gone: the next one comes up, or the app is seen again.
  mutating func questionWent() {
    let isNextUp = waitingQuestionComesUp() || hasAppAlert || hasSystemAlert
    if !isNextUp, front == .app, call != .ringing { live(.uncovered) }
  }

  private func visibleAlert() throws(PhoneError) -> SystemAlert {
    guard let alert else { throw .noAlert(front: front) }
    return alert
  }

  private func noButton(_ text: String, in alert: SystemAlert) -> PhoneError {
    .noSuchButton(wanted: text, title: alert.title, buttons: alert.buttons.map(\.label))
  }

  private var isAlertVisible: Bool {
    (hasAppAlert && front == .app) || (hasSystemAlert && front != .lockScreen && isOn)
  }

  /// Whether a question belongs to the app: it is seen only with the app.
  var hasAppAlert: Bool {
    if notices.question == .up { return true }
    switch grants.machine {
    case .iOS(let machine):
      switch machine.prompt {
      case .whenInUse, .alwaysUpgrade, .temporaryFullAccuracy: return true
      case .deferredAlways, .usageReminder, nil: return false
      }
    case .android(let machine):
      if grants.isAskedToTurnLocationOn { return true }
      switch machine.prompt?.kind {
      case .foreground, .preciseUpgrade, .preciseUpgradeOnce: return true
      case .backgroundInSettings, nil: return false
      }
    }
  }

  /// Whether a question belongs to the system: it is seen above everything but the lock screen.
  var hasSystemAlert: Bool {
    switch grants.machine {
    case .iOS(let machine):
      switch machine.prompt {
      case .deferredAlways, .usageReminder: true
      case .whenInUse, .alwaysUpgrade, .temporaryFullAccuracy, nil: false
      }
    case .android: false
    }
  }
}
