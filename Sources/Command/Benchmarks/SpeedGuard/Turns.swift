/// What one run of a program took, in seconds.
package struct Took: Hashable, Sendable {
  /// From its start to its end.
  package let wallClock: Double
  /// What the processors worked on it and on what it had started.
  package let processors: Double

  /// What was measured.
  package init(wallClock: Double, processors: Double) {
    (self.wallClock, self.processors) = (wallClock, processors)
  }
}

/// What all turns of two programs took.
package struct Measured: Hashable, Sendable {
  /// From start to end.
  package private(set) var wallClock = PairedTimes()
  /// The work of the processors.
  package private(set) var processors = PairedTimes()

  /// Nothing yet.
  package init() {}

  /// What was measured before.
  package init(wallClock: PairedTimes, processors: PairedTimes) {
    (self.wallClock, self.processors) = (wallClock, processors)
  }

  mutating func add(before: Took, now: Took) {
    wallClock.add((before.wallClock, now.wallClock))
    processors.add((before.processors, now.processors))
  }

  /// The comparisons of both times.
  package var comparisons: [Comparison] { [wallClock, processors].compactMap(Comparison.init) }
}

/// Two programs that take turns until it is clear what became of their times: before, now, now, before, and so on.
///
/// So what slows the machine down meets both alike, and neither is always the one that comes second.
package struct Turns: Hashable, Sendable {
  /// The side that could not be measured.
  package struct Failure: Error, Hashable, Sendable {
    /// Which of the two it is.
    package let side: Side
  }

  private let pairsMin = 6
  private let pairsMax: Int
  /// After so long no more is measured than the fewest pairs that tell something, and after so much longer not even those.
  private let secondsMax: Double
  private let secondsMaxOfFewest = 900.0
  private let widthMax = 0.04

  /// Says how much is measured at most; half of the pairs begin with either program.
  package init(pairsMax: Int = 40, secondsMax: Double = 45) {
    (self.pairsMax, self.secondsMax) = (max(pairsMin, pairsMax + pairsMax % 2), secondsMax)
  }

  /// Lets both programs run once to warm up, and then in turns; what is slower then is measured a second time, which counts.
  ///
  /// Of so many rows chance would else have one be slower now and then, where the machine is busy.
  ///
  /// - Parameter run: Runs the program of a side; nil where it does not end as it should.
  package func measure(_ run: (Side) -> Took?) throws(Failure) -> Measured {
    let measured = try round(run)
    let isSlower = measured.comparisons.contains { $0.change == .slower }
    return isSlower ? try round(run) : measured
  }

  private func round(_ run: (Side) -> Took?) throws(Failure) -> Measured {
    var measured = Measured()
    var spent = 0.0
    for side in [Side.before, .now] { spent += try took(side, run).wallClock }
    while !isEnough(measured, spent: spent) {
      let isReversed = !measured.wallClock.count.isMultiple(of: 2)
      let first = try took(isReversed ? .now : .before, run)
      let second = try took(isReversed ? .before : .now, run)
      measured.add(before: isReversed ? second : first, now: isReversed ? first : second)
      spent += first.wallClock + second.wallClock
    }
    return measured
  }

  private func took(_ side: Side, _ run: (Side) -> Took?) throws(Failure) -> Took {
    guard let took = run(side) else { throw Failure(side: side) }
    return took
  }

  private func isEnough(_ measured: Measured, spent: Double) -> Bool {
    let pairs = measured.wallClock.count
    if pairs >= pairsMax || spent >= secondsMaxOfFewest { return true }
    guard pairs >= pairsMin, pairs.isMultiple(of: 2) else { return false }
    return spent >= secondsMax || measured.comparisons.allSatisfy { $0.isNarrow(widthMax) }
  }
}
