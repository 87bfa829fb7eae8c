import AppParts
import DeviceInterface

/// Every text of the clock-in app.
enum ClockInWording {
  static let title = "Clock-in"
  static let clockIn = "Clock in"
  static let clockOut = "Clock out"
  static let history = "Shift history"
  static let improve = "Improve tracking"
  static let allowLocation = "Allow location"
  static let goToSettings = "Go to Settings"
  static let keepWorking = "Keep working"
  static let cancel = "Cancel"
  static let back = "Back"
  static let tryAgain = "Try again"

  static let elapsed = "Elapsed"
  static let points = "Points"

  static let recorded = "Location recorded"
  static let recordedInaccurately = "Location recorded with low accuracy"
  static let forReview = "For review"
  static let sending = "Sending"
  static let storageFull = "Storage full"
  static let storageLow = "Storage nearly full"
  static let batteryLow = "Battery low"

  static let clockingOut = "Clocking out…"
  static let loadingHistory = "Loading shifts…"
  static let loadingRoute = "Loading the route…"
  static let noShifts = "There are no shifts yet."
  static let noPoints = "No locations were recorded in this shift."
  static let refused = "The server refused a part of a shift."

  /// How many points had to make room before they were sent.
  static func lost(_ count: Int) -> String { count == 1 ? "1 point lost" : "\(count) points lost" }

  static let storageText =
    "Free some space. Otherwise the oldest locations that are not sent yet make room for new ones."

  static func batteryText(stops: Bool) -> String {
    stops
      ? "Tracking stops until the phone is charged. Your shift goes on."
      : "Tracking goes on. Charge your phone to complete the shift."
  }

  /// The status of the tracking at a glance (`clock-in:FR-013`).
  static func badge(_ status: ClockInFlow.Status) -> Badge {
    switch status {
    case .offDuty: Badge("Off duty")
    case .tracking: Badge("Tracking", .green)
    case .inaccurate: Badge("Low accuracy", .yellow)
    case .signalLost: Badge("Signal lost", .yellow)
    case .paused: Badge("Paused", .yellow)
    }
  }

  /// What a status other than the usual means.
  static func message(_ status: ClockInFlow.Status) -> String? {
    switch status {
    case .offDuty, .tracking: nil
    case .inaccurate: "Your location is known approximately only."
    case .signalLost:
      "Your location cannot be determined here. Tracking goes on as soon as there is a signal."
    case .paused(.noPermission):
      "Your location cannot be used. The shift goes on, and tracking does when you allow it again."
    case .paused(.lowBattery): "Tracking has stopped to save the battery. The shift goes on."
    case .paused(.noSignal), .paused(.appNotRunning), .paused(.phoneOff), .paused(.storageFull):
      "Tracking was interrupted. It goes on when you have the app in front."
    }
  }

  /// What stands outside the app during a shift (`clock-in:FR-012`).
  static func notification(_ status: ClockInFlow.Status) -> (title: String, text: String) {
    switch status {
    case .offDuty, .tracking, .inaccurate:
      ("Tracking your shift", "Your location is recorded until you clock out.")
    case .signalLost:
      ("Tracking your shift", "There is no signal. Locations follow when it is back.")
    case .paused(.lowBattery): ("Tracking is paused", "The battery is low. Your shift goes on.")
    case .paused(.noPermission):
      ("Tracking is paused", "Your location cannot be used. Open the app to see what to do.")
    case .paused(.noSignal), .paused(.appNotRunning), .paused(.phoneOff), .paused(.storageFull):
      ("Tracking is paused", "Open the app to go on.")
    }
  }

  /// What stands outside the app on iOS once it has not recorded what was due.
  static let stoppedNotification = (
    title: "Tracking has stopped",
    text: "Your location is not recorded any more. Open the app to go on."
  )

  static func message(_ failure: LocationGuide.Failure) -> String {
    switch failure {
    case .unanswered, .imprecise:
      "You are not clocked in, because location has not been allowed yet."
    case .declined: "You are not clocked in. Clocking in needs your location."
    }
  }

  static func message(_ problem: QueryProblem) -> String {
    "Could not load everything. " + problem.sentence
  }

