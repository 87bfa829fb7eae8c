/// What became of a time: the ratio of now to before, and how sure that is.
///
/// The range is that of the sign test: it supposes nothing of the noise but that one turn does not know of the other, and
/// needs no chance. Six pairs are the fewest that have one.
package struct Comparison: Hashable, Sendable {
  /// From what on a time counts as slower, and from what on as faster.
  static let slowerMin = 1.1
  static let fasterMax = 0.9
  /// How rarely the true ratio may lie outside of the range.
  private static let riskMax = 0.05

  /// The median of what now took in relation to before.
  package let ratio: Double
  /// Where the true ratio lies, 95 times of 100; nil where there are too few pairs to tell.
  package let range: ClosedRange<Double>?

  /// Compares what was measured; nil where nothing was.
  package init?(_ times: PairedTimes) {
    guard times.count > 0 else { return nil }
    let ratios = times.ratios.sorted()
    ratio = PairedTimes.median(of: ratios)
    range = Self.outside(of: ratios.count).map { ratios[$0]...ratios[ratios.count - 1 - $0] }
  }

  /// What is to be said of it.
  package var change: Change {
    guard let range else { return .unknown }
    if ratio >= Self.slowerMin { return range.lowerBound > 1 ? .slower : .hidden }
    if ratio <= Self.fasterMax, range.upperBound < 1 { return .faster }
    return .none
  }

  /// Whether the range is so narrow that more turns would tell nothing new.
  func isNarrow(_ widthMax: Double) -> Bool {
    guard let range else { return false }
    return range.upperBound - range.lowerBound <= widthMax * ratio
  }

  /// How many of the smallest ratios, and of the largest, lie outside of the range; nil where there is none.
  ///
  /// Each ratio lies below the true one as a coin shows heads. So that no more than `outside` do is as rare as no more
  /// heads in as many throws.
  static func outside(of count: Int) -> Int? {
    var exactly = (0..<count).reduce(1.0) { chance, _ in chance / 2 }
    var atMost = exactly
    var outside: Int?
    for heads in 0..<count where 2 * atMost <= riskMax {
      outside = heads
      exactly *= Double(count - heads) / Double(heads + 1)
      atMost += exactly
    }
    return outside
  }
}

/// What became of a time.
package enum Change: Hashable, Sendable {
  /// It is longer by 10 % or more, and certainly longer.
  case slower
  /// It is shorter by 10 % or more, and certainly shorter.
  case faster
  /// It is much the same, or not certainly shorter.
  case none
  /// It is longer by 10 % or more, and the noise hides whether that is so.
  case hidden
  /// There are too few pairs to tell.
  case unknown
}
