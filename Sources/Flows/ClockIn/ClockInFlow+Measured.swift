extension ClockInFlow {
  /// Whether a shift goes on: begun and not ended.
  public var isOnShift: Bool { shift.map { $0.clockedOutAtMilliseconds == nil } ?? false }

  /// Whether the history of shifts is on the screen.
  public var showsHistory: Bool { page == .history }

  /// Whether the route of a shift is on the screen.
  public var showsRoute: Bool { page == .route && route != nil }

  /// Returns how often positions are to be recorded, by how the phone moves at an uptime.
  public func intervalInForce(at uptime: Duration) -> Duration { interval(at: uptime) }
}
