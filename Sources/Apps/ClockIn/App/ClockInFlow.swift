public import AppParts
public import DeviceInterface

/// The employee's app: clocks in and out, and tracks the shift in between in the background.
///
/// The guide says what a clock-in waits for, `WorkShift` what is going on once it succeeded. Points and reports are the
/// journal's; what else must survive the process is one value in storage. The shift goes on whatever becomes of the
/// tracking: each interruption is a gap with its reason, and ends by itself when the platform allows it.
///
/// ```swift
/// var flow = ClockInFlow()
/// var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
/// flow.handle(.launched(.user), &platform)
/// flow.handle(.becameActive, &platform)
/// flow.handle(.tapped("Clock in"), &platform)
/// platform.list   // stores the shift, starts updates, asks for a position
/// ```
public struct ClockInFlow: Flow {
  /// What can be adjusted.
  public let configuration: Configuration

  /// The shift that is going on.
  public internal(set) var shift: WorkShift?
  /// What records points, keeps and sends them.
  var core: TrackingCore
  /// The latest position that was measured, if this or an earlier process knows one.
  public internal(set) var lastKnown: TrackPoint?
  /// How the phone moves, as far as it matters to the interval.
  public internal(set) var pace = TrackingPace()
  /// What the server has refused for good.
  var refusals = ShiftRefusals()

  /// What the employee was warned of.
  var warnings = ShiftWarnings()
  /// Whether the platform is to start the app once there is a charger.
  var charge = ChargeWait()
  /// What leads the employee to the location that a shift needs.
  var guide: LocationGuide
  /// Whether the employee is told outside the app how the tracking stands.
  var notifying = NotificationQuestion(namespace: "clock-in")
  /// Whether the notice that says so still stands.
  var noticeWatch = NoticeWatch()
  /// What was kept last of the permission for the location.
  var permissionRecord: PermissionRecord?
  /// Whether the shift has ended, and its final position is looked for.
  var isClockingOut = false
  /// Which page the app shows.
  var page = Page.dashboard
  /// Whether the employee is asked whether the shift is really to end.
  var isConfirmingClockOut = false
  /// How the latest shift of this process ended.
  var farewell: Farewell?
  /// The note that is shown for a moment.
  var toast: String?
  /// The time zone in which times are shown, in seconds east of UTC.
  var zoneOffsetSeconds = 0

  /// What has iOS start the app again.
  var relaunchAids = RelaunchAids()
  /// The latest trusted fix and the uptime at which it was measured.
  var newest: MeasuredFix?
  /// When the next one is due.
  var schedule = CaptureSchedule()
  /// The uptime of the latest upload of points that do not fill a batch.
  var lastFlush: Duration?
  /// How the next point hangs together with the last one.
  var mark = StretchMark()
  /// What is known of points that were pruned unsent.
  var pruning = PruningWatch()
  /// The shifts to look back at.
  var shifts = ShiftHistory()
  /// The shift whose route is looked at.
  var routePage = RoutePage()
  private let inPlace = KeptInPlace()

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    guide = LocationGuide(
      .init(.backgroundFirst, namespace: "clock-in", alwaysKey: "clock-in.asked"))
    core = TrackingCore(
      namespace: "clock-in", state: Self.shiftKey, collection: "/api/shifts",
      wakesWithNetwork: true, configuration.journal)
  }

  /// Whether the process has started and could not yet read what the one before has left (`I-96`).
  public var isLaunchOwed: Bool { core.isLaunchOwed }

  /// The shifts of the history, the newest first.
  public var history: [ShiftSummary] { shifts.rows }

  /// Whether a shift goes on: begun and not ended.
  public var isOnShift: Bool { shift.map { $0.clockedOutAtMilliseconds == nil } ?? false }

  /// Whether the history of shifts is on the screen.
  public var showsHistory: Bool { page == .history }

  /// The route on the screen.
  public var route: ShiftRoute? { routePage.route }

  /// Whether the route of a shift is on the screen.
  public var showsRoute: Bool { page == .route && route != nil }

  /// What the platform said last of itself and of the access to positions.
  var access: TrackingAccess { guide.access }

  /// Whether positions are being recorded.
  public var isTracking: Bool {
    core.updates.isRunning && shift.exists && openGap?.reason != .noPermission
  }

  /// The interruption that is going on.
  public var openGap: ShiftGap? { shift?.openGap }

  /// The recorded points and the reports, and their uploads.
  public var journal: TrackJournal { core.journal }

  /// The points of the present shift, in order.
  public var points: [TrackPoint] { core.points }

  /// The number of points of the present shift, pruned ones included.
  public var pointCount: Int { core.log?.recordedCount ?? 0 }
}
