/// How many of something ended in each way.
public struct StatusCounts: Hashable, Sendable {
  private var counts: [Int]

  /// Creates counts of zero.
  public init() {
    counts = Array(repeating: 0, count: StepStatus.allCases.count)
  }

  /// The number that ended in this way.
  public subscript(status: StepStatus) -> Int {
    get { counts[status.rank] }
    set { counts[status.rank] = newValue }
  }

  /// The number of all.
  public var total: Int { counts.reduce(0, +) }
}
