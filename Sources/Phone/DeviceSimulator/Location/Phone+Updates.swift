import DeviceInterface

extension Phone {
  /// What decides whether and how the app gets positions now.
  var locationRights: LocationRights {
    LocationRights(
      platform: core.profile.platform, access: locationAccess, permission: grants.permission,
      appState: lifecycle.state, isThrottled: isThrottled, lacksSession: lacksServiceSession)
  }

  /// Whether updates may reach the app now.
  var mayDeliverUpdates: Bool { location.isUpdating && location.mayUpdate(locationRights) }

  /// Starts updates one after the other; they replace those under way and a request for one fix (`I-62`).
  mutating func startUpdates(_ request: UpdateRequest) {
    // I-36: those that are replaced may be what keeps the app in use.
    let startsInUse = isInUse
    location.stop(&core)
    if request.allowsBackground, core.profile.platform == .iOS, !declaresBackgroundLocation {
      // I-50: the flag without the declared mode is a fatal error.
      core.record(.system, .ignored(.iOS(50)))
      live(.ended(.crashed))
      return
    }
    if request.interface == .standard, core.profile.policies.updatesNeedCallbacks,
      endsForLackOfCallbacks()
    {
      return
    }
    if request.interface == .live { beginLiveUpdates() }
    switch locationAccess {
    case .refused:
      // I-91: denied means stop.
      core.enqueue(.locationFailed(.denied))
      return
    case .waiting(let rule), .withheld(let rule):
      // I-91: what was asked for before the answer begins with the grant.
      core.record(.system, .withheld(rule))
    case .switchedOff:
      core.enqueue(.locationAvailabilityChanged(isAvailable: false))
    case .granted:
      break
    }
    location.begin(request, inUse: startsInUse, core)
    // By them the app may be in use from now on.
    location.deliverKnown(locationRights, &core)
    backgroundWorkChanged()
  }

  /// Lets live updates ask for themselves; without the session that an app requires they are withheld (`I-26`).
  private mutating func beginLiveUpdates() {
    if lacksServiceSession { core.record(.system, .ignored(.iOS(26))) }
    askImplicitly()
  }

  /// Stops updates, and a request for one fix (`I-62`).
  mutating func stopUpdates() {
    location.stop(&core)
    backgroundWorkChanged()
  }

  /// Lets the updates go on at once, after something changed that they depend on.
  mutating func wakeUpdates() {
    if location.isUpdating { location.wake(locationRights, &core) }
  }

  /// Delivers the next update, if there is one, and sets the time for the one after it.
  mutating func updateDue() -> PhoneEvent? {
    let rights = locationRights
    if rights.platform == .android, rights.appState == .suspended, location.mayUpdate(rights) {
      // awake again, the app asks for the update that is due.
      live(.wokenInBackground(.location))
      return nil
    }
    guard rights.appState.isRunning else { return nil }
    switch location.updateDue(rights, &core) {
    case .nothing: return nil
    case .told(let signal): return tell(signal)
    case .measured(let fix):
      noteBackgroundAccess()
      return fix.flatMap { tell(.fix($0)) }
    case .paused:
      backgroundWorkChanged()
      return tell(.updatesPaused)
    case .resumed:
      backgroundWorkChanged()
      core.timeline.add(.updateDue, at: core.now)
      return tell(.updatesResumed)
    }
  }

  /// Android: in the background without a service (`A-40`), or by the choice of the power saver (`A-46`).
  var isThrottled: Bool {
    let byPowerSaver =
      isSavingPower && front == .lockScreen
      && core.profile.policies.powerSaveMode == .throttledWithScreenOff
    return byPowerSaver || (!lifecycle.state.isForeground && !services.hasForegroundService)
  }

  /// Notes the first location that an app got in the background, about which the user is told (`A-32`).
  private mutating func noteBackgroundAccess() {
    guard core.profile.platform == .android, !lifecycle.state.isForeground,
      !services.hasForegroundService
    else { return }
    grants.noticeBackgroundAccess()
  }
}

/// A request for one fix.
extension Phone {
  mutating func requestFix(_ request: FixRequest) {
    if endsForLackOfCallbacks() { return }
    location.request(request, locationRights, &core)
    if location.isSeekingFix { spendOnFix() }
  }

  /// Ends an app of iOS whose delegate lacks a method that must be there (`I-107`); returns whether it does.
  mutating func endsForLackOfCallbacks() -> Bool {
    guard core.profile.platform == .iOS, manifest?.lacksLocationCallbacks == true else {
      return false
    }
    core.record(.system, .ignored(.iOS(107)))
    live(.ended(.crashed))
    return true
  }

  /// Lets a request that waited for the answer or for the app to be in use begin.
  mutating func resumeWithheldFix() {
    guard location.hasOneShot, !location.isSeekingFix else { return }
    location.resumeWithheld(locationRights, &core)
    if location.isSeekingFix { spendOnFix() }
  }

  mutating func fixMeasured() -> PhoneEvent? {
    guard let fix = location.measured(locationRights, &core) else { return nil }
    noteBackgroundAccess()
    return tell(.fix(fix))
  }

  mutating func fixTimedOut() -> PhoneEvent? {
    location.timedOut(locationRights, &core).flatMap { tell($0) }
  }

  /// Makes the report of a measurement that the app may read.
  func fix(of measured: CachedFix) -> Fix {
    location.fix(of: measured, permission.accuracy, core)
  }

  /// Takes in that the permission changed: what was asked for stops where it may not go on.
  mutating func locationAccessChanged() {
    if places.hasRegions { movementChanged() }
    guard location.hasOneShot || location.isUpdating else { return }
    switch locationAccess {
    case .granted:
      resumeWithheldFix()
      wakeUpdates()
    case .refused:
      stopUpdates()
      // I-91; whether this comes before or after the news about permission is not documented.
      core.news.add(.signal(.locationFailed(.denied)))
    case .waiting:
      // I-91: the user is to decide again, and what is asked for waits for that as it does for a first decision.
      location.withhold(&core)
    case .withheld, .switchedOff: break
    }
  }
}
