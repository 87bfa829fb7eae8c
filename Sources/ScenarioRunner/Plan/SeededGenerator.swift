import Explorer

/// SplitMix64: a small generator of chance whose numbers are the same on every machine.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var choice: SeededChoice

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    choice = SeededChoice(seed: seed)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 { choice.next() }

  /// Returns a seed that depends on every bit of a seed and of a name.
  public static func seed(_ seed: UInt64, for name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    var first = SeededChoice(seed: seed)
    return SeededChoice.mixed(first.next() ^ hash)
  }
}
