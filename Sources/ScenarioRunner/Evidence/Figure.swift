/// A figure that a world measured over a whole scenario, for reports: also where everything passed.
public struct Figure: Hashable, Sendable {
  /// What was measured, such as `Accuracy of points`.
  public var name: String
  /// The id of the requirement that it is measured for.
  public var requirement: String
  /// The figure in words and in relation to what is required, such as `97.5% better than 50 m`.
  public var value: String
  /// What 95 % of the values do not exceed; nil for a figure that is no distribution.
  public var percentile95: String?
  /// The worst of the values.
  public var worst: String?
  /// The virtual time at which the worst was measured.
  public var worstAt: Duration?
  /// How many values there are.
  public var count: Int
  /// How bad it is: the greater, the worse; to be compared only among figures of the same name.
  public var badness: Int64

  /// Creates a figure.
  public init(
    name: String, requirement: String, value: String, percentile95: String? = nil,
    worst: String? = nil, worstAt: Duration? = nil, count: Int, badness: Int64
  ) {
    self.name = name
    self.requirement = requirement
    self.value = value
    self.percentile95 = percentile95
    self.worst = worst
    self.worstAt = worstAt
    self.count = count
    self.badness = badness
  }
}
