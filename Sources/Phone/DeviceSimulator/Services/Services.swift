import DeviceInterface

/// What the process holds to keep running or in use: a foreground service of Android, and the sessions of iOS.
struct Services: Hashable, Sendable {
  private var foregroundService: ForegroundService?
  private var sessions = IOSSessions()
  private var exemption = StartExemption.none
  private var bound = false

  /// Whether a foreground service of type location runs (`A-41`).
  var hasForegroundService: Bool { foregroundService != nil }
  /// Whether a foreground service runs whose notice nobody has swiped away.
  var showsServiceNotice: Bool { foregroundService.map { !$0.isNoticeSwiped } ?? false }
  /// Whether the service was started while the app was visible (`A-33`, `A-42`); `nil` where none runs.
  var wasStartedWhileVisible: Bool? { foregroundService?.startedWhileVisible }
  /// Whether the process may start a foreground service from the background, as it was woken for an event (`A-43`).
  var startExemption: StartExemption { exemption }
  /// Whether a visible process of another app is bound to the app's process (`A-37`).
  var areBoundByVisibleProcess: Bool { bound }
  /// The service session of the running process, if it holds one (`I-25`).
  var session: ServiceSessionKind? { sessions.service }
  /// Whether the running process holds a background activity session (`I-57`).
  var hasBackgroundSession: Bool { sessions.hasBackground }
  /// Whether the process before this one held one when the system ended it, so that it may be rejoined (`I-57`).
  var canRejoinBackground: Bool { sessions.canRejoinBackground }
  /// How many location managers the process has beyond the first (`I-29`).
  var furtherManagers: Int { sessions.furtherManagers }

  /// Starts a foreground service; what the user started by a tap counts as started while visible (`A-44`).
  mutating func startForeground(whileVisible: Bool) {
    foregroundService = ForegroundService(
      startedWhileVisible: whileVisible || exemption == .asIfVisible)
  }

  mutating func swipeServiceNotice() { foregroundService?.isNoticeSwiped = true }
  mutating func stopForeground() { foregroundService = nil }
  mutating func exempt(_ exemption: StartExemption) { self.exemption = exemption }
  mutating func setBound(_ on: Bool) { bound = on }
  mutating func setSession(_ kind: ServiceSessionKind?) { sessions.service = kind }
  mutating func setBackgroundSession(_ isHeld: Bool) { sessions.hasBackground = isHeld }
  mutating func addManager() { sessions.furtherManagers += 1 }

  /// Ends what the process held; returns whether it held a background session that a new process may rejoin.
  mutating func lostProcess(_ reason: TerminationReason) -> Bool {
    let hadSession = sessions.hasBackground && reason == .killedBySystem
    foregroundService = nil
    sessions = IOSSessions(canRejoinBackground: hadSession)
    return hadSession
  }
}
