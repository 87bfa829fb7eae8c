/// The durations of repetitions of one thing, in seconds.
struct Samples {
  private var seconds: [Double] = []

  mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.seconds.append(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// The shortest, which a busy machine disturbed least.
  var best: Double { seconds.min() ?? 0 }

  var median: Double {
    guard !seconds.isEmpty else { return 0 }
    let sorted = seconds.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// How often an amount is done in a second, at best and in the median.
  func rate(of amount: Int) -> Figure {
    Figure(best: Double(amount) / best, median: Double(amount) / median)
  }
}
