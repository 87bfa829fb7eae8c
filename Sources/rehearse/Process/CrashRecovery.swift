/// What a run knows of earlier attempts that ended in a crash.
struct CrashRecovery: Sendable {
  /// No attempt before, and none after a crash.
  static let none = CrashRecovery(crashed: [:], willRun: nil)

  /// Why scenarios must not be run again, by plan index.
  let crashed: [Int: String]
  /// Takes note of the scenario that begins on this thread.
  let willRun: (@Sendable (Int) -> Void)?

  /// Returns the seed to shuffle with: one drawn now or, after a crash, the one drawn then.
  func drawnSeed() -> UInt64 {
    UInt64.random(in: 0..<1_000_000)
  }
}
