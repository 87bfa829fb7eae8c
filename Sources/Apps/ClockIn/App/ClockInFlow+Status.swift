import AppParts
import DeviceInterface

extension ClockInFlow {
  /// How the tracking stands.
  var status: Status {
    guard shift != nil else { return .offDuty }
    guard isTracking else {
      switch openGap?.reason {
      case .noPermission: return .paused(.noPermission)
      case .lowBattery: return .paused(.lowBattery)
      case .appNotRunning, .phoneOff, .noSignal, .storageFull, nil: return .paused(.appNotRunning)
      }
    }
    if openGap?.reason == .noSignal { return .signalLost }
    return lastKnown?.isLowAccuracy == true ? .inaccurate : .tracking
  }

  /// Shows outside the app how the tracking stands (`clock-in:FR-012`); it stays as long as tracking does.
  mutating func postTrackingNotification(_ platform: inout Requests) {
    guard shift != nil else { return }
    let (title, text) = ClockInWording.notification(status)
    platform.add(
      .post(
        AppNotification(
          id: Self.trackingNotification, title: title, text: text,
          isOngoing: isTracking)))
  }

  /// Takes away what stands outside the app, after the end.
  mutating func withdrawNotifications(_ platform: inout Requests) {
    platform.add(.withdraw(id: Self.trackingNotification))
    platform.add(.withdraw(id: Self.batteryNotification))
    platform.add(.withdraw(id: Self.storageNotification))
  }
}
