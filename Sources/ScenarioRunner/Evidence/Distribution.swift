/// Measured values and when each was measured; percentiles are exact, values of it and nothing in between.
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

  /// Mixes in what tells most apart; all of them would cost too much to go through.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(samples.count)
    hasher.combine(samples.last)
  }
}
