/// One of the two programs that take turns.
package enum Side: Hashable, Sendable {
  /// The program of the revision that is compared with.
  case before
  /// The program of the working tree.
  case now
}

/// What the two programs took, turn by turn, in seconds.
package struct PairedTimes: Hashable, Sendable {
  /// The times of the program of before.
  package private(set) var before: [Double] = []
  /// The times of the program of now, in the order of those that they took turns with.
  package private(set) var now: [Double] = []

  /// No times yet.
  package init() {}

  /// Times that are known already.
  package init(before: [Double], now: [Double]) { for pair in zip(before, now) { add(pair) } }

  /// How many pairs there are.
  package var count: Int { now.count }

  /// How long all of it took.
  var sum: Double { (before + now).reduce(0, +) }

  mutating func add(_ pair: (before: Double, now: Double)) {
    before.append(pair.before)
    now.append(pair.now)
  }

  /// What now took in relation to before, pair by pair; no clock tells times below a microsecond apart.
  var ratios: [Double] { zip(before, now).map { max($1, 1e-6) / max($0, 1e-6) } }

  /// The median of times; 0 of none.
  static func median(of times: [Double]) -> Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
