/// A figure that a world measured over a whole scenario, for reports: also where everything passed.
public struct Figure: Hashable, Sendable, Codable {
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

/// A set of measured values with their times; percentiles are exact, values of it and nothing in between.
///
/// Adding costs the same however many there are; percentiles sort, and are asked for once.
public struct Distribution: Hashable, Sendable {
  /// One measured value.
  public struct Sample: Hashable, Sendable {
    /// The value, in the whole units of what is measured.
    public var amount: Int64
    /// The virtual time at which it was measured.
    public var at: Duration
    /// The number of what it was measured of, such as a point's; nil where there is none.
    public var number: Int?

    /// Creates a value.
    public init(_ amount: Int64, at: Duration, number: Int? = nil) {
      self.amount = amount
      self.at = at
      self.number = number
    }
  }

  /// The values in the order in which they were added.
  public private(set) var samples: [Sample] = []
  /// The greatest value, the first of equal ones; nil where there is none.
  public private(set) var worst: Sample?

  /// Creates a distribution without values.
  public init() {}

  /// The number of values.
  public var count: Int { samples.count }

  /// Adds a value.
  public mutating func add(_ sample: Sample) {
    samples.append(sample)
    if worst.map({ sample.amount > $0.amount }) ?? true { worst = sample }
  }

  /// Returns the distribution with one more value; with none more for nil.
  public func adding(_ sample: Sample?) -> Distribution {
    guard let sample else { return self }
    var more = self
    more.add(sample)
    return more
  }

  /// Returns the least value that at least this percentage of all values does not exceed, from 1 to 100 (nearest rank).
  public func percentile(_ percentage: Int) -> Int64? {
    guard !samples.isEmpty, (1...100).contains(percentage) else { return nil }
    let sorted = samples.map(\.amount).sorted()
    return sorted[(percentage * sorted.count + 99) / 100 - 1]
  }

  /// Returns how many values are at most this.
  public func count(atMost bound: Int64) -> Int {
    samples.count { $0.amount <= bound }
  }

  /// Returns the part of the values that are at most this, in thousandths, rounded down; nil where there are none.
  public func permille(atMost bound: Int64) -> Int? {
    samples.isEmpty ? nil : count(atMost: bound) * 1_000 / samples.count
  }
}
