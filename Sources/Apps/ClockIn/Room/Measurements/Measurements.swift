import BackendSimulator
public import ClockInApp
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal
import ScenarioRunner

/// The measurements behind the clock-in app's success criteria, kept while time passes (`clock-in:SC-001` to `-009`).
///
/// It looks from outside: at the phone, at the recorded points and at what the app says of itself in public. A look
/// costs the same however long the shift is, and there is none for other apps.
public struct Measurements: AppObserver {
  /// The flow of the clock-in app.
  public typealias Process = ClockInFlow

  /// The criteria whose figures a step has asked for; only those are shown in reports.
  var asked: Set<Criterion> = []
  /// When points were recorded.
  private(set) var dueClock = DueClock()
  /// For how long tracking went on and could be seen.
  private(set) var trackedTime = TrackedTime()
  /// What it took from the battery.
  private(set) var energy = EnergyMeter()
  /// How soon it went on after the phone's start.
  private(set) var restarts = RestartWatch()
  /// How near the routes are to the history.
  private(set) var tapCount = TapCount()
  /// When servers could be reached.
  private(set) var connectivity = Connectivity()
  /// How accurate points claim to be, in centimetres; repeated positions are no measurements.
  private(set) var accuracy = Distribution()
  /// How far points are from where the phone was when they were measured, in centimetres.
  private(set) var trueError = Distribution()
  private var isTracked = false
  private var knownGaps = 0
  private var knownRecords = 0
  private var knownPoints = 0

  /// Begins to measure.
  public init() {}

  /// What app and phone tell each other is no figure.
  public static var readsExchanges: Bool { false }

  /// Figures break no rule.
  public static var judgesMoments: Bool { false }

  /// Takes in what happened on the phone; what was dismissed is no longer to be seen, which a look tells.
  public mutating func note(_ entries: [PhoneLogEntry]) -> Bool {
    for entry in entries {
      connectivity.note(entry.what, at: entry.instant)
      restarts.note(entry.what, at: entry.instant)
    }
    return entries.contains {
      if case .notificationDismissed = $0.what { true } else { false }
    }
  }

  /// Looks at the app, if it has a process, and at the phone.
  public mutating func look(
    at process: borrowing ClockInFlow, after signal: Signal?, _ phone: Phone,
    _ records: [TrackRecord]
  ) {
    let hasProcess = phone.appState.hasProcess
    look(at: hasProcess ? ShiftLook(at: process, uptime: phone.uptime) : nil, phone, records)
    if case .tapped = signal, hasProcess {
      tapCount.tapped(
        showsHistory: process.showsHistory, showsRoute: process.showsRoute, at: phone.now)
    }
  }

  private mutating func look(at shift: ShiftLook?, _ phone: Phone, _ records: [TrackRecord]) {
    let now = phone.now
    let isTracked = shift?.isTracking ?? false
    if let shift {
      restarts.look(isOnShift: shift.isOnShift, isTracked: isTracked, at: now)
    }
    lookAtTracking(shift, isTracked, at: now)
    trackedTime.look(
      isTracked: isTracked, isVisible: phone.notifications.contains(where: \.isOngoing), at: now)
    if isTracked {
      energy.read(phone.energyUse.tracking, tracked: trackedTime.total, at: now)
    }
    guard let shift else { return }
    dueClock.follow(shift.interval, at: now)
    if !records.isEmpty { lookAtPoints(of: records, shift, phone) }
  }

  /// Takes in whether tracking goes on; without a process it only seems to have ended.
  private mutating func lookAtTracking(_ shift: ShiftLook?, _ isTracked: Bool, at now: Instant) {
    defer { self.isTracked = isTracked }
    guard let shift else {
      if self.isTracked { dueClock.abandon(at: now) }
      return
    }
    dueClock.takeUp(
      isTold: !shift.isOnShift || shift.isInterrupted || shift.gapCount > knownGaps, at: now)
    knownGaps = shift.gapCount
    guard isTracked != self.isTracked else { return }
    if isTracked { dueClock.begin(at: now) } else { dueClock.end(at: now) }
  }

  /// Takes in the points of the latest record that it has not seen.
  private mutating func lookAtPoints(
    of records: [TrackRecord], _ shift: ShiftLook, _ phone: Phone
  ) {
    let index = records.count - 1
    if index != knownRecords {
      knownRecords = index
      knownPoints = 0
    }
    let count = records[index].entries.count
    // Points can be lost with the process where the storage is full.
    for entry in records[index].entries.dropFirst(min(knownPoints, count)) {
      dueClock.recorded(
        entry.point.number, isRepeat: entry.point.fix.isLastKnown, next: shift.interval,
        missedAfter: shift.latenessMax, at: phone.now)
      measure(entry.point, phone)
    }
    knownPoints = count
  }

  private mutating func measure(_ point: RecordedPoint, _ phone: Phone) {
    guard !point.fix.isLastKnown else { return }
    let now = phone.now
    accuracy.add(
      .init(Int64(point.fix.accuracyMeters) * 100, at: now.sinceStart, number: point.number))
    let age = phone.wallClock.millisecondsSince1970 - point.fix.timeMilliseconds
    // A clock that was set meanwhile tells nothing about an age.
    let measuredAt = (0...3_600_000).contains(age) ? now + .milliseconds(-age) : now
    let error = point.fix.position.distance(to: phone.position(at: measuredAt)).centimeters
    trueError.add(.init(error, at: now.sinceStart, number: point.number))
  }
}
