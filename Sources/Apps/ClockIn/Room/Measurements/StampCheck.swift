import ScenarioRunner

/// How many points have the time on the server, or else in the phone's storage, that they were recorded with (`clock-in:SC-007`).
struct StampCheck: Hashable, Sendable {
  /// How many points were compared.
  private(set) var count = 0
  /// How far the times of those that are changed have moved, in milliseconds.
  private(set) var changed = Distribution()

  /// Compares the time of a point with the one it was recorded with.
  mutating func compare(_ recorded: Int64, with found: Int64, number: Int, at time: Duration) {
    count += 1
    guard recorded != found else { return }
    changed.add(.init(abs(found - recorded), at: time, number: number))
  }

  /// The figure; nil where nothing was compared.
  var figure: Figure? {
    guard count > 0 else { return nil }
    let permille = (count - changed.count) * 1_000 / count
    return Figure(
      name: "Timestamps kept", requirement: Criterion.timestamps.rawValue,
      value: "\(FigureText.percent(permille: permille)) unchanged",
      worst: changed.worst.map { "\(FigureText.duration($0.amount)) off" },
      worstAt: changed.worst?.at, count: count, badness: Int64(1_000 - permille))
  }
}
