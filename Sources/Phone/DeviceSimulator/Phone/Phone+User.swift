public import DeviceInterface

extension Phone {
  /// Opens the app from its icon; throws if it is in front already or something is in the way.
  public mutating func openApp() throws(PhoneError) {
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    try checkNoAlert()
    guard front != .app else { throw .alreadyInFront(.app) }
    try checkUnlocked()
    bringAppToFront()
  }

  /// Goes back to the app from wherever the user is; a killed app starts in a new process (`A-10`).
  public mutating func returnToApp() throws(PhoneError) {
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    guard lifecycle.isRecent else { throw .appNotRecent }
    try openApp()
  }

  /// Goes to the home screen; a question of the app goes out of sight and comes back with it.
  public mutating func pressHome() throws(PhoneError) {
    if hasSystemAlert { try checkNoAlert() }
    guard front != .homeScreen else { throw .alreadyInFront(.homeScreen) }
    try checkUnlocked()
    leaveFor(.homeScreen, by: .user)
  }

  /// Opens the app's page in Settings.
  public mutating func openSettings() throws(PhoneError) {
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    try checkNoAlert()
    guard front != .settings else { throw .alreadyInFront(.settings) }
    try checkUnlocked()
    leaveFor(.settings, by: .user)
  }

  /// Locks the phone; the app leaves the front.
  public mutating func lock() throws(PhoneError) {
    try checkOn()
    guard front != .lockScreen else { throw .alreadyInFront(.lockScreen) }
    foreground.lock()
    leaveFor(.lockScreen, by: .user)
  }

  /// Unlocks the phone; what was in front comes back.
  public mutating func unlock() throws(PhoneError) {
    try checkOn()
    guard front == .lockScreen else { throw .wrongFront(wanted: .lockScreen, front: front) }
    endRest()
    firstUnlock()
    let behind = foreground.behindLock
    if behind == .app, lifecycle.state.hasProcess {
      bringAppToFront()
    } else {
      bring(behind == .app ? .homeScreen : behind, by: .user)
      if isSavingPower { powerSaverMayHaveLetGo() }
    }
  }

  /// Closes the app in the app switcher: force-quit on iOS (`I-71`), a swipe on Android (`A-48`).
  public mutating func closeAppInSwitcher() throws(PhoneError) {
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    try checkUnlocked()
    guard lifecycle.isRecent else { throw .appNotRecent }
    lifecycle.wasClosed()
    if core.profile.platform == .iOS { network.cancelTransfers(&core) }
    if front == .app { leaveFor(.homeScreen, by: .user) }
    // a swipe is no force stop, and a foreground service goes on.
    if services.hasForegroundService, !swipeEndsServices { return }
    live(.ended(.closedByUser))
  }

  /// Whether a swipe from the recent apps ends a foreground service, as some makers have it (`A-48`, `A-77`).
  private var swipeEndsServices: Bool {
    let policies = core.profile.policies
    return policies.swipeStopsServices || policies.makersKiller.endsServicesOnSwipe
  }

  /// Hands a touch to the app, or throws what keeps the touch from it.
  ///
  /// Signals that come from the user belong here: tapped, pulled to refresh, the screen appeared or disappeared.
  public mutating func touchApp(_ signal: Signal) throws(PhoneError) {
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    try checkNoAlert()
    guard front == .app else { throw .wrongFront(wanted: .app, front: front) }
    guard lifecycle.state == .active else {
      throw .wrongState(wanted: "a touch needs the app active", state: lifecycle.state)
    }
    core.enqueue(signal)
  }

  /// Covers the app with something of the system that asks it nothing, such as Control Center.
  public mutating func coverApp() throws(PhoneError) {
    try checkNoAlert()
    guard front == .app else { throw .wrongFront(wanted: .app, front: front) }
    guard lifecycle.state == .active else {
      throw .wrongState(wanted: "covering the app needs it active", state: lifecycle.state)
    }
    live(.covered)
  }

  /// Takes away what covered the app.
  public mutating func uncoverApp() throws(PhoneError) {
    try checkNoAlert()
    if call.exists { throw .callUnderWay }
    guard front == .app, lifecycle.state == .inactive else {
      throw .wrongState(wanted: "uncovering the app needs it covered", state: lifecycle.state)
    }
    live(.uncovered)
  }

  mutating func bringAppToFront() {
    bring(.app, by: .user)
    lifecycle.wasBroughtToFront()
    questionInSettingsEnds()
    live(isAppCovered ? .broughtToFrontCovered : .broughtToFront)
    appOpenedByUser()
  }

  /// Lets the app lose the front to something else.
  mutating func leaveFor(_ new: FrontApp, by cause: PhoneLogEntry.Cause) {
    bring(new, by: cause)
    live(.leftFront)
  }

  /// Lets the user look at the screen for a moment, as whoever turns a switch does: Doze ends, and begins anew (`A-72`).
  public mutating func takeUp() throws(PhoneError) {
    try checkOn()
    endRest()
  }

  /// Throws where the phone is off or locked, also where a call lies above its lock screen.
  public func checkUnlocked() throws(PhoneError) {
    try checkOn()
    guard !foreground.isLocked else { throw .wrongFront(wanted: .homeScreen, front: .lockScreen) }
  }

  func checkNoAlert() throws(PhoneError) {
    guard let alert else { return }
    throw .alertInTheWay(title: alert.title, buttons: alert.buttons.map(\.label))
  }
}
