/// How a campaign stands, as sentences name it.
enum CampaignState: String, Hashable, Sendable, CaseIterable {
  /// It is tracked, and its time runs.
  case active
  /// It is begun, and its time stands.
  case paused
  /// The promoter has done it.
  case completed
  /// The promoter has given it up.
  case cancelled
  /// It was never begun.
  case notStarted = "not started"
}
