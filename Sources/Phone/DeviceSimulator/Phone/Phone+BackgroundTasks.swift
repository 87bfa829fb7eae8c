import DeviceInterface

/// Background tasks: `beginBackgroundTask` and `endBackgroundTask` of `UIApplication`.
extension Phone {
  /// Lets the app go on for a while after it has left the front, to end what it is at (`I-52`); iOS only.
  mutating func beginBackgroundTask(_ name: String) {
    guard core.profile.platform == .iOS else { return core.record(.system, .ignored(.iOS(52))) }
    backgroundTasks.begin(name)
    backgroundWorkChanged()
  }

  /// Ends a task; with the last one, the app is suspended as without any.
  mutating func endBackgroundTask(_ name: String) {
    guard backgroundTasks.end(name) else { return }
    forgetEndOfTime()
    backgroundWorkChanged()
  }

  /// How long tasks alone may still keep the app running; `nil` in front, where something else does, and on Android.
  var backgroundTimeLeft: Duration? {
    guard core.profile.platform == .iOS, lifecycle.state == .background, !hasBackgroundWork,
      !isKeptRunningByAudio, !work.isRunning
    else { return nil }
    guard let end = backgroundTasks.deadline else {
      return core.profile.constants.backgroundTaskTime
    }
    return max(.zero, end - core.now)
  }

  /// Whether tasks alone keep the app running.
  private var isKeptByTasksAlone: Bool {
    lifecycle.state == .background && backgroundTasks.areUnderWay && !hasBackgroundWork
      && !isKeptRunningByAudio && !work.isRunning
  }

  mutating func watchBackgroundTasks() {
    guard isKeptByTasksAlone,
      core.timeline.instant(where: { $0 == .backgroundTimeOver || $0 == .backgroundTimeOverdrawn })
        == nil
    else { return }
    let end = backgroundTasks.runOut(at: core.now + core.profile.constants.backgroundTaskTime)
    core.timeline.add(.backgroundTimeOver, at: max(core.now, end))
  }

  mutating func backgroundTimeOver() {
    guard isKeptByTasksAlone else { return }
    for name in backgroundTasks.names { core.enqueue(.workExpired(name: name)) }
    core.timeline.add(
      .backgroundTimeOverdrawn, at: core.now + core.profile.constants.suspensionDelay)
  }

  /// Ends an app that was told so and goes on all the same.
  mutating func backgroundTimeOverdrawn() {
    guard isKeptByTasksAlone else { return }
    live(.ended(.overdrewBackgroundTime))
  }

  /// Gives the time for tasks back, with the app in front, woken, or with a new process.
  mutating func renewBackgroundTime() {
    backgroundTasks.renew()
    forgetEndOfTime()
  }

  private mutating func forgetEndOfTime() {
    core.timeline.removeAll { $0 == .backgroundTimeOver || $0 == .backgroundTimeOverdrawn }
  }
}
