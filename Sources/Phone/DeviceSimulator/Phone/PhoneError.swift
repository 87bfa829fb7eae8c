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
  /// The phone does not fall into Doze as it is.
  case cannotRest(RestObstacle)
  /// What is installed is as new, or newer.
  case noUpdate(version: String, installed: String)
  /// A version is a row of numbers.
  case unreadableVersion(String)
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

extension PhoneError: CustomStringConvertible {
  /// The message: what is wrong, what was there instead, and what to do.
  public var description: String {
    switch self {
    case .appNotInstalled:
      "no app is installed: install one first"
    case .appAlreadyInstalled(let name):
      "\"\(name)\" is installed already: reinstall it instead"
    case .appNotRunning(let wanted):
      "\(wanted) needs a running process, but the app is not running: open it first"
    case .wrongState(let wanted, let state):
      "\(wanted), but the app is \(state.words)"
    case .wrongFront(let wanted, let front):
      "this needs \(wanted.words) in front, but \(front.words) is"
    case .alreadyInFront(let front):
      "\(front.words) is in front already"
    case .appNotRecent:
      "the app is not among the recent apps: it was not opened since it was "
        + "installed, or the user closed it"
    case .alertInTheWay(let title, let buttons):
      "the system asks \"\(title)\" and takes every touch: answer it first (\(quoted(buttons)))"
    case .noAlert(let front):
      "there is no system alert to answer: \(front.words) is in front"
    case .noSuchButton(let wanted, let title, let buttons):
      "the alert \"\(title)\" has no button \"\(wanted)\": it has \(quoted(buttons))"
    case .noPreciseChoice(let title):
      "the alert \"\(title)\" has no choice of precise location"
    case .notDismissible(let title, let buttons):
      "the alert \"\(title)\" can only be answered: \(quoted(buttons))"
    case .noSuchChoice(let wanted, let choices):
      "the app's page in Settings has no line \"\(wanted)\": it has \(quoted(choices))"
    case .ruleForbids(let rule, let reason):
      "\(rule): \(reason)"
    case .unknownSetting(let name, let known):
      "there is no setting \"\(name)\" here: there are \(quoted(known))"
    case .invalidSettingValue(let value, let setting, let values):
      "the setting \"\(setting)\" cannot be \"\(value)\": it can be \(quoted(values))"
    case .unknownVersion(let version, let platform, let known):
      "the rules do not speak of \(platform == .iOS ? "iOS" : "Android") \(version): they cover "
        + "\(known.lowerBound) to \(known.upperBound)"
    case .phoneIsOff:
      "the phone is off: turn it on first"
    case .phoneIsOn:
      "the phone is on already"
    case .batteryEmpty:
      "the battery is empty: charge it or connect the charger first"
    case .invalidPercentage(let percentage):
      "a battery cannot hold \(percentage)%: it holds 0% to 100%"
    case .callUnderWay:
      "a phone call is under way: end it first"
    case .cannotRest(let obstacle):
      "a phone that \(obstacle.words) does not fall into Doze (A-72)"
    case .noUpdate(let version, let installed):
      "version \(version) is no update: the app is at version \(installed) already; "
        + "write a later version"
    case .unreadableVersion(let text):
      "\"\(text)\" is no version: write one to four numbers of at most nine digits "
        + "with points in between, such as \"2.0\""
    case .noCall(let wanted):
      "this needs \(wanted), and there is none"
    case .missing(let wanted):
      "this needs \(wanted), and there is nothing of the kind"
    case .alreadySo(let what):
      "\(what) already"
    case .tooShort(let name, let least):
      "the \(name) cannot be so short: it can be \(DurationText.render(least)) or longer"
    case .noSuchNotification(let wanted, let shown):
      "the app shows no notification \"\(wanted)\": "
        + (shown.isEmpty ? "it shows none" : "it shows \(quoted(shown))")
    case .notificationStays(_, let title):
      "the notification \"\(title)\" is ongoing: only the app can take it away"
    case .notOnPlatform(let wanted, let platform, let rule):
      "\(platform == .iOS ? "iOS" : "Android") has no \(wanted)"
        + (rule.map { " (\($0))" } ?? "")
    case .unusableRoute(let name, let reason):
      "the route\(name.isEmpty ? "" : " \"\(name)\"") cannot be followed: \(reason)"
    case .outOfRange(let what, let value, let range, let unit):
      "\(what) cannot be \(value) \(unit): it can be \(range.lowerBound) to "
        + "\(range.upperBound) \(unit)"
    case .notOnTheWay(let wanted):
      "\(wanted), but the phone rests at the end of its way: send it along a way first"
    case .stoppedAlready:
      "the user has stopped already: let them go on first"
    case .notStopped:
      "the user did not stop on the way, so they cannot go on"
    }
  }

  private func quoted(_ labels: [String]) -> String {
    labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// What keeps an Android phone from falling into Doze, besides its use (`A-72`).
public enum RestObstacle: Hashable, Sendable, CaseIterable {
  /// It charges.
  case charging
  /// It is moved, which keeps it from deep Doze alone.
  case moving
  /// An alarm rings, which lights the screen.
  case ringing
  /// Its user talks to the assistant, which lights the screen too.
  case assisting

  /// The words for it after "a phone that".
  var words: String {
    switch self {
    case .charging: "charges"
    case .moving: "is on the move"
    case .ringing: "rings for an alarm"
    case .assisting: "listens as the assistant"
    }
  }
}

extension AppState {
  /// The words for it in a message.
  public var words: String {
    switch self {
    case .notInstalled: "not installed"
    case .notRunning: "not running"
    case .active: "active"
    case .inactive: "in front but covered"
    case .background: "in the background"
    case .suspended: "suspended"
    }
  }
}
