public import AppParts
public import DeviceInterface

extension ClockInFlow {
  /// The page that the app shows.
  enum Page: Hashable, Sendable {
    /// The shift, or the button to begin one.
    case dashboard
    /// All shifts.
    case history
    /// The route of one shift.
    case route
  }

  /// The state of the tracking.
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

  /// The end of a shift.
  struct Farewell: Hashable, Sendable {
    /// The shift.
    var summary: ShiftSummary
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
  static let noticeTimer = "clock-in.notice"

  static let trackingNotification = "clock-in.tracking"
  static let batteryNotification = "clock-in.battery"
  static let storageNotification = "clock-in.storage"
  static let regionID = "clock-in.last-position"

  /// How the tracking stands.
  var status: Status {
    guard shift.exists else { return .offDuty }
    guard isTracking else {
      switch openGap?.reason {
      case .noPermission: return .paused(.noPermission)
      case .lowBattery: return .paused(.lowBattery)
      case .appNotRunning, .phoneOff, .noSignal, .storageFull, nil: return .paused(.appNotRunning)
      }
    }
    if isSignalLost { return .signalLost }
    return lastKnown?.isLowAccuracy == true ? .inaccurate : .tracking
  }

  /// Whether the receiver finds no position.
  var isSignalLost: Bool { openGap?.reason == .noSignal }

  /// Shows outside the app how the tracking stands (`clock-in:FR-012`); it stays as long as tracking does.
  mutating func postTrackingNotification(_ platform: inout Requests) {
    guard shift.exists else { return }
    let (title, text) = ClockInWording.notification(status)
    platform.add(
      .post(
        AppNotification(
          id: Self.trackingNotification, title: title, text: text,
          isOngoing: isTracking || charge.isOngoing(core.updates))))
    if let absence = noticeWatch.posted(platform.facts) { note(absence, &platform) }
    foretellStop(&platform)
  }

  /// Has iOS say that tracking has stopped where the next position is overdue, since nobody can who was closed (`I-72`).
  ///
  /// It takes the place of the notice that says otherwise, and is put off for as long as the app runs (`clock-in:SC-008`).
  mutating func foretellStop(_ platform: inout Requests) {
    guard platform.facts.platform == .iOS, isTracking else { return }
    let now = platform.facts.uptime
    let due = max(now, schedule.plannedDue ?? now)
    let (title, text) = ClockInWording.stoppedNotification
    platform.add(
      .post(
        AppNotification(
          id: Self.trackingNotification, title: title, text: text,
          delay: due - now + configuration.latenessMax)))
  }

  /// Has the notice stand again that was swiped away: with the next thing worth telling, or after a while (`I-110`).
  mutating func watchNotice(_ platform: inout Requests) {
    guard shift.exists, !isClockingOut else { return }
    if noticeWatch.isAllowedAgain(platform.facts) { return postNotifications(&platform) }
    guard noticeWatch.misses(Self.trackingNotification, platform.facts) else { return }
    platform.add(.schedule(timer: Self.noticeTimer, after: configuration.noticeAbsenceMax))
  }

  /// Has a notice that is away stand again, as there is something worth telling.
  mutating func restoreNotice(_ platform: inout Requests) {
    if noticeWatch.awaySince != nil { postTrackingNotification(&platform) }
  }

  /// Notes for the history when the notice was away.
  private mutating func note(_ absence: NoticeAbsence, _ platform: inout Requests) {
    platform.add(.cancel(timer: Self.noticeTimer))
    guard let absences = shift?.noticeAbsences, absence.fromMilliseconds != absence.toMilliseconds
    else { return }
    shift?.noticeAbsences = (absences + [absence]).suffix(NoticeAbsence.countMax)
    store(&platform)
  }

  /// Shows outside the app all that is to be seen there now.
  mutating func postNotifications(_ platform: inout Requests) {
    postTrackingNotification(&platform)
    guard shift.exists else { return }
    if warnings.isBatteryLow, configuration.notifiesOfLowBattery {
      postBatteryNotification(&platform)
    }
    if warnings.isStorageLow { postStorageNotification(&platform) }
  }

