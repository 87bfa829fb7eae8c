package import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

extension World {
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
}

extension Request {
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

extension World {
  /// Throws unless the scenario is played on the platform that has the thing; the message names the rule.
  func requirePlatform(_ platform: PlatformKind, has thing: String, _ rule: RuleID) throws {
    guard phone.profile.platform != platform else { return }
    throw InvalidStep(
      "\(phone.profile.name) has no \(thing) (\(rule)).",
      notes: ["Tag the scenario @\(platform.rawValue.lowercased()) to play it there."])
  }
}
