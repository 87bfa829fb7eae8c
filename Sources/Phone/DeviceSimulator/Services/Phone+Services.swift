import DeviceInterface

extension Phone {
  /// Starts a foreground service of type location, if the rules about starts from the background allow it.
  mutating func startForegroundService() {
    guard case .android(let machine) = grants.machine else {
      return core.record(.system, .ignored(.android(41)))
    }
    if services.hasForegroundService { return }
    let isVisible = lifecycle.state.isForeground
    if let failure = isVisible ? grantFailure(machine) : startFailure(machine) {
      return refuseForegroundService(failure)
    }
    services.startForeground(whileVisible: isVisible)
    noteUse()
    tellReachability()
    wakeUpdates()
    resumeWithheldFix()
  }

  /// Tells the app why no service started, or ends its process if nobody catches the exception (`A-66`).
  mutating func refuseForegroundService(_ failure: ForegroundServiceFailure) {
    if throwsUncaught(failure == .securityException) { return }
    core.enqueue(.foregroundServiceFailed(failure))
  }

  /// Why a service cannot start from the background, or `nil` where it can.
  private func startFailure(_ machine: AndroidPermissionMachine) -> ForegroundServiceFailure? {
    let target = installation.targetSDK
    // whatever has woken the app.
    if batteryUse == .restricted { return .startNotAllowed }
    switch startExemption {
    case .none:
      // no start from the background without an exemption, from Android 12 on.
      if target >= 31, core.profile.version >= 12 { return .startNotAllowed }
    case .fromBan: break
    case .asIfVisible: return grantFailure(machine)
    }
    if let failure = grantFailure(machine) { return failure }
    // an exemption from A-43 does not lift A-42; the background permission does.
    if target >= 34, core.profile.version >= 14, !machine.granted.contains(.background) {
      return .securityException
    }
    return nil
  }

  /// What the app is exempt from: by what woke it, or as it is exempt from battery optimisation (`A-43`, `A-82`).
  private var startExemption: StartExemption {
    let given = services.startExemption
    return given == .none && batteryUse == .unrestricted ? .fromBan : given
  }

  /// a service of type location needs a location permission, also while the app is visible.
  private func grantFailure(_ machine: AndroidPermissionMachine) -> ForegroundServiceFailure? {
    guard installation.targetSDK >= 34, core.profile.version >= 14 else { return nil }
    return machine.granted.isDisjoint(with: [.coarse, .fine]) ? .securityException : nil
  }

  /// Lets an app that catches no exceptions learn what other apps do: what Android refuses to it ends its process.
  public mutating func leaveExceptionsUncaught() throws(PhoneError) {
    try check(.android, has: "SecurityException", .android(66))
    installation.leaveExceptionsUncaught()
  }

  /// Ends the process of an app that catches no exceptions, if there is one to catch; tells whether it did (`A-66`).
  mutating func throwsUncaught(_ isThrown: Bool) -> Bool {
    guard isThrown, installation.leavesExceptionsUncaught else { return false }
    live(.ended(.securityException))
    return true
  }

  /// Whether a request for locations ends the process: without any permission Android throws, and nobody catches it.
  mutating func diesOfAsking(_ request: Request) -> Bool {
    guard case .android(let machine) = grants.machine else { return false }
    switch request {
    case .startUpdates, .requestFix:
      return throwsUncaught(machine.granted.isDisjoint(with: [.coarse, .fine]))
    default:
      return false
    }
  }

  /// Stops the service; a one-time grant that it kept alive beyond its time ends with it (`A-35`).
  mutating func stopForegroundService() {
    guard services.hasForegroundService else { return }
    services.stopForeground()
    noteUse()
    tellReachability()
    backgroundWorkChanged()
  }

  /// Sets the time at which the process of a service that the system killed, or that crashed, is started again.
  mutating func awaitServiceRestart(after reason: TerminationReason) {
    guard core.profile.policies.restartsKilledServices else { return }
    switch reason {
    case .killedBySystem, .overdrewBackgroundTime, .crashed, .securityException:
      core.timeline.add(.serviceRestart, at: core.now + core.profile.constants.serviceRestartDelay)
    case .closedByUser, .forceStopped, .permissionRevoked, .rebooted, .phoneOff, .removed, .updated,
      .stoppedByUser, .restricted:
      // What the user or a policy ended stays ended, and nothing outlives the phone's own end or an update.
      break
    }
  }

  /// Starts the process of a killed service again; it may start the service anew, within A-42.
  mutating func restartService() {
    guard lifecycle.state == .notRunning, foreground.hasBeenUnlocked, !installation.isStopped,
      !isKeptDownByMaker
    else { return }
    live(.wokenInBackground(.service))
    services.exempt(.fromBan)
  }

  /// Starts a session that asks for what it declares, now and whenever the app is in front again (`I-25`).
  mutating func startServiceSession(_ kind: ServiceSessionKind) {
    guard core.profile.platform == .iOS, core.profile.version >= 18 else {
      return core.record(.system, .ignored(.iOS(25)))
    }
    services.setSession(kind)
    askForServiceSession()
    wakeUpdates()
  }

  /// Whether the newer interfaces give nothing, because the app requires a session and holds none (`I-26`).
  var lacksServiceSession: Bool {
    core.profile.platform == .iOS && core.profile.version >= 18 && services.session == nil
      && installation.requiresExplicitSession
  }

  /// Asks as the session does that the newer interfaces bring along, unless the app requires explicit ones (`I-26`).
  mutating func askImplicitly() {
    guard core.profile.platform == .iOS, core.profile.version >= 18,
      permission.status == .notDetermined,
      manifest?.requiresExplicitServiceSession != true
    else { return }
    askForPermission(.whenInUse)
  }

  mutating func askForServiceSession() {
    guard let kind = services.session, lifecycle.state.isForeground else { return }
    switch (kind, permission.status) {
    case (.whenInUse, .notDetermined): askForPermission(.whenInUse)
    case (.always, .notDetermined), (.always, .whenInUse): askForPermission(.always)
    case (.whenInUse, .restricted), (.whenInUse, .denied), (.whenInUse, .whenInUse),
      (.whenInUse, .always), (.always, .restricted), (.always, .denied), (.always, .always):
      // It is decided; there is nothing to ask.
      break
    }
  }

  /// Starts a session that keeps the app in use in the background, or rejoins one (`I-57`).
  mutating func startBackgroundSession() {
    guard core.profile.platform == .iOS, core.profile.version >= 17, declaresBackgroundLocation,
      lifecycle.state.isForeground || services.canRejoinBackground
    else { return core.record(.system, .ignored(.iOS(57))) }
    services.setBackgroundSession(true)
    backgroundWorkChanged()
    askImplicitly()
    wakeUpdates()
  }

  mutating func endBackgroundSession() {
    guard services.hasBackgroundSession else { return }
    services.setBackgroundSession(false)
    backgroundWorkChanged()
  }

  /// Gives the process a further location manager, which is told the permission on its own (`I-27`, `I-29`).
  mutating func createLocationManager() {
    guard core.profile.platform == .iOS else { return core.record(.system, .ignored(.iOS(29))) }
    services.addManager()
    core.timeline.add(.furtherAuthorizationCallback, at: core.now)
  }

  /// Asks the user to turn the device's location on (`A-57`).
  mutating func askToTurnLocationOn() {
    guard core.profile.platform == .android else {
      return core.record(.system, .ignored(.android(57)))
    }
    guard !locationServicesEnabled, lifecycle.state.isForeground else {
      return core.enqueue(.turnLocationOnFinished(isOn: locationServicesEnabled))
    }
    showTurnLocationOn()
  }
}
