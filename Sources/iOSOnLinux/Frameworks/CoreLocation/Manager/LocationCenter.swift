internal import DeviceInterface
internal import Foundation
internal import VirtualTime

/// The common ground of all location managers of a process: the phone, which knows one app and not its managers.
///
/// Everything here happens on the main thread, which keeps it: the platform's API belongs to no actor.
final class LocationCenter {
  /// That of this process; the app is ended where somebody asks for it on another thread.
  static var shared: LocationCenter {
    phone.kept {
      phone.listen { LocationCenter.shared.receive($0) }
      return LocationCenter()
    }
  }

  private static let phone = FrameworkPhone(for: "CoreLocation")

  /// Ends the app where a manager is made on another queue, whose thread has no run loop to call delegates on.
  func requireMainQueue() { Self.phone.requireMainQueue() }

  private struct Weak { weak var manager: CLLocationManager? }

  /// Somebody who hears every signal.
  private struct Listener {
    let number: Int
    /// Whether positions are wanted, by the interface of live updates.
    let wantsPositions: Bool
    let hear: (Signal) -> Void
  }

  private var known: [Weak] = []
  private var asked = AskedOfPhone()
  private var completions: [((any Error)?) -> Void] = []
  private var listeners: [Listener] = []
  private var listenerCount = 0
  /// The sessions that the app holds.
  var sessions = HeldSessions()
  /// What buttons do when the user has answered.
  var afterAnswer: [() -> Void] = []
  /// Whether the permission was told in this process: managers that come later have to be announced.
  private var hasToldPermission = false
  /// Whether the process has just gone on after a suspension, at which the permission is told unchanged.
  private var isResuming = false
  /// What is to be done when the caller has come to its end.
  private var pending: [() -> Void] = []
  let regions = RegionBook()
  /// The newest position that was told.
  private(set) var newest: CLLocation?

  /// The managers that are there, in the order of their creation.
  private var managers: [CLLocationManager] { known.compactMap(\.manager) }

  /// What can be read of the phone now.
  var facts: Facts { Self.phone.facts }

  /// Whether the user sees the app.
  var isInSight: Bool { Self.phone.isInSight }

  /// Asks the phone for something.
  func ask(_ request: Request) { Self.phone.ask(request) }

  /// Does something a little later, when the caller has come to its end; not where the manager is gone by then.
  func later(_ manager: CLLocationManager, _ body: @escaping (CLLocationManager) -> Void) {
    pending.append { [weak manager] in if let manager { body(manager) } }
    Task { @MainActor in LocationCenter.shared.doPending() }
  }

  private func doPending() {
    let work = pending
    pending = []
    for piece in work { piece() }
  }

  // MARK: Managers, and what they wish for

  /// Takes a manager in; the process's first one, made in time, is announced by the phone itself.
  func add(_ manager: CLLocationManager) {
    let isFirst = known.isEmpty && !hasToldPermission
    known.append(Weak(manager: manager))
    _ = facts
    if !isFirst { ask(.createLocationManager) }
  }

  /// Sees to it that a manager is told the permission, where that came before it had a delegate.
  func announce(_ manager: CLLocationManager) {
    guard manager.hasMissedPermission else { return }
    manager.hasMissedPermission = false
    ask(.createLocationManager)
  }

  /// Lets go of managers that were released, and of what they wished for.
  func forgetReleased() {
    known.removeAll { $0.manager == nil }
    followWishes()
  }

  /// Asks the phone for what all managers and streams together wish for, where that is something new.
  func followWishes() {
    var wanted = AskedOfPhone()
    for manager in managers { wanted.add(manager.wishes) }
    if wantsLiveUpdates { wanted.addLive(inBackground: sessions.keepInUse) }
    let requests = wanted.requests(insteadOf: asked)
    asked = wanted
    for request in requests { ask(request) }
  }

  private var wantsLiveUpdates: Bool { listeners.contains(where: \.wantsPositions) }

  /// Takes note that the phone has ended all positions: who wants more has to start them again (`I-89`).
  private func recordEndOfPositions() {
    for manager in managers {
      manager.wishes.isUpdating = false
      manager.wishes.isAskingOnce = false
    }
    asked.endPositions()
  }

  /// Takes a single position back that nobody waits for any more.
  func takeBackSinglePosition() {
    if !asked.wantsPosition { ask(.stopUpdates) }
  }

  /// Asks for full accuracy for a while.
  func askForFullAccuracy(_ purposeKey: String, _ completion: (((any Error)?) -> Void)?) {
    completions.append(completion ?? { _ in })
    ask(.askForPermission(.temporaryFullAccuracy(purposeKey: purposeKey)))
  }

