/// The time that the command needs for something, however busy the machine is.
enum ComputingTime {
  /// How often it is done: other work beside it lengthens one time, and hardly all.
  private static let repetitions = 3

  /// Returns how long the work takes at best; what it returns is what it must not leave out.
  static func needed(for work: () -> Int) -> Duration {
    var best = Duration.seconds(86_400)
    for _ in 0..<repetitions {
      let start = ContinuousClock.now
      let result = work()
      best = min(best, ContinuousClock.now - start)
      precondition(result >= 0)
    }
    return best
  }
}
