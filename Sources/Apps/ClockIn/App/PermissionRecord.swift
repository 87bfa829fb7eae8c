import DeviceInterface

/// What is kept of the permission for the location: its level, and when that was last checked (`clock-in:PERM-1`).
public struct PermissionRecord: Hashable, Sendable {
  /// How far the employee lets the app use the location.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Not at all, or not asked yet.
    case none
    /// While it is used.
    case whileUsing = "while-using"
    /// At any time.
    case always
  }

  /// Where durable storage has it.
  public static let key = "clock-in.permission"

  /// The level.
  public let level: Level
  /// When it was last checked, in milliseconds since 1970 by the phone's clock.
  public let checkedAtMilliseconds: Int64

  /// What there is to keep of the platform's words.
  init(_ facts: borrowing Facts) {
    level =
      switch facts.permission.status {
      case .always: .always
      case .whenInUse: .whileUsing
      case .notDetermined, .denied, .restricted: .none
      }
    checkedAtMilliseconds = facts.wallClock.millisecondsSince1970
  }

  /// Restores it, or returns `nil` where the text is none.
  public init?(text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let level = Level(rawValue: String(parts[0])),
      let checkedAt = Int64(parts[1])
    else { return nil }
    (self.level, checkedAtMilliseconds) = (level, checkedAt)
  }

  /// The record as text for durable storage.
  var text: String { "\(level.rawValue) \(checkedAtMilliseconds)" }
}

extension ClockInFlow {
  /// Checks the permission, and keeps what it is: at each occasion, and in between where it has changed.
  mutating func checkPermission(isOccasion: Bool, _ platform: inout Requests) {
    let checked = PermissionRecord(platform.facts)
    guard isOccasion || checked.level != permissionRecord?.level else { return }
    permissionRecord = checked
    platform.add(.store(key: PermissionRecord.key, value: checked.text))
  }
}