  /// When a shift was, such as "Mon 2026-01-05 08:00 – 16:30"; the end has a date where it is another day.
  static func title(_ shift: ShiftSummary, zoneOffsetSeconds: Int) -> String {
    let begin = WallTime(
      millisecondsSince1970: shift.clockedInAtMilliseconds, zoneOffsetSeconds: zoneOffsetSeconds)
    let start = "\(begin.weekday.abbreviation) \(begin.date) \(minutes(begin))"
    guard let ended = shift.endMilliseconds else { return start + " – in progress" }
    let end = WallTime(millisecondsSince1970: ended, zoneOffsetSeconds: zoneOffsetSeconds)
    let isSameDay = end.date == begin.date
    return start + " – " + (isSameDay ? "" : "\(end.date) ") + minutes(end)
  }

  /// What else the history says of a shift.
  static func detail(
    _ shift: ShiftSummary, isWaiting: Bool, isRefused: Bool, zoneOffsetSeconds: Int
  ) -> String {
    var parts = [shift.pointCount == 1 ? "1 point" : "\(shift.pointCount) points"]
    if let claim = claim(of: shift, zoneOffsetSeconds) { parts.append(claim) }
    if shift.lostCount > 0 { parts.append("\(shift.lostCount) lost") }
    if shift.isFlagged { parts.append("for review") }
    if let away = absences(shift, zoneOffsetSeconds) { parts.append(away) }
    if isWaiting { parts.append("not all sent yet") }
    if isRefused { parts.append("partly refused") }
    return parts.joined(separator: " · ")
  }

  /// What the phone's clock said of a shift's times, where that is not what counts: "the phone said 06:00 – 06:20".
  private static func claim(of shift: ShiftSummary, _ zoneOffsetSeconds: Int) -> String? {
    guard let claim = shift.claim else { return nil }
    let times = [(claim.begin, shift.clockedInAtMilliseconds), (claim.end, shift.endMilliseconds)]
    let texts = times.compactMap { claimed, actual in
      claimed.map { claimed in
        let time = WallTime(
          millisecondsSince1970: claimed, zoneOffsetSeconds: zoneOffsetSeconds)
        let day = actual.map {
          WallTime(millisecondsSince1970: $0, zoneOffsetSeconds: zoneOffsetSeconds).date
        }
        return (time.date == day ? "" : "\(time.date) ") + minutes(time)
      }
    }
    return "the phone said " + texts.joined(separator: " – ")
  }

  /// When the notice of a shift was away, such as "notice away 08:10 – 08:25".
  private static func absences(_ shift: ShiftSummary, _ zoneOffsetSeconds: Int) -> String? {
    guard !shift.noticeAbsences.isEmpty else { return nil }
    let times = shift.noticeAbsences.map { absence in
      let times = [absence.fromMilliseconds, absence.toMilliseconds].map {
        minutes(WallTime(millisecondsSince1970: $0, zoneOffsetSeconds: zoneOffsetSeconds))
      }
      return times.joined(separator: " – ")
    }
    return "notice away " + times.joined(separator: ", ")
  }

  /// That a shift has ended, and when.
  static func farewell(
    _ shift: ShiftSummary, wasElsewhere: Bool, zoneOffsetSeconds: Int
  ) -> String {
    let end = WallTime(
      millisecondsSince1970: shift.endMilliseconds ?? shift.clockedInAtMilliseconds,
      zoneOffsetSeconds: zoneOffsetSeconds)
    let losses = shift.lostCount > 0 ? " \(lost(shift.lostCount)), as the storage was full." : ""
    guard wasElsewhere else { return "You clocked out at \(minutes(end))." + losses }
    return "Your shift was ended on another device at \(minutes(end)). What was recorded is sent."
      + losses
  }

  /// When a point was recorded, and what it is worth (`clock-in:FR-010`).
  static func point(_ point: TrackPoint, zoneOffsetSeconds: Int) -> String {
    let time = WallTime(
      millisecondsSince1970: point.timeMilliseconds, zoneOffsetSeconds: zoneOffsetSeconds)
    var parts = ["Recorded \(time)", "accurate to \(point.accuracyMeters) m"]
    if point.isLastKnown {
      parts.append("last known position")
    } else if point.isLowAccuracy {
      parts.append("low accuracy")
    }
    return parts.joined(separator: " · ")
  }

  private static func minutes(_ time: WallTime) -> String {
    String(decoding: time.timeOfDay.description.utf8.prefix(5), as: UTF8.self)
  }
}
