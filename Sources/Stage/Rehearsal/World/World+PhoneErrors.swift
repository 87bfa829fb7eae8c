import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What a report says when the phone cannot do what a step wants.
extension World {
  /// Turns what the phone could not do into what a report says: what the scenario got wrong, or what the app did.
  ///
  /// What keeps the step from being done is the scenario's own doing, or the platform's: a sentence is missing before it.
  /// Only where the app asks, shows or has posted something else than the step needs, the app has failed.
  ///
  /// - Parameter sentence: A sentence before it that makes it possible, where the error does not say by itself which.
  static func stepError(
    for error: PhoneError, on phone: Phone? = nil, after sentence: String? = nil
  ) -> any Error {
    switch error {
    case .alertInTheWay, .noAlert, .noSuchButton, .noSuchNotification, .notificationStays:
      StepFailure(
        obstacle: Self.sentence("\(error)"), notes: advice(for: error))
    case .notOnPlatform, .ruleForbids, .noPreciseChoice, .notDismissible, .noSuchChoice,
      .appNotInstalled, .appAlreadyInstalled, .unknownSetting, .unknownVersion, .unusableRoute,
      .outOfRange, .invalidPercentage, .tooShort, .noUpdate,
      .unreadableVersion:
      InvalidStep(Self.sentence("\(error)"), notes: advice(for: error))
    case .invalidSettingValue(let value, _, _):
      // The message quotes the setting before it.
      InvalidStep(Self.sentence("\(error)"), at: .words(value))
    case .appNotRunning, .wrongState, .wrongFront, .alreadyInFront, .appNotRecent, .notOnTheWay,
      .stoppedAlready, .notStopped, .phoneIsOff, .phoneIsOn, .batteryEmpty, .callUnderWay, .noCall,
      .missing, .alreadySo, .cannotRest:
      InvalidStep(
        Self.sentence("\(error)"), notes: missing(for: error, on: phone, or: sentence))
    }
  }

  /// What an event says that would change nothing, as things are so already: "the phone is online".
  static func isSo(_ what: String, after sentence: String) -> any Error {
    stepError(for: .alreadySo(what), after: sentence)
  }

  /// Throws for an event that would change nothing, in the words of `isSo`.
  static func requireChange(
    from state: Bool, to wanted: Bool, _ what: String, after sentence: String
  ) throws {
    guard state == wanted else { return }
    throw isSo("\(what) \(wanted ? "on" : "off")", after: sentence)
  }

  /// The text with a capital and a full stop.
  private static func sentence(_ text: String) -> String {
    // "iOS has no …" begins as it should.
    let start = text.hasPrefix("iOS") ? "i" : text.prefix(1).uppercased()
    return start + text.dropFirst() + "."
  }

  /// What else can be written, where something can.
  private static func advice(for error: PhoneError) -> [Note] {
    switch error {
    case .alertInTheWay(_, let buttons):
      buttons.first.map {
        ["\(before: "the user answers \"\($0)\"", lead: "Answer it first, for example: ")"]
      } ?? []
    case .notOnPlatform(_, let platform, _):
      ["Tag the scenario @\(platform == .iOS ? "android" : "ios") to play it there."]
    case .ruleForbids(let rule, _): wayAround(rule)
    default:
      // The message says it all.
      []
    }
  }

  /// What makes possible what a rule forbids, where one sentence does.
  private static func wayAround(_ rule: RuleID) -> [Note] {
    switch (rule.platform, rule.number) {
    case (.iOS, 24): insertion(["Given location permission is always"])
    case (.android, 44): insertion(["When the user turns the app's notifications on in Settings"])
    case (.android, 49): insertion(["When the user opens the app"])
    case (.android, 58): insertion(["When the user unlocks the phone"])
    case (.android, 74):
      insertion(["Given the phone runs Android 14", "Given the app targets SDK 34"])
    default: []
    }
  }

  // MARK: The sentences that are missing before a step, as a report writes them.

