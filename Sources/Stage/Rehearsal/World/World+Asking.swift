package import DeviceInterface
import DeviceSimulator
import ScenarioRunner

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
  fileprivate var onlyPlatform: (PlatformKind, RuleID)? {
    switch self {
    case .askForPermission(.temporaryFullAccuracy): (.iOS, .android(65))
    case .askForPermission(.android): (.android, .android(1))
    case .startSignificantChanges, .stopSignificantChanges: (.iOS, .iOS(88))
    case .startVisits, .stopVisits: (.iOS, .iOS(45))
    case .requestRegionState: (.iOS, .iOS(84))
    case .createLocationManager: (.iOS, .iOS(27))
    case .startServiceSession, .endServiceSession: (.iOS, .iOS(25))
    case .startBackgroundSession, .endBackgroundSession: (.iOS, .iOS(57))
    case .startForegroundService, .stopForegroundService: (.android, .android(41))
    case .transfer: (.iOS, .android(68))
    case .beginBackgroundTask, .endBackgroundTask: (.iOS, .iOS(52))
    case .askToTurnLocationOn: (.android, .android(57))
    case .startUpdates(let updates) where updates.interface == .live: (.iOS, .iOS(58))
    case .monitor(let region) where region.isCondition: (.iOS, .iOS(84))
    case .monitor(let region) where region.dwell != nil || !region.triggersWhenInside:
      (.android, .android(52))
    case .askForPermission, .requestFix, .startUpdates, .stopUpdates, .monitor, .stopMonitoring,
      .send, .cancelSend, .schedule, .cancel, .store, .append, .delete, .post, .withdraw,
      .startMotionUpdates, .stopMotionUpdates, .loadAudio, .setAudioSession, .playAudio,
      .pauseAudio, .seekAudio,
      .releaseAudio, .deferWork, .cancelWork, .finishWork, .open, .openSettings:
      nil
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
