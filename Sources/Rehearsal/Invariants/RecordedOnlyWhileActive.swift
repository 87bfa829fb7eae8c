import AppParts
import DeviceInterface

/// Points are recorded only between start and end, not during a pause, and only with permission (`startup:FR-009`).
enum RecordedOnlyWhileActive {
  static let rule =
    "Points are recorded only while what they are recorded for is active, and location is allowed."

  /// Looks at a point that has just been recorded.
  static func check(
    _ point: TrackPoint, isActive: Bool, _ permission: Permission
  ) -> InvariantViolation? {
    guard isActive else {
      return InvariantViolation(
        rule: rule, happened: "Point \(point.number) was recorded while nothing was active.")
    }
    guard permission.status.allowsLocation else {
      return InvariantViolation(
        rule: rule,
        happened: "Point \(point.number) was recorded with the permission \(permission.notice).")
    }
    return nil
  }
}