  private static func missing(
    for error: PhoneError, on phone: Phone?, or sentence: String?
  ) -> [Note] {
    switch error {
    case .appNotRunning, .appNotRecent: insertion(["When the user opens the app"])
    case .wrongState(_, let state):
      insertion(
        (state.hasProcess ? [] : ["When the user opens the app"])
          + [sentence ?? phone.flatMap(wayToActivity)].compactMap(\.self))
    case .wrongFront(let wanted, let front):
      insertion(way(to: wanted, from: phone?.front ?? front))
    case .alreadyInFront(let front): omission(wayFrom(front))
    case .alreadySo, .missing: sentence.map(omission) ?? []
    case .notOnTheWay: insertion(["When the user walks 1 km north at 5 km/h"])
    case .stoppedAlready: omission("When the user goes on")
    case .notStopped:
      insertion(
        (phone?.way == nil ? ["When the user walks 1 km north at 5 km/h"] : [])
          + ["When the user stops on the way"])
    case .phoneIsOff: insertion(["When the user switches the phone on"])
    case .phoneIsOn: omission("When the user switches the phone off")
    case .batteryEmpty: insertion(["When the user connects the charger"])
    case .callUnderWay: insertion([wayFromCall(on: phone)])
    case .cannotRest(let obstacle): wayToRest(obstacle)
    case .noCall(let wanted):
      insertion(
        (phone?.call == nil ? ["When a phone call comes in"] : [])
          + (wanted == Phone.acceptedCall ? ["When the user accepts the phone call"] : []))
    default: []
    }
  }

  /// The note that says what to write before a step.
  static func insertion(_ sentences: [String]) -> [Note] {
    sentences.isEmpty ? [] : ["\(allBefore: sentences)"]
  }

  /// The note at a step that changes nothing.
  private static func omission(_ sentence: String) -> [Note] {
    ["\(leftOutOrBefore: sentence)"]
  }

  /// How a phone comes to where it falls into Doze.
  private static func wayToRest(_ obstacle: RestObstacle) -> [Note] {
    switch obstacle {
    case .charging: insertion(["When the user disconnects the charger"])
    case .moving: insertion(["When the user arrives"])
    case .ringing: insertion(["When the user turns the alarm off"])
    case .assisting: insertion(["When the assistant goes away"])
    }
  }

  /// How something comes to the front.
  private static func way(to wanted: FrontApp, from front: FrontApp) -> [String] {
    switch (wanted, front) {
    case (.homeScreen, .phoneCall): ["When the phone call ends", "When the user unlocks the phone"]
    case (.homeScreen, .lockScreen): ["When the user unlocks the phone"]
    case (.homeScreen, _): ["When the user goes to the home screen"]
    case (.settings, _): ["When the user opens the app's page in Settings"]
    case (.lockScreen, _): ["When the user locks the phone"]
    default: [wayIntoView(from: front)]
    }
  }

  /// How something leaves the front.
  private static func wayFrom(_ front: FrontApp) -> String {
    switch front {
    case .app: "When the user leaves the app"
    case .lockScreen: "When the user unlocks the phone"
    case .homeScreen: "When the user opens the app"
    case .settings, .otherApp, .phoneCall, .nothing: "When the user goes to the home screen"
    }
  }

  /// What a scenario writes to have the app's screen in view.
  static func wayIntoView(from front: FrontApp) -> String {
    switch front {
    case .lockScreen: "When the user unlocks the phone"
    case .nothing: "When the user switches the phone on"
    case .phoneCall: "When the phone call ends"
    case .homeScreen, .settings, .otherApp, .app: "When the user opens the app"
    }
  }

  /// How an app in front that is covered, and by no question, becomes active again.
  private static func wayToActivity(on phone: Phone) -> String? {
    guard phone.appState == .inactive else { return nil }
    if phone.call != nil { return wayFromCall(on: phone) }
    return phone.plays(.assistant)
      ? "When the assistant goes away" : "When the user closes Control Center"
  }

  /// How a call comes to its end.
  private static func wayFromCall(on phone: Phone?) -> String {
    phone?.call == .ringing ? "When the user declines the phone call" : "When the phone call ends"
  }
}
