import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Which page the app shows.
  enum Page: Hashable, Sendable {
    /// The shift, or the button to begin one.
    case dashboard
    /// All shifts.
    case history
    /// The route of one shift.
    case route
  }

  /// How the tracking stands.
  enum Status: Hashable, Sendable {
    /// There is no shift.
    case offDuty
    /// Positions are recorded.
    case tracking
    /// They are, but they are inaccurate.
    case inaccurate
    /// The receiver finds no position.
    case signalLost
    /// There is no tracking, for the reason.
    case paused(ShiftGap.Reason)
  }

  /// How a shift has ended.
  struct Farewell: Hashable, Sendable {
    /// The shift.
    let summary: ShiftSummary
    /// Whether it was ended on another device.
    var wasElsewhere = false
  }

  static let shiftKey = "clock-in.shift"
  static let keptKey = "clock-in.kept"
  static let historyKey = "clock-in.history"

  static let startReport = "start"
  /// The name of the report that somebody should look at the shift.
  public static let reviewReport = "review"
  static let endReport = "clock-out"

  static let captureTimer = "clock-in.capture"
  static let deadlineTimer = "clock-in.deadline"
  static let startTimer = "clock-in.start"
  static let endTimer = "clock-in.end"
  static let reviewTimer = "clock-in.review"
  static let toastTimer = "clock-in.toast"

  static let trackingNotification = "clock-in.tracking"
  static let batteryNotification = "clock-in.battery"
  static let storageNotification = "clock-in.storage"
  static let regionID = "clock-in.last-position"
}
