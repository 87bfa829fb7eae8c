import DeviceSimulator

/// How an app's process ends before its time.
enum ProcessEnd: String, CaseIterable, Sendable {
  case system
  case user
  case crash
  case restart
  case dischargedBattery
  case update

  /// Ends the process.
  func happen(to phone: inout Phone) throws(PhoneError) {
    switch self {
    case .system: try phone.killBySystem()
    case .user: try phone.closeAppInSwitcher()
    case .crash: try phone.crash()
    case .restart: phone.reboot()
    case .dischargedBattery:
      try phone.powerOff()
      try phone.powerOn()
    case .update: try phone.update(to: phone.nextVersion ?? "2.0")
    }
  }

  /// Whether it can happen now: a process that does not run cannot crash, and a locked phone has no switcher.
  func canHappen(to phone: Phone) -> Bool {
    switch self {
    case .system: phone.appState.hasProcess
    case .user: phone.appState.hasProcess && phone.front != .lockScreen
    case .crash: phone.appState.isRunning
    case .update: phone.appState.hasProcess
    case .restart, .dischargedBattery: true
    }
  }
}
