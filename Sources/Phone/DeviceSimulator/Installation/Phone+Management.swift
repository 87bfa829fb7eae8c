import DeviceInterface

extension Phone {
  /// Puts an app on the phone that nobody has asked anything yet.
  public mutating func install(_ manifest: AppManifest) throws(PhoneError) {
    if let installed = self.manifest { throw .appAlreadyInstalled(name: installed.name) }
    installation.install(manifest)
    core.record(.user, .installed(name: manifest.name))
    live(.installed)
  }

  /// Removes the app and installs it again: nothing stored is left and permission starts over (`I-77`, `A-60`).
  public mutating func reinstall() throws(PhoneError) {
    guard let manifest else { throw .appNotInstalled }
    try takeUp()
    try uninstall()
    try install(manifest)
  }

  /// Removes the app with everything it stored.
  public mutating func uninstall() throws(PhoneError) {
    guard manifest != nil else { throw .appNotInstalled }
    live(.removed)
    if front == .settings { bring(.homeScreen, by: .user) }
    installation.clearStorage()
    forgetNotifications()
    lifecycle.wasRemoved()
    core.timeline.removeAll {
      $0 == .temporaryGrantLapsed || $0 == .relaunchForUpdates || $0 == .serviceRestart
    }
    places.appWasRemoved(&core)
    stopMotionUpdates()
    work.appWasRemoved(&core)
    network.cancelTransfers(&core)
    power.appWasRemoved()
    grants.appWasRemoved()
    change(iOS: .reset, android: .reset)
    installation.uninstall()
    core.news.dropWaiting()
  }

  /// Clears what the app has stored, or what Play services keep for it: either loses the geofences (`A-55`).
  ///
  /// Clearing the app's own data ends its process, takes its permissions back as well, and ends its registration for pushes;
  /// Android only.
  public mutating func clearData(ofPlayServices: Bool) throws(PhoneError) {
    guard core.profile.platform == .android else {
      throw .notOnPlatform(
        wanted: "switch that clears an app's data", platform: core.profile.platform,
        rule: .android(55))
    }
    guard manifest != nil else { throw .appNotInstalled }
    try checkUnlocked()
    places.forgetRegions(&core)
    guard !ofPlayServices else { return }
    work.forgetAll(&core)
    installation.clearStorage()
    notices.dataWasCleared()
    changeAndroid(.reset)
    live(.ended(.permissionRevoked))
    stopMotionUpdates()
  }

  /// Changes what the app declares, such as taking a usage description away (`I-12`).
  public mutating func changeManifest(
    _ change: (inout AppManifest) -> Void
  ) throws(PhoneError) {
    guard var changed = manifest else { throw .appNotInstalled }
    change(&changed)
    installation.install(changed)
  }

  /// Kills the app's process to get its memory; the app stays among the recent apps.
  public mutating func killBySystem() throws(PhoneError) {
    try checkProcess("killing the app")
    live(.ended(.killedBySystem))
  }

  /// Lets the app crash.
  public mutating func crash() throws(PhoneError) {
    try checkProcess("a crash")
    live(.ended(.crashed))
  }

  /// Suspends an app in the background at once, instead of after the usual time.
  public mutating func suspend() throws(PhoneError) {
    guard lifecycle.state == .background else {
      throw .wrongState(
        wanted: "only an app in the background can be suspended", state: lifecycle.state)
    }
    guard !isKeptRunning else {
      let rule: RuleID = core.profile.platform == .iOS ? .iOS(51) : .android(41)
      throw .ruleForbids(rule, reason: "its work in the background keeps the app running")
    }
    live(.suspensionDue)
  }

  private func checkProcess(_ wanted: String) throws(PhoneError) {
    guard manifest != nil else { throw .appNotInstalled }
    guard lifecycle.state.hasProcess else { throw .appNotRunning(wanted: wanted) }
  }

  /// What the request needs and the app does not declare; `nil` where nothing is missing.
  ///
  /// What concerns location is looked at where it is asked for: there a rule says what comes of it.
  func undeclared(_ request: Request) -> Declaration? {
    guard let manifest else { return nil }
    switch (request, core.profile.platform) {
    case (.startForegroundService, .android): return lackOfService(manifest)
    case (.startMotionUpdates, .iOS): return manifest.lack(.motionUsage)
    case (.startMotionUpdates, .android):
      guard core.profile.version >= 10, manifest.targetSDK >= 29 else { return nil }
      return manifest.lack(.activityRecognition)
    case (.deferWork(let work), .iOS): return lackOfWork(work, manifest)
    case (.setAlarm(let alarm), .android):
      // an app that is exempt from battery optimisation needs no permission.
      guard alarm.isExact, !manifest.isAlarmClock, core.profile.version >= 12,
        manifest.targetSDK >= 31, batteryUse != .unrestricted
      else { return nil }
      return manifest.lack(.exactAlarms)
    case (.post(let notification), .android):
      // An ongoing one stands for a service, which starts without this permission.
      guard !notification.isOngoing, core.profile.version >= 13, manifest.targetSDK >= 33 else {
        return nil
      }
      return manifest.lack(.notifications)
    default: return nil
    }
  }

  /// Does nothing about a request but what the platform tells an app that has not declared what it needs.
  mutating func refuse(lacking declaration: Declaration) {
    core.record(.system, .undeclared(declaration))
    switch declaration {
    case .foregroundService, .locationService:
      // the permissions of the service's type are asked for where it is created.
      refuseForegroundService(.securityException)
    case .locationServiceType, .activityRecognition, .notifications, .exactAlarms, .motionUsage,
      .workIdentifier, .workMode:
      // What the platforms do here, from an exception to silence, is not simulated: nothing is begun.
      break
    }
  }

  private func lackOfService(_ manifest: AppManifest) -> Declaration? {
    if services.hasForegroundService { return nil }
    if manifest.targetSDK >= 28, let lack = manifest.lack(.foregroundService) { return lack }
    if manifest.targetSDK >= 34, core.profile.version >= 14,
      let lack = manifest.lack(.locationService)
    {
      return lack
    }
    return manifest.targetSDK >= 29 && core.profile.version >= 10
      ? manifest.lack(.locationServiceType) : nil
  }

  private func lackOfWork(_ work: DeferredWork, _ manifest: AppManifest) -> Declaration? {
    if let permitted = manifest.permittedWork, !permitted.contains(work.name) {
      return .workIdentifier(work.name)
    }
    let mode: BackgroundModes =
      switch work.kind {
      case .refresh: .fetch
      case .processing: .processing
      }
    return manifest.backgroundModes.contains(mode) ? nil : .workMode(work.kind)
  }
}
