import DeviceInterface
import DeviceSimulator

/// The words for states of apps and phones.
enum StateWords {
  /// Where an app is in its life.
  static let appStates: [(word: String, value: AppState)] = [
    ("active", .active), ("in the foreground", .active), ("inactive", .inactive),
    ("in the background", .background), ("suspended", .suspended), ("not running", .notRunning),
    ("not installed", .notInstalled),
  ]

  /// The positions of a switch.
  static let switches: [(word: String, value: Bool)] = [("on", true), ("off", false)]

  /// Whether there is a network.
  static let online: [(word: String, value: Bool)] = [("online", true), ("offline", false)]

  /// What the location receiver hears.
  static let signals: [(word: String, value: SignalQuality)] = [
    ("good", .good), ("open sky", .good), ("urban canyon", .urbanCanyon),
    ("indoors", .indoors), ("weak", .weak), ("tunnel", .tunnel), ("lost", .none), ("gone", .none),
  ]

  /// Where the location receiver hears in a way of its own.
  static let zones: [(word: String, value: SignalQuality)] = [
    ("tunnel", .tunnel), ("urban canyon", .urbanCanyon), ("building", .indoors),
    ("dead spot", .none),
  ]

  /// How a user moves, as sensors call it.
  static let motions: [(word: String, value: Motion)] = [
    ("walking", .walking), ("driving", .driving), ("stationary", .stationary),
    ("standing still", .stationary), ("unknown", .unknown),
  ]

  /// How a user moves, as a sentence about the user says it.
  static let userMotions: [(word: String, value: Motion)] = [
    ("walks", .walking), ("drives", .driving), ("stands still", .stationary),
    ("rests", .stationary),
  ]

  /// How Android says that an app's process ended.
  static let processEnds: [(word: String, value: ProcessExit)] = ProcessExit.allCases.map {
    switch $0 {
    case .killedBySystem: ("was ended by the system", $0)
    case .closedByUser: ("was closed by the user", $0)
    case .forceStopped: ("was stopped by force", $0)
    case .crashed: ("crashed", $0)
    case .permissionRevoked: ("lost a permission", $0)
    case .updated: ("was updated", $0)
    }
  }

  /// What an app reads of its permission to notify.
  static let notificationPermissions: [(word: String, value: NotificationPermission)] = [
    ("not determined", .notDetermined), ("denied", .denied), ("authorized", .authorized),
    ("provisional", .provisional),
  ]

  /// The arrow in the status bar of iOS.
  static let arrows: [(word: String, value: Indicators.Arrow)] = [
    ("solid", .solid), ("hollow", .hollow), ("not shown", .none),
  ]
}

/// The words for permissions: the platforms' own, and those that users of other tools type.
///
/// The first word for a value is the one that documentation uses.
enum PermissionWords {
  /// What can be decided about an app.
  static let presets: [(word: String, value: PresetPermission)] = [
    ("not determined", .notAsked), ("notDetermined", .notAsked), ("not asked", .notAsked),
    ("never asked", .notAsked), ("unset", .notAsked),
    ("while using", .whileInUse), ("while using the app", .whileInUse),
    ("when in use", .whileInUse), ("whenInUse", .whileInUse), ("inuse", .whileInUse),
    ("always", .always), ("allowed all the time", .always),
    ("denied", .denied), ("never", .denied), ("not allowed", .denied),
    ("denied once", .deniedOnce), ("restricted", .restricted),
    ("granted by policy", .grantedByPolicy),
    ("allowed once", .once), ("once", .once), ("only this time", .once),
    ("provisional always", .provisionalAlways),
  ]

  /// What an app can read.
  static let statuses: [(word: String, value: AuthorizationStatus)] = [
    ("not determined", .notDetermined), ("notDetermined", .notDetermined),
    ("while using", .whenInUse), ("when in use", .whenInUse), ("whenInUse", .whenInUse),
    ("inuse", .whenInUse), ("always", .always), ("denied", .denied), ("restricted", .restricted),
  ]

  /// How precise positions may be.
  static let accuracies: [(word: String, value: AccuracyAuthorization)] = [
    ("full", .full), ("precise", .full), ("reduced", .reduced), ("approximate", .reduced),
  ]

  /// What documentation calls a status.
  static func word(_ status: AuthorizationStatus) -> String {
    statuses.first { $0.value == status }?.word ?? status.rawValue
  }

  /// What documentation calls an accuracy.
  static func word(_ accuracy: AccuracyAuthorization) -> String {
    accuracies.first { $0.value == accuracy }?.word ?? accuracy.rawValue
  }

  /// One or more of Android's three permissions.
  static let androidPattern = "(?:\(oneAndroid))(?:(?:, | and )(?:\(oneAndroid)))*"

  private static let oneAndroid = "coarse|fine|background"

  /// The set that the words name.
  static func androidPermissions(_ text: String) -> AndroidPermissions {
    var permissions: AndroidPermissions = []
    if text.contains("coarse") { permissions.insert(.coarse) }
    if text.contains("fine") { permissions.insert(.fine) }
    if text.contains("background") { permissions.insert(.background) }
    return permissions
  }
}

/// The reports that a region is to make: on entering, on leaving, on a stay, or on several of them (`A-52`).
struct RegionTransitions: Hashable, Sendable {
  /// Whether entering is reported.
  private(set) var entering = false
  /// Whether leaving is reported.
  private(set) var leaving = false
  /// How long a stay must last to be reported; `nil` where none is.
  private(set) var dwell: Duration?

  private static let stay = "a dwell of "

  /// One of them, or several joined by commas and "and".
  static let pattern: String = {
    let one = "(?:entering|leaving|\(stay)(?:\(DurationText.pattern)))"
    return "\(one)(?:(?:, | and )\(one))*"
  }()

  /// Reads them; nil where a word is none, or one stands there twice.
  init?(text: String) {
    for part in Self.parts(of: text) {
      switch part {
      case "entering" where !entering: entering = true
      case "leaving" where !leaving: leaving = true
      default:
        guard dwell == nil, part.hasPrefix(Self.stay),
          let duration = DurationText.parse(String(part.dropFirst(Self.stay.count)))
        else { return nil }
        dwell = duration
      }
    }
  }

  /// Splits where a transition begins, as a duration may hold commas and "and" too.
  private static func parts(of text: String) -> [String] {
    let words = text.split(separator: " ")
    var parts: [[Substring]] = []
    for (index, word) in words.enumerated() {
      let isStay = word == "a" && index + 1 < words.count && words[index + 1] == "dwell"
      let begins = word.hasPrefix("entering") || word.hasPrefix("leaving") || isStay
      if begins || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(word)
    }
    return parts.map { part in
      let text = (part.last == "and" ? part.dropLast() : part[...]).joined(separator: " ")
      return text.hasSuffix(",") ? String(text.dropLast()) : text
    }
  }
}
