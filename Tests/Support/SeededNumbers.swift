/// The only source of chance of the tests; the same seed gives the same numbers anywhere (SplitMix64).
package struct SeededNumbers {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 up to a bound.
  package mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
