internal import DeviceInterface
internal import Foundation

/// The sessions that the app holds: the phone knows one of each sort.
struct HeldSessions {
  private var service: [ServiceSessionKind] = []
  private var backgroundCount = 0
  private var ends: [(needs: SessionNeeds, tell: () -> Void)] = []

  /// Whether one keeps the app in use in the background.
  var keepInUse: Bool { backgroundCount > 0 }

  /// Whether the app has declared that it holds sessions of its own, and holds none (`I-26`).
  var lackRequired: Bool {
    let key = "NSLocationRequireExplicitServiceSession"
    return service.isEmpty && Bundle.main.object(forInfoDictionaryKey: key) as? Bool == true
  }

  /// Takes one in; returns what the phone is asked for: the most that any session says.
  mutating func begin(_ kind: ServiceSessionKind) -> Request {
    service.append(kind)
    return most
  }

  /// Lets one go, and tells those who wait for its end; returns what the phone is asked for then.
  mutating func end(_ kind: ServiceSessionKind?, _ needs: SessionNeeds) -> Request? {
    let told = ends.filter { $0.needs === needs }
    ends.removeAll { $0.needs === needs }
    for one in told { one.tell() }
    guard let kind, let index = service.firstIndex(of: kind) else { return nil }
    service.remove(at: index)
    return service.isEmpty ? .endServiceSession : most
  }

  /// Has somebody told when the session with these needs ends.
  mutating func whenEnded(_ needs: SessionNeeds, _ tell: @escaping () -> Void) {
    ends.append((needs, tell))
  }

  /// Takes in one that keeps the app in use.
  mutating func beginBackground() { backgroundCount += 1 }

  /// Lets one of those go; returns whether it was the last.
  mutating func endBackground() -> Bool {
    backgroundCount -= 1
    return backgroundCount == 0
  }

  private var most: Request {
    .startServiceSession(service.contains(.always) ? .always : .whenInUse)
  }
}

/// What sessions ask of the phone.
extension LocationCenter {
  /// Says what the app needs.
  func beginServiceSession(_ kind: ServiceSessionKind) { ask(sessions.begin(kind)) }

  /// Ends a session, and with the last one of all what the phone was asked for.
  func endServiceSession(_ kind: ServiceSessionKind?, _ needs: SessionNeeds) {
    if let request = sessions.end(kind, needs) { ask(request) }
  }

  /// Keeps the app in use in the background.
  func beginBackgroundSession() {
    sessions.beginBackground()
    ask(.startBackgroundSession)
    followWishes()
  }

  /// Ends that, with the last of the sessions.
  func endBackgroundSession() {
    if sessions.endBackground() { ask(.endBackgroundSession) }
    followWishes()
  }

  /// Asks for full accuracy as soon as there is a permission without it.
  func wantFullAccuracy(_ purposeKey: String) {
    guard !askedForFullAccuracy(purposeKey) else { return }
    var number: Int?
    number = listen(wantsPositions: false) { [weak self] signal in
      guard let self, case .authorizationChanged = signal, let known = number,
        askedForFullAccuracy(purposeKey)
      else { return }
      number = nil
      close(known)
    }
  }

  /// Asks for full accuracy where that is missing; returns false where there is no permission yet.
  private func askedForFullAccuracy(_ purposeKey: String) -> Bool {
    let permission = facts.permission
    guard permission.status.allowsLocation else { return false }
    if permission.accuracy == .reduced { askForFullAccuracy(purposeKey, nil) }
    return true
  }
}
