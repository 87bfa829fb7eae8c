/// What the server has refused for good (`campaign:4.4`, `campaign:5.1`); it stays on the screen as long as the process lives.
public struct Refusals: Hashable, Sendable {
  /// How many points the server has refused.
  public private(set) var pointCount = 0
  /// How many reports about the end of an execution the server has refused.
  public private(set) var reportCount = 0
  /// Whether the promoter has yet to read it.
  private(set) var isUnread = false

  /// Nothing was refused.
  init() {}

  /// Takes up what an earlier process was told and the promoter has not read.
  init(unreadPoints points: Int, reports: Int) { add(points: points, reports: reports) }

  /// Counts what was refused now.
  mutating func add(points: Int = 0, reports: Int = 0) {
    guard points + reports > 0 else { return }
    pointCount += points
    reportCount += reports
    isUnread = true
  }

  /// The promoter has read it.
  mutating func read() { isUnread = false }
}
