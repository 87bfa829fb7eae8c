import AppParts
import DeviceInterface

extension ClockInFlow {
  /// What a tap waits for.
  enum Stage: Hashable, Sendable {
    /// Nothing is wanted.
    case none
    /// The employee is to agree that location is used.
    case awaiting(LocationConsent)
    /// The system asks for the permission to track in the background, during a shift.
    case askingForAlways(PermissionQuestion)
    /// The shift has ended, and its final position is looked for.
    case clockingOut
  }

  /// Which page the app shows.
  enum Page: Hashable, Sendable {
    /// The shift, or the button to begin one.
    case dashboard
    /// All shifts.
    case history
    /// The route of one shift.
    case route
  }

  /// Something that is put above the page.
  enum Notice: Hashable, Sendable {
    /// Location is out of reach, so there is no clock-in.
    case blocked(LocationBlock)
    /// Tracking works less well than it could.
    case guidance(Guidance)
    /// Whether the shift is really to end.
    case confirmingClockOut
  }

  /// What would make tracking better.
  enum Guidance: Hashable, Sendable {
    /// The permission to track at any time; the system can still be asked for it, or not.
    case background(canAsk: Bool)
    /// Precise location.
    case precision
  }

  /// Why a clock-in came to nothing without a dialog that says so.
  enum Obstacle: Hashable, Sendable {
    /// The question was not put, or not answered.
    case unanswered
    /// The employee did not want to be asked.
    case declined
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

  static let alertTimer = "clock-in.alert"
  static let captureTimer = "clock-in.capture"
  static let deadlineTimer = "clock-in.deadline"
  static let startTimer = "clock-in.start"
  static let doubtTimer = "clock-in.doubt"
  static let endTimer = "clock-in.end"
  static let reviewTimer = "clock-in.review"
  static let toastTimer = "clock-in.toast"

  static let trackingNotification = "clock-in.tracking"
  static let batteryNotification = "clock-in.battery"
  static let storageNotification = "clock-in.storage"
  static let regionID = "clock-in.last-position"
}
