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

  var figure: BenchmarkFigure { BenchmarkFigure(best: best, median: median) }

  /// How often an amount is done in a second, at best and in the median.
  func rate(of amount: Int) -> BenchmarkFigure { figure.map { Double(amount) / $0 } }
}

/// A stopwatch for several things that take turns, so that a busy moment meets them all alike.
enum Alternation {
  /// Does each thing once to warm up, then in turn; the samples are in the order of the things.
  static func measure(_ repetitions: Int, _ things: [() async -> Void]) async -> [Samples] {
    let clock = ContinuousClock()
    var samples = things.map { _ in Samples() }
    for thing in things { await thing() }
    for _ in 0..<repetitions {
      for (index, thing) in things.enumerated() {
        let start = clock.now
        await thing()
        samples[index].add(clock.now - start)
      }
    }
    return samples
  }

  /// Does one thing, which takes turns with nothing.
  static func measure(_ repetitions: Int, _ thing: @escaping () async -> Void) async -> Samples {
    await measure(repetitions, [thing])[0]
  }
}

/// The work that other figures are compared with: counting newlines, one byte after the other.
///
/// The loop is the plainest one. Its count is checked for overflow, so it may end at every byte, and the compiler
/// neither unrolls it nor takes several bytes at once: per byte it compares, branches and counts.
/// About 1.6 to 2.1 GB/s on the machine the goals were set on.
enum Yardstick {
  static func countNewlines(in corpus: [[UInt8]]) -> Int {
    var count = 0
    for bytes in corpus {
      count += bytes.withUnsafeBufferPointer(countNewlines)
    }
    return count
  }

  @inline(never)
  private static func countNewlines(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { count += 1 }
    return count
  }
}

/// A place where results go, so that the compiler cannot leave out the work that made them.
struct Consumed {
  private var sum = 0

  @inline(never)
  mutating func add(_ number: Int) { sum &+= number }

  mutating func add(_ text: String) { add(text.utf8.count) }
}