  /// Lets somebody hear every signal, with positions of live updates where they are wanted, until the returned number is
  /// closed.
  func listen(wantsPositions: Bool, _ hear: @escaping (Signal) -> Void) -> Int {
    listenerCount += 1
    listeners.append(Listener(number: listenerCount, wantsPositions: wantsPositions, hear: hear))
    // The phone is heard from now on.
    _ = facts
    followWishes()
    return listenerCount
  }

  /// Lets a listener go.
  func close(_ number: Int) {
    listeners.removeAll { $0.number == number }
    followWishes()
  }

  // MARK: What the phone says

  private func receive(_ signal: Signal) {
    switch signal {
    case .resumed: isResuming = true
    case .authorizationChanged(let permission): deliver(permission)
    case .temporaryFullAccuracyFinished(let isDeclined):
      guard !completions.isEmpty else { return }
      completions.removeFirst()(isDeclined ? CLError(.promptDeclined) : nil)
    case .fix(let fix): deliver(CLLocation(fix))
    case .locationFailed(let failure):
      deliver(CLError(failure == .denied ? .denied : .locationUnknown))
    case .updatesPaused:
      for one in managers where one.wishes.isUpdating {
        one.delegate?.locationManagerDidPauseLocationUpdates(one)
      }
    case .updatesResumed:
      for one in managers where one.wishes.isUpdating {
        one.delegate?.locationManagerDidResumeLocationUpdates(one)
      }
    case .visited(let visit):
      for one in managers { one.delegate?.locationManager(one, didVisit: CLVisit(visit)) }
    case .regionEntered, .regionExited, .regionState, .regionFailed:
      regions.deliver(signal, to: managers)
    default: break
    }
    for listener in listeners { listener.hear(signal) }
    answered(signal)
  }

  /// Does what waited for the user's answer, when everybody else knows it.
  private func answered(_ signal: Signal) {
    guard case .authorizationChanged(let permission) = signal,
      permission.status != .notDetermined
    else { return }
    let actions = afterAnswer
    afterAnswer = []
    for action in actions { action() }
  }

  /// Tells the permission to managers that do not know it, and to all of them after a suspension (`I-27`, `I-31`).
  ///
  /// The phone says it once for each manager, and the first time all are told.
  private func deliver(_ permission: Permission) {
    hasToldPermission = true
    let all = managers.filter { $0.delegate != nil }
    for manager in managers where manager.delegate == nil && manager.toldPermission == nil {
      manager.hasMissedPermission = true
    }
    let told = isResuming ? all : all.filter { $0.toldPermission != permission }
    isResuming = false
    // Live updates go on by themselves, other positions where they are started.
    if permission.status.allowsLocation, wantsLiveUpdates { followWishes() }
    for manager in told {
      manager.toldPermission = permission
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
    }
  }

  private func deliver(_ location: CLLocation) {
    newest = location
    let waiting = managers.filter { $0.wishes.isUpdating || $0.wishes.isAskingOnce }
    // What nobody has asked for otherwise is a significant change.
    let told = waiting.isEmpty ? managers.filter(\.wishes.wantsSignificantChanges) : waiting
    for manager in told where manager.wishes.wantsAny && isWanted(location, by: manager) {
      (manager.previousLocation, manager.lastUpdate) = (manager.lastUpdate, location)
      manager.isAnswering = manager.wishes.isAskingOnce
      manager.wishes.isAskingOnce = false
      manager.delegate?.locationManager(manager, didUpdateLocations: [location])
      manager.isAnswering = false
    }
  }

  /// Whether a position is far enough from what the manager was told last, where others want to hear more (`I-93`).
  private func isWanted(_ location: CLLocation, by manager: CLLocationManager) -> Bool {
    let wishes = manager.wishes
    guard wishes.isUpdating, !wishes.isAskingOnce, asked.tellsMore(than: wishes),
      let last = manager.lastUpdate
    else { return true }
    return location.distance(from: last) >= wishes.update.distanceFilter.meters
  }

  private func deliver(_ error: CLError) {
    let waiting = managers.filter(\.wishes.wantsAny)
    for manager in waiting {
      manager.isAnswering = manager.wishes.isAskingOnce
      manager.wishes.isAskingOnce = false
    }
    if error.code == .denied { recordEndOfPositions() }
    for manager in waiting {
      manager.delegate?.locationManager(manager, didFailWithError: error)
      manager.isAnswering = false
    }
  }
}
