import DeviceInterface

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
    case .noCall(let wanted):
      "this needs \(wanted), and there is none"
    case .missing(let wanted):
      "this needs \(wanted), and there is nothing of the kind"
    case .alreadySo(let what):
      "\(what) already"
    case .tooShort(let name, let least):
      "the \(name) cannot be so short: it can be \(least) or longer"
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
