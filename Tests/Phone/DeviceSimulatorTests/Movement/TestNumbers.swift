/// Numbers for tests that follow from a seed: a linear congruential generator, of which the upper half is taken.
struct TestNumbers {
  var state: UInt64

  /// Returns the next number, below 2^32.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }
}
