/// A success criterion of the clock-in app that is measured, by its id.
enum Criterion: String, Hashable, Sendable, CaseIterable {
  /// Points are recorded at their intervals.
  case intervals = "clock-in:SC-001"
  /// What tracking takes from the battery.
  case battery = "clock-in:SC-002"
  /// How accurate points are, and how near the truth.
  case accuracy = "clock-in:SC-003"
  /// How soon stored points reach the server.
  case sync = "clock-in:SC-004"
  /// How soon tracking goes on after the phone's start.
  case resumption = "clock-in:SC-006"
  /// The times of points never change.
  case timestamps = "clock-in:SC-007"
  /// Tracking can be seen.
  case visibility = "clock-in:SC-008"
  /// How near the routes are to the history.
  case taps = "clock-in:SC-009"
}
