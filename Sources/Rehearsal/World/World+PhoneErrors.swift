import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What a report says when the phone cannot do what a step wants.
extension World {
  /// Turns what the phone could not do into what a report says: what the scenario got wrong, or what the app did.
  static func stepError(for error: PhoneError) -> any Error {
    switch error {
    case .notOnPlatform, .ruleForbids, .noPreciseChoice, .notDismissible, .noSuchChoice,
      .appNotInstalled, .appAlreadyInstalled, .unknownSetting, .invalidSettingValue,
      .unknownVersion, .unusableRoute, .outOfRange, .invalidPercentage, .tooShort:
      InvalidStep(sentence("\(error)"), notes: advice(for: error))
    case .appNotRunning, .wrongState, .wrongFront, .alreadyInFront, .appNotRecent,
      .alertInTheWay, .noAlert, .noSuchButton, .notOnTheWay, .stoppedAlready, .notStopped,
      .phoneIsOff, .phoneIsOn, .batteryEmpty, .callUnderWay, .noCall, .noSuchNotification,
      .notificationStays, .missing, .alreadySo:
      StepFailure(obstacle: sentence("\(error)"), notes: advice(for: error))
    }
  }

  /// What an event says that would change nothing, as things are so already: "the phone is online".
  static func isSo(_ what: String) -> any Error { stepError(for: .alreadySo(what)) }

  /// Throws for an event that would change nothing, in the words of `isSo`.
  static func requireChange(from state: Bool, to wanted: Bool, _ what: String) throws {
    guard state != wanted else { throw isSo("\(what) \(wanted ? "on" : "off")") }
  }

  /// The text with a capital and a full stop.
  private static func sentence(_ text: String) -> String {
    // "iOS has no …" begins as it should.
    let start = text.hasPrefix("iOS") ? "i" : text.prefix(1).uppercased()
    return start + text.dropFirst() + "."
  }

  /// The step that probably has to come before, where one does.
  private static func advice(for error: PhoneError) -> [String] {
    switch error {
    case .wrongFront(_, front: .lockScreen): ["Unlock it first: the user unlocks the phone"]
    case .wrongFront(wanted: .app, _): ["Bring it to the front first: the user opens the app"]
    case .alreadyInFront(.app): ["Leave it first, for example: the user leaves the app"]
    case .alertInTheWay(_, let buttons):
      buttons.first.map { ["Answer it first, for example: the user answers \"\($0)\""] } ?? []
    case .notOnPlatform(_, let platform, _):
      ["Tag the scenario @\(platform == .iOS ? "android" : "ios") to play it there."]
    case .appNotInstalled, .appAlreadyInstalled, .appNotRunning, .wrongState, .wrongFront,
      .alreadyInFront, .appNotRecent, .noAlert, .noSuchButton, .noPreciseChoice, .notDismissible,
      .noSuchChoice, .ruleForbids, .unknownSetting, .invalidSettingValue, .unknownVersion,
      .unusableRoute, .outOfRange, .notOnTheWay, .stoppedAlready, .notStopped, .phoneIsOff,
      .phoneIsOn, .batteryEmpty, .invalidPercentage, .callUnderWay, .noCall,
      .noSuchNotification, .notificationStays, .missing, .alreadySo, .tooShort:
      // The message says it all.
      []
    }
  }
}
