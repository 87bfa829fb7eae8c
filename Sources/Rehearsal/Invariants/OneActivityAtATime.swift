import AppParts

/// At most one campaign is active or paused, and at most one shift is going on (`campaign:3.1`).
enum OneActivityAtATime {
  static let rule =
    "An app records for one thing at a time, and begins another when that has ended."

  /// Looks at what the app records for.
  static func check(_ journal: TrackJournal) -> InvariantViolation? {
    guard journal.logs.count > 1 else { return nil }
    let open = journal.logs.lazy.filter { !$0.isFinished }.map(\.owner)
    guard open.count > 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The app records for \(open.joined(separator: " and ")) at once.")
  }
}
