package import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

/// What steps do to the phone.
extension World {
  /// Does something to the phone; what the phone cannot do makes the step invalid or failed.
  ///
  /// - Parameter sentence: A sentence before it that makes it possible, where things are otherwise than it needs.
  mutating func act(
    after sentence: String? = nil, _ action: (inout Phone) throws(PhoneError) -> Void
  ) throws {
    if isFilmed { filmBeforeAction() }
    do throws(PhoneError) {
      try action(&phone)
    } catch {
      throw Self.stepError(for: error, on: phone, after: sentence)
    }
  }

  /// Lets the user look at the screen for a moment, as whoever turns a switch does (`A-72`); throws where the phone is off.
  mutating func takeUpPhone() throws {
    do throws(PhoneError) {
      try phone.takeUp()
    } catch {
      throw Self.stepError(for: error, on: phone)
    }
  }

  /// Throws where the phone is off or locked.
  func requireUnlocked() throws {
    do throws(PhoneError) {
      try phone.checkUnlocked()
    } catch {
      throw Self.stepError(for: error, on: phone)
    }
  }

  /// Lets the app's server tell the app on the phone that something is new, where the app has registered for that.
  ///
  /// What the phone makes of it is the platform's: it may come at once, later, or not at all (`I-103`, `A-43`).
  public mutating func pushFromServer(_ text: String) {
    // An app that is not there, or has not registered, is sent nothing.
    try? phone.receivePush(Push(text))
  }

  /// Returns what a deed needs; where it is not there, the deed cannot be done here.
  public static func needed<Value>(_ find: () throws -> Value) throws -> Value {
    do {
      return try find()
    } catch let failure as StepFailure {
      throw failure.ofDeed
    }
  }

  /// Lets the app ask its platform for something, as the scenario says.
  ///
  /// Throws `InvalidStep` where the platform knows no such request, and where the app does not run.
  mutating func ask(_ request: Request) throws {
    try checkPlatform(request)
    guard phone.appState.isRunning else {
      throw InvalidStep(
        "The app is \(phone.appState.words) and cannot ask for anything.",
        notes: Self.insertion([Self.wayIntoView(from: phone.front)]))
    }
    for request in app.isInterfered ? app.spoiled([request]) : [request] {
      phone.perform(request)
    }
  }

  /// Throws where the phone's platform knows no such request; the message names the rule.
  private func checkPlatform(_ request: Request) throws {
    guard let (platform, rule) = request.onlyPlatform, platform != phone.profile.platform else {
      return
    }
    throw InvalidStep(
      "\(phone.profile.name) has no such request: the app \(request.text) (\(rule)).",
      notes: ["Tag the scenario @\(platform.rawValue.lowercased()) to play it there."]
        + request.counterpart)
  }

  /// Throws where the phone is off: it shows nothing and does nothing for sure.
  func requireOn() throws {
    guard phone.isOn else { throw Self.stepError(for: .phoneIsOff) }
  }

  /// Throws unless the scenario is played on the platform that has the thing; the message names the rule.
  func requirePlatform(_ platform: PlatformKind, has thing: String, _ rule: RuleID) throws {
    guard phone.profile.platform != platform else { return }
    throw InvalidStep(
      "\(phone.profile.name) has no \(thing) (\(rule)).",
      notes: ["Tag the scenario @\(platform.rawValue.lowercased()) to play it there."])
  }
}

extension PresetPermission {
  /// The line of the Settings page that stands for the permission, if there is one.
  var settingsAnswer: SettingsAnswer? {
    switch self {
    case .notAsked: .askNextTime
    case .denied: .never
    case .whileInUse: .whileInUse
    case .always: .always
    case .restricted, .grantedByPolicy, .deniedOnce, .once, .provisionalAlways: nil
    }
  }
}

extension Request {
  /// What an app does instead where the request is unknown.
  fileprivate var counterpart: [String] {
    guard case .transfer = self else { return [] }
    return [
      "An app on Android defers work, for example: "
        + "the app defers the work \"send points\" until there is a network"
    ]
  }

  /// Why a platform does not know the request; `nil` where it does.
  package func reasonItIsUnknown(on kind: PlatformKind) -> String? {
    guard let (platform, rule) = onlyPlatform, platform != kind else { return nil }
    return
      "the app \(text), which is there on \(platform == .iOS ? "iOS" : "Android") only (\(rule))"
  }

  /// The platform that alone knows the request, with the rule that says so; `nil` where both do.
  fileprivate var onlyPlatform: (platform: PlatformKind, rule: String)? {
    switch self {
    case .askForPermission(.temporaryFullAccuracy): (.iOS, "A-65")
    case .askForPermission(.android): (.android, "A-01")
    case .startUpdates(let updates) where updates.interface == .live: (.iOS, "I-58")
    case .monitor(let region) where region.isCondition: (.iOS, "I-84")
    case .monitor(let region) where region.dwell != nil || !region.triggersWhenInside:
      (.android, "A-52")
    // Of all others the sort says it.
    default: term.only
    }
  }
}