  /// Takes away what stands outside the app, after the end.
  mutating func withdrawNotifications(_ platform: inout Requests) {
    let now = platform.facts.wallClock.millisecondsSince1970
    if let absence = noticeWatch.ended(atMilliseconds: now) { note(absence, &platform) }
    platform.add(.withdraw(id: Self.trackingNotification))
    platform.add(.withdraw(id: Self.batteryNotification))
    platform.add(.withdraw(id: Self.storageNotification))
  }

  /// The settings that can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How often a position is recorded (`clock-in:FR-003`).
    public var interval: Duration = .seconds(300)
    /// How often at speed (`clock-in:FR-017`).
    public var fastInterval: Duration = .seconds(60)
    /// What the battery counts beside the detail of the route (`clock-in:US3.3`).
    public var mode = TrackingMode.balanced
    /// How often while the phone rests, in balanced mode (`clock-in:FR-018`).
    public var restingInterval: Duration = .seconds(900)
    /// What counts as speed, and what as rest.
    public var pace = TrackingPace.Rules()

    /// How long the receiver may search for a position that is due (`clock-in:SC-001`: 30 s).
    public var fixTimeout: Duration = .seconds(20)
    /// When the best position so far, or the last known one, is recorded instead.
    public var captureTimeout: Duration = .seconds(25)
    /// How long the clock-in waits for its position before it is reported without one.
    public var clockInTimeout: Duration = .seconds(10)
    /// How long the clock-out waits for its position before the last known one is taken.
    public var clockOutTimeout: Duration = .seconds(10)
    /// How often the receiver is heard on Android while it finds no position (`clock-in:US6.4`).
    public var listeningInterval: Duration = .seconds(30)
    /// The greatest age of an accurate position that spares looking for one.
    public var freshFixAge: Duration = .seconds(10)
    /// The greatest age of a position that is recorded for the present (`I-92`).
    public var fixAgeMax: Duration = .seconds(30)
    /// The same where the employee allows an approximate location only (`I-43`).
    public var reducedFixAgeMax: Duration = .seconds(20 * 60)
    /// From which accuracy on, in metres, a point is flagged (`clock-in:FR-015`).
    public var lowAccuracyMeters = 50
    /// How late an interval's end may be noticed before the app counts as not having run.
    public var latenessMax: Duration = .seconds(60)

    /// The accuracy of the updates that keep the app running on iOS; its satellites stay off (`I-61`).
    public var keepAliveAccuracyMeters = 100
    /// How far the phone moves between those updates.
    public var keepAliveFilter: Distance = .meters(100)
    /// The accuracy that is asked for on Android, in metres.
    public var desiredAccuracyMeters = 10
    /// The radius of the region around the last position that starts the app again on iOS.
    public var relaunchRadius: Distance = .meters(200)

    /// The least time between uploads of points that do not fill a batch; shorter than the interval, so that each usual
    /// point goes at once, and not each of a fast drive.
    public var syncInterval: Duration = .seconds(240)
    /// How many points fill a batch, and how uploads are repeated; a batch is large, as two days offline go up in a minute.
    public var journal = Self.usualJournal
    /// After how long a shift is flagged for review (`clock-in:EDGE-5`).
    public var longShift: Duration = .seconds(24 * 3_600)

    /// Below which charge, in percent, the employee is told (`clock-in:US3.2`).
    public var lowBatteryPercentage = 20
    /// Whether they are told.
    public var notifiesOfLowBattery = true
    /// Whether tracking stops then.
    public var stopsOnLowBattery = false
    /// How full the storage, in percent, may be before the employee is warned (`clock-in:EDGE-7`).
    public var storageWarningPercentage = 80

    /// After how long a notice that was swiped away stands again at the latest (`I-110`).
    public var noticeAbsenceMax: Duration = .seconds(15 * 60)
    /// How long a note is shown.
    public var toastTime: Duration = .seconds(3)
    /// How many bytes of a route are read: 50,000 points are some six million.
    public var routeBytesMax = 16 << 20
    /// How many finished shifts the phone knows of itself, where the server has them all.
    public var keptShiftsMax = 30
    /// What distinguishes this phone from all others in the names of shifts.
    public var deviceID = "phone"

    /// Creates the settings, all as specified.
    public init() {}

    private static var usualJournal: TrackJournal.Configuration {
      var journal = TrackJournal.Configuration()
      journal.batchSize = 50
      return journal
    }
  }
}
