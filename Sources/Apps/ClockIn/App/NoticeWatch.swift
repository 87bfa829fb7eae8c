import DeviceInterface

/// The watch over the notice that says how tracking stands, which the employee may swipe away at any time (`I-110`).
struct NoticeWatch: Hashable, Sendable {
  /// Since when the notice has been missing, in milliseconds since 1970, as far as the app has noticed.
  private(set) var awaySince: Int64?
  private var isPosted = false
  /// Whether nothing of the app could be seen outside it when the notice was posted, or since.
  private var isUnseen = false

  /// Notes that the notice has been posted; returns the time for which it was away before.
  mutating func posted(_ facts: Facts) -> NoticeAbsence? {
    (isPosted, isUnseen) = (true, !facts.notificationsEnabled)
    let now = facts.wallClock.millisecondsSince1970
    defer { awaySince = nil }
    return awaySince.map { NoticeAbsence(fromMilliseconds: $0, toMilliseconds: now) }
  }

  /// Notes that the notice is wanted no more; returns the time for which it was away at the end.
  mutating func ended(atMilliseconds now: Int64) -> NoticeAbsence? {
    defer { self = NoticeWatch() }
    return awaySince.map { NoticeAbsence(fromMilliseconds: $0, toMilliseconds: now) }
  }

  /// Looks whether notifications are allowed again, so that the notice has to be posted for the first time that it is seen.
  mutating func isAllowedAgain(_ facts: Facts) -> Bool {
    guard isPosted, facts.notificationsEnabled else {
      isUnseen = isPosted
      return false
    }
    defer { isUnseen = false }
    return isUnseen
  }

  /// Looks whether the notice still stands; returns whether it has just been missed.
  ///
  /// While nothing is seen at all, nobody has swiped it away.
  mutating func misses(_ id: String, _ facts: Facts) -> Bool {
    guard isPosted, awaySince == nil, facts.notificationsEnabled,
      !facts.shownNotifications.contains(id)
    else { return false }
    awaySince = facts.wallClock.millisecondsSince1970
    return true
  }
}

/// A time for which the notice of a shift was away, as the employee had swiped it away (`I-110`).
public struct NoticeAbsence: Hashable, Sendable {
  /// When the app first missed it, in milliseconds since 1970.
  public var fromMilliseconds: Int64
  /// When it stood again, or the shift was over.
  public var toMilliseconds: Int64

  /// How many of them a shift tells.
  static let countMax = 20

  /// The absences as text for durable storage: begin and end of each.
  static func text(_ absences: [NoticeAbsence]) -> String {
    absences.map { "\($0.fromMilliseconds) \($0.toMilliseconds)" }.joined(separator: ",")
  }

  /// Restores absences; what is damaged is left out.
  static func list(_ text: String) -> [NoticeAbsence] {
    text.split(separator: ",").compactMap { part in
      let times = part.split(separator: " ").compactMap { Int64($0) }
      guard times.count == 2 else { return nil }
      return NoticeAbsence(fromMilliseconds: times[0], toMilliseconds: times[1])
    }
  }
}
