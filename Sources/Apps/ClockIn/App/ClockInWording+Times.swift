import AppParts
import DeviceInterface

extension ClockInWording {
  /// When a shift was, such as "Mon 2026-01-05 08:00 – 16:30"; the end has a date where it is another day.
  static func title(_ shift: ShiftSummary, zoneOffsetSeconds: Int) -> String {
    let begin = WallTime(
      millisecondsSince1970: shift.clockedInAtMilliseconds, zoneOffsetSeconds: zoneOffsetSeconds)
    let start = "\(begin.weekday.abbreviation) \(begin.date) \(minutes(begin))"
    guard let ended = shift.clockedOutAtMilliseconds else { return start + " – in progress" }
    let end = WallTime(millisecondsSince1970: ended, zoneOffsetSeconds: zoneOffsetSeconds)
    let isSameDay = end.date == begin.date
    return start + " – " + (isSameDay ? "" : "\(end.date) ") + minutes(end)
  }

  /// What else the history says of a shift.
  static func detail(_ shift: ShiftSummary, isWaiting: Bool, isRefused: Bool) -> String {
    var parts = [shift.pointCount == 1 ? "1 point" : "\(shift.pointCount) points"]
    if shift.lostCount > 0 { parts.append("\(shift.lostCount) lost") }
    if shift.isFlagged { parts.append("for review") }
    if isWaiting { parts.append("not all sent yet") }
    if isRefused { parts.append("partly refused") }
    return parts.joined(separator: " · ")
  }

  /// That a shift has ended, and when.
  static func farewell(
    _ shift: ShiftSummary, wasElsewhere: Bool, zoneOffsetSeconds: Int
  ) -> String {
    let end = WallTime(
      millisecondsSince1970: shift.clockedOutAtMilliseconds ?? shift.clockedInAtMilliseconds,
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
