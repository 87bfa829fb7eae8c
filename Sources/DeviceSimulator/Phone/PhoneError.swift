public import DeviceInterface

/// A step that the phone cannot perform: what was wanted, and what was there instead.
public enum PhoneError: Error, Hashable, Sendable {
  /// No app is on the phone.
  case appNotInstalled
  /// An app is on the phone already.
  case appAlreadyInstalled(name: String)
  /// The step needs a process of the app, and there is none.
  case appNotRunning(wanted: String)
  /// The step needs the app in one state, and it is in another.
  case wrongState(wanted: String, state: AppState)
  /// The step needs one thing in front, and there is another.
  case wrongFront(wanted: FrontApp, front: FrontApp)
  /// What should come to the front is there already.
  case alreadyInFront(FrontApp)
  /// The app is not among the recent apps, so there is nothing to return to or to close.
  case appNotRecent
  /// A question of the system keeps the user from everything else.
  case alertInTheWay(title: String, buttons: [String])
  /// There is no question to answer.
  case noAlert(front: FrontApp)
  /// The question has no such button.
  case noSuchButton(wanted: String, title: String, buttons: [String])
  /// The question has no choice of precise location.
  case noPreciseChoice(title: String)
  /// The question can only be answered.
  case notDismissible(title: String, buttons: [String])
  /// The page in Settings has no such line.
  case noSuchChoice(wanted: String, choices: [String])
  /// The rule forbids the step.
  case ruleForbids(RuleID, reason: String)
  /// The profile has no setting of the name.
  case unknownSetting(String, known: [String])
  /// The setting cannot take the value.
  case invalidSettingValue(String, setting: String, values: [String])
  /// The rules do not speak of the version.
  case unknownVersion(Int, platform: PlatformKind, known: ClosedRange<Int>)
  /// The phone is off.
  case phoneIsOff
  /// The phone is on already.
  case phoneIsOn
  /// The battery is empty, and no charger is connected.
  case batteryEmpty
  /// A battery holds 0 to 100 percent.
  case invalidPercentage(Int)
  /// A call is under way already, or lies above the app.
  case callUnderWay
  /// There is no such call.
  case noCall(wanted: String)
  /// Something is not there that the step ends or takes away.
  case missing(wanted: String)
  /// It is so already.
  case alreadySo(String)
  /// The length of time must be longer.
  case tooShort(name: String, least: Duration)
  /// The app shows no such notification.
  case noSuchNotification(wanted: String, notifications: [String])
  /// The notification is ongoing, and only the app can take it away.
  case notificationStays(id: String, title: String)
  /// The platform has nothing of the kind.
  case notOnPlatform(wanted: String, platform: PlatformKind, rule: RuleID?)
  /// The route cannot be followed.
  case unusableRoute(name: String, reason: String)
  /// A number is out of its range.
  case outOfRange(what: String, value: Int, range: ClosedRange<Int>, unit: String)
  /// The step needs a phone on its way.
  case notOnTheWay(wanted: String)
  /// The phone stopped on its way and did not go on since.
  case stoppedAlready
  /// The phone did not stop on its way, so it cannot go on.
  case notStopped
}
