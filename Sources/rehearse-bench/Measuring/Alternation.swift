/// A stopwatch for several things that take turns, so that a busy moment meets them all alike.
enum Alternation {
  /// Does each thing once to warm up, then in turn; the samples are in the order of the things.
  static func measure(
    _ repetitions: Int, _ things: [() async -> Void]
  ) async -> [Samples] {
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
}
