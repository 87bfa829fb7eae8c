import DeviceInterface

extension Phone {
  /// Puts an app on the phone that nobody has asked anything yet.
  public mutating func install(_ manifest: AppManifest) throws(PhoneError) {
    if let installed = self.manifest { throw .appAlreadyInstalled(name: installed.name) }
    self.manifest = manifest
    note(.user, .installed(name: manifest.name))
    live(.installed)
  }

  /// Removes the app and installs it again: nothing stored is left and permission starts over (`I-77`, `A-60`).
  public mutating func reinstall() throws(PhoneError) {
    guard let manifest else { throw .appNotInstalled }
    try uninstall()
    try install(manifest)
  }

  /// Removes the app with everything it stored.
  public mutating func uninstall() throws(PhoneError) {
    guard manifest != nil else { throw .appNotInstalled }
    live(.removed)
    if front == .settings { bring(.homeScreen, by: .user) }
    disk.removeAll()
    forgetNotifications()
    previousProcess = PreviousProcess()
    isRecent = false
    timeline.removeAll {
      $0 == .temporaryGrantLapsed || $0 == .relaunchForUpdates || $0 == .serviceRestart
    }
    forgetRegions()
    places.significantChanges = nil
    stopVisits()
    places.heldEvent = nil
    forgetWork()
    cancelTransfers()
    modes.areExceptionsUncaught = false
    modes.isAppStopped = false
    modes.isClosedByUser = false
    modes.hasBackgroundNotice = false
    changeIOS(.reset)
    changeAndroid(.reset)
    manifest = nil
    news.dropWaiting()
  }

  /// Clears what the app has stored, or what Play services keep for it: either loses the geofences (`A-55`).
  ///
  /// Clearing the app's own data ends its process and takes its permissions back as well; Android only.
  public mutating func clearData(ofPlayServices: Bool) throws(PhoneError) {
    guard profile.platform == .android else {
      throw .notOnPlatform(
        wanted: "switch that clears an app's data", platform: profile.platform, rule: .android(55))
    }
    guard manifest != nil else { throw .appNotInstalled }
    forgetRegions()
    guard !ofPlayServices else { return }
    forgetWork()
    disk.removeAll()
    shade.hide()
    changeAndroid(.reset)
    live(.ended(.permissionRevoked))
  }

  /// Changes what the app declares, such as taking a usage description away (`I-12`).
  public mutating func changeManifest(
    _ change: (inout AppManifest) -> Void
  ) throws(PhoneError) {
    guard var changed = manifest else { throw .appNotInstalled }
    change(&changed)
    manifest = changed
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
      let rule: RuleID = profile.platform == .iOS ? .iOS(51) : .android(41)
      throw .ruleForbids(rule, reason: "its work in the background keeps the app running")
    }
    live(.suspensionDue)
  }

  private func checkProcess(_ wanted: String) throws(PhoneError) {
    guard manifest != nil else { throw .appNotInstalled }
    guard lifecycle.state.hasProcess else { throw .appNotRunning(wanted: wanted) }
  }
}
