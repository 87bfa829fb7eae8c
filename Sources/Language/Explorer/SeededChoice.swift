/// Numbers that look like chance and are the same for the same seed on every machine.
///
/// The mixing function is SplitMix64's (Steele, Lea and Flood, 2014).
public struct SeededChoice: Hashable, Sendable {
  private var state: UInt64

  /// Creates a sequence.
  public init(seed: UInt64) { state = seed }

  /// Creates the sequence of one of many walks, of which each can be made without those before it.
  public init(seed: UInt64, walk: UInt64) {
    var mixed = SeededChoice(seed: seed ^ (walk &* 0xA076_1D64_78BD_642F))
    state = mixed.next()
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns a number of which every bit depends on every bit of the other.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below the bound, which is at least 1.
  public mutating func next(below bound: Int) -> Int {
    // The product's upper half: no division, and a bias of no more than one in 2^64 / bound.
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
