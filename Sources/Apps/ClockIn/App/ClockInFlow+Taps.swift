import AppParts
import DeviceInterface

extension ClockInFlow {
  /// The user tapped something; only what the screen shows can be meant.
  mutating func tapped(_ label: String, _ platform: inout Requests) {
    if let dialog {
      // The dialog keeps touches from what lies under it.
      if dialog.buttons.contains(label) { tappedDialog(dialog, label, &platform) }
      return
    }
    switch page {
    case .dashboard: tappedDashboard(label, &platform)
    case .history: tappedHistory(label, &platform)
    case .route: tappedRoute(label, &platform)
    }
  }

  private mutating func tappedDialog(
    _ dialog: Dialog, _ label: String, _ platform: inout Requests
  ) {
    guard isConfirmingClockOut else { return guide.answer(label, in: dialog, &platform) }
    isConfirmingClockOut = false
    if label == ClockInWording.clockOut { clockOut(&platform) }
  }

  private mutating func tappedDashboard(_ label: String, _ platform: inout Requests) {
    guard dashboardControls.contains(label) else { return }
    switch label {
    case ClockInWording.clockIn: pursueClockIn(&platform)
    case ClockInWording.clockOut: isConfirmingClockOut = true
    case ClockInWording.improve: guide.sayWhatIsMissing()
    case ClockInWording.allowLocation: guide.ask(&platform)
    case ClockInWording.goToSettings: platform.add(.openSettings)
    case ClockInWording.history: openHistory(&platform)
    default: break
    }
  }

  private mutating func tappedHistory(_ label: String, _ platform: inout Requests) {
    switch label {
    case ClockInWording.back: page = .dashboard
    case ClockInWording.tryAgain where shifts.loading.problem != nil: loadHistory(&platform)
    default:
      guard let row = historyRows.firstIndex(where: { $0.title == label }) else { return }
      openRoute(history[row], &platform)
    }
  }

  private mutating func tappedRoute(_ label: String, _ platform: inout Requests) {
    switch label {
    case ClockInWording.back:
      page = .history
      closeRoute(&platform)
    case ClockInWording.tryAgain where routePage.loading.problem != nil: loadRoute(&platform)
    default: break
    }
  }

  /// The user tapped a point of the map (`clock-in:FR-010`).
  mutating func tappedPoint(_ number: Int) {
    guard page == .route else { return }
    routePage.select(number)
  }

  /// The user pulled the list down.
  mutating func pulled(_ platform: inout Requests) {
    if page == .history { loadHistory(&platform) }
  }
}
