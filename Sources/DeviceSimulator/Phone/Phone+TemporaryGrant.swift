import DeviceInterface

extension Phone {
  /// Whether the app is in use: in front, or a short time after (`I-36`, `A-02`).
  public var isInUse: Bool {
    lifecycle.state.isForeground || (hasInUseGrace && lifecycle.state.isRunning)
  }

  /// Starts the time after which a temporary grant lapses, now that the app left the front.
  mutating func armTemporaryGrant() {
    timeline.removeAll { $0 == .temporaryGrantLapsed }
    switch grants {
    case .iOS(let machine):
      guard machine.grant == .temporaryWhenInUse || machine.hasTemporaryFullAccuracy else {
        return
      }
      timeline.add(.temporaryGrantLapsed, at: now + profile.constants.temporaryGrantGrace)
    case .android(let machine):
      guard machine.isOneTime else { return }
      // the timer runs without a break; coming back to the front stops it.
      timeline.add(.temporaryGrantLapsed, at: now + profile.constants.oneTimeGrantTimeout)
    }
  }

  /// Lets a temporary grant lapse, and tells the app where the platform does (`I-37`).
  mutating func temporaryGrantLapsed() {
    switch grants {
    case .iOS: changeIOS(.useEnded)
    case .android: changeAndroid(.oneTimeGrantLapsed)
    }
    flushNews()
  }

  /// Does to the permission what the end of the process does.
  mutating func permissionLostProcess() {
    switch grants {
    case .iOS:
      timeline.removeAll { $0 == .temporaryGrantLapsed }
      changeIOS(.processEnded)
      // Nobody is there to be told.
      news = []
    case .android(let machine):
      changeAndroid(.processEnded)
      guard machine.isOneTime else { return }
      // a short grace, within which a new process keeps the grant.
      timeline.removeAll { $0 == .temporaryGrantLapsed }
      timeline.add(
        .temporaryGrantLapsed, at: now + profile.constants.oneTimeGrantKilledDelay)
    }
  }
}
