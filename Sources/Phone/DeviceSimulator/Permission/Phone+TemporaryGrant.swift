import DeviceInterface

extension Phone {
  /// Whether the app is in use: in front, a short time after, or kept so by what it does (`I-36`, `A-02`).
  public var isInUse: Bool {
    switch lifecycle.state {
    case .active, .inactive: true
    case .background: grants.hasGrace || isKeptInUse
    case .notInstalled, .notRunning, .suspended: false
    }
  }

  private var isKeptInUse: Bool {
    switch grants.machine {
    case .iOS: hasBackgroundWork
    case .android(let machine):
      // a while-in-use grant covers only a service that was started while the app was visible.
      services.wasStartedWhileVisible.map { $0 || machine.granted.contains(.background) } ?? false
    }
  }

  /// Takes in that what keeps the app in use may have begun or ended (`I-36`).
  mutating func observeUse() {
    let isKept = lifecycle.state.isForeground || (lifecycle.state.isRunning && isKeptInUse)
    grants.observeUse(isKept: isKept, &core)
  }

  /// Ends the short time after the use; a grant that was kept beyond its time ends with it (`I-37`).
  mutating func inUseGraceEnded() {
    grants.endGrace()
    if grants.isOverdue, !isInUse { temporaryGrantLapsed() }
  }

  /// Whether something keeps a one-time grant of Android alive (`A-33`, `A-35`, `A-37`).
  var keepsOneTimeGrant: Bool {
    if services.wasStartedWhileVisible == true { return true }
    switch core.profile.policies.oneTimeKeepAlive {
    case .foregroundService: return false
    case .importance: return services.areBoundByVisibleProcess && lifecycle.state.hasProcess
    }
  }

  /// Lets a temporary grant lapse, and tells the app where the platform does (`I-37`).
  mutating func temporaryGrantLapsed() {
    let isKept = core.profile.platform == .iOS ? isInUse : keepsOneTimeGrant
    // I-38, A-35: it ends as soon as nothing keeps it.
    grants.setOverdue(isKept)
    if isKept { return }
    change(iOS: .useEnded, android: .oneTimeGrantLapsed)
    flushNews()
  }

  /// Does to the permission what the end of the process does.
  mutating func permissionLostProcess() {
    switch grants.machine {
    case .iOS:
      core.timeline.removeAll { $0 == .temporaryGrantLapsed }
      changeIOS(.processEnded)
      // Nobody is there to be told.
      core.news.dropWaiting()
    case .android(let machine):
      changeAndroid(.processEnded)
      guard !machine.oneTime.isEmpty else { return }
      // a short grace, within which a new process keeps the grant.
      core.timeline.move(
        .temporaryGrantLapsed, to: core.now + core.profile.constants.oneTimeGrantKilledDelay)
    }
  }
}
