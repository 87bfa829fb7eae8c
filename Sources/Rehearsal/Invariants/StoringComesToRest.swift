import AppParts

/// What cannot be stored is tried again only while room is made for it.
enum StoringComesToRest {
  static let rule = "What cannot be stored is tried again a bounded number of times at one instant."

  /// Looks at what the app stores its points with.
  static func check(_ journal: TrackJournal) -> InvariantViolation? {
    journal.endlessRetry.map { InvariantViolation(rule: rule, happened: $0.description) }
  }
}
